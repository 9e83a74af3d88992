// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/csv_number.h"

#include "core/base/money.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A separator of groups counts as one only where groups are complete: 12,50 is not 1,250, and 0,125 not 125.
std::optional<QByteArray> plainNumber(const QString &cell, QChar point)
{
    const QChar separator = point == u'.' ? u',' : u'.';
    const qsizetype end = cell.indexOf(point);
    const QString whole = cell.left(end), decimals = end < 0 ? QString() : cell.mid(end);
    const QStringList groups = whole.split(separator);
    const auto isComplete = [](const QString &group) { return group.size() == 3; };
    if (groups.size() > 1
        && (groups.constFirst().size() > 3 || groups.constFirst().startsWith(u'0')
            || !std::all_of(groups.begin() + 1, groups.end(), isComplete)))
        return {};
    const QByteArray number = (groups.join(QString()) + QString(decimals).replace(point, u'.')).toUtf8();
    return Decimal::parse(number) ? std::optional(number) : std::nullopt;
}

struct BothReadings
{
    std::optional<QByteArray> withPoint, withComma;

    explicit BothReadings(const QString &cell)
        : withPoint(plainNumber(cell, u'.')), withComma(plainNumber(cell, u','))
    {
    }

    bool areOne() const { return withPoint == withComma; }
};

} // namespace

void NumberNotation::learnFrom(const QString &cell)
{
    const BothReadings readings(cell);
    m_points = m_points || (readings.withPoint && !readings.withComma);
    m_commas = m_commas || (readings.withComma && !readings.withPoint);
}

std::optional<QChar> NumberNotation::decimalSign() const
{
    if (m_points == m_commas)
        return {};
    return m_points ? u'.' : u',';
}

bool NumberNotation::mayBe(const QByteArray &number) const
{
    const auto amount = Decimal::parse(number);
    return amount && amount->normalized().scale <= m_exponent;
}

std::optional<QChar> NumberNotation::usualSignIn(const QString &cell) const
{
    if (m_exponent < 3 || (m_delimiter != ',' && m_delimiter != ';'))
        return {};
    const QChar sign = m_delimiter == ',' ? u'.' : u',';
    return cell.contains(sign) ? std::optional(sign) : std::nullopt;
}

CsvNumber CsvNumber::read(const QString &cell, const NumberNotation &notation)
{
    const BothReadings readings(cell);
    if (!readings.withPoint || !readings.withComma || readings.areOne())
        return {readings.withPoint.value_or(readings.withComma.value_or(QByteArray())), {}};
    auto sign = notation.decimalSign();
    if (!sign) {
        const bool mayBePoint = notation.mayBe(*readings.withPoint);
        if (mayBePoint != notation.mayBe(*readings.withComma))
            return {mayBePoint ? *readings.withPoint : *readings.withComma, {}};
        sign = notation.usualSignIn(cell);
    }
    if (!sign)
        return {*readings.withPoint, *readings.withComma};
    return {*sign == u'.' ? *readings.withPoint : *readings.withComma, {}};
}

} // namespace onhire
