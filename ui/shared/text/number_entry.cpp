// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/number_entry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static QString withAsciiDigits(const QString &text)
{
    QString ascii;
    for (const QChar c : text) {
        if (c.digitValue() >= 0)
            ascii += QChar(u'0' + c.digitValue());
        else if (!c.isSpace() && c.category() != QChar::Other_Format)
            ascii += c;
    }
    return ascii;
}

static bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

// A separator of groups counts as one only where groups are complete: 49.90 is not 4,990, whatever the
// language.
static std::optional<QString> ungrouped(const QString &whole, const QString &separator)
{
    const QStringList groups = separator.isEmpty() ? QStringList() : whole.split(separator);
    if (groups.size() < 2 || groups.constFirst().size() > 3 || !isDigits(groups.join(QString())))
        return {};
    const bool areComplete =
        std::all_of(groups.begin() + 1, groups.end(), [](const QString &group) { return group.size() == 3; });
    return areComplete && !groups.constFirst().isEmpty() ? std::optional(groups.join(QString())) : std::nullopt;
}

// The digits with a point before the decimals, if that is what the text says.
static std::optional<QString> plainNumber(const QString &text, const QLocale &locale)
{
    const auto joined = [](const QString &whole, const QString &decimals) {
        return decimals.isEmpty() ? whole : whole + u'.' + decimals;
    };
    const QString point = locale.decimalPoint();
    const qsizetype split = text.indexOf(point);
    const QString decimals = split < 0 ? QString() : text.mid(split + point.size());
    if (split < 0 || isDigits(decimals)) {
        if (const auto whole = ungrouped(text.left(split), withAsciiDigits(locale.groupSeparator())))
            return joined(*whole, decimals);
    }
    const QString withPoint = QString(text).replace(point, u"."_s).replace(u',', u'.');
    const QStringList parts = withPoint.split(u'.');
    return parts.size() <= 2 && std::ranges::all_of(parts, isDigits) ? std::optional(withPoint) : std::nullopt;
}

static QString withoutLeadingZeros(const QString &number)
{
    qsizetype zeros = 0;
    while (zeros + 1 < number.size() && number[zeros] == u'0' && number[zeros + 1] != u'.')
        ++zeros;
    return number.mid(zeros);
}

JsonValue numberFrom(const QString &typed, const QLocale &locale)
{
    const QString text = withAsciiDigits(typed);
    if (text.isEmpty())
        return {};
    const QString sign = text.startsWith(u'-') ? u"-"_s : QString();
    const auto number = plainNumber(text.mid(sign.size()), locale);
    const QByteArray digits = number ? (sign + withoutLeadingZeros(*number)).toLatin1() : QByteArray();
    return Decimal::parse(digits) ? JsonValue::number(digits) : JsonValue::string(typed);
}

QString numberText(const JsonValue &number, const QLocale &locale)
{
    if (!number.isNumber())
        return number.toString();
    QString text;
    for (const char c : number.digits()) {
        if (c == '.')
            text += locale.decimalPoint();
        else if (c == '-')
            text += locale.negativeSign();
        else
            text += locale.toString(c - '0');
    }
    return text;
}

} // namespace onhire
