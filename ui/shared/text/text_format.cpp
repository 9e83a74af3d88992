// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/text_format.h"

#include <QGuiApplication>
#include <QHash>
#include <QMutex>
#include <QRegularExpression>

#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>

#include <cmath>
#include <string_view>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

struct TextFormatTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::TextFormat)
};

} // namespace

// Qt knows whole dates only; how a language writes day and month ("20. Nov.", "20 Nov", "٢٠ نوفمبر") stands in
// ICU.
static QString findPattern(const QLocale &locale, std::u16string_view parts)
{
    UErrorCode status = U_ZERO_ERROR;
    UDateTimePatternGenerator *generator = udatpg_open(locale.name().toLatin1().constData(), &status);
    char16_t best[64] = {};
    const int length = udatpg_getBestPattern(generator, parts.data(), int(parts.size()), best, 64, &status);
    udatpg_close(generator);
    static const QRegularExpression year(u"\\by\\b"_s); // which Qt writes as it stands
    return U_SUCCESS(status) ? QString::fromUtf16(best, length).replace(u'L', u'M').replace(year, u"yyyy"_s)
                             : u"d MMM"_s;
}

// Each is found once: that takes milliseconds, and every screen asks for it many times.
static QString pattern(const QLocale &locale, std::u16string_view parts)
{
    static QMutex mutex;
    static QHash<QString, QString> known;
    const QString name = locale.name() + u' ' + QString::fromUtf16(parts.data(), qsizetype(parts.size()));
    const QMutexLocker locker(&mutex);
    if (const auto found = known.constFind(name); found != known.cend())
        return *found;
    return *known.insert(name, findPattern(locale, parts));
}

TextFormat::TextFormat(const Clock &clock, QLocale locale, QTimeZone zone)
    : m_clock(&clock), m_locale(std::move(locale)), m_zone(std::move(zone)),
      m_dayAndMonth(pattern(m_locale, u"MMMd")), m_fullDay(pattern(m_locale, u"yMMMd"))
{
}

// As wide as a digit and in the middle of its height, where languages write a hyphen for want of it.
static constexpr QChar Minus(0x2212);

static qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    while (exponent-- > 0)
        power *= 10;
    return power;
}

QString TextFormat::money(Money amount, int exponent) const
{
    const qint64 unit = powerOfTen(exponent);
    const qint64 whole = amount.minor() / unit;
    QString text = m_locale.toString(whole);
    if (amount.isNegative() && whole == 0)
        text.prepend(m_locale.negativeSign());
    text.replace(u'-', Minus);
    if (exponent == 0)
        return text;
    const QString digits = QString::number(std::abs(amount.minor() % unit)).rightJustified(exponent, u'0');
    text += m_locale.decimalPoint();
    for (const QChar digit : digits)
        text += m_locale.toString(digit.digitValue());
    return text;
}

QString TextFormat::price(Money amount, int exponent, const QString &currency) const
{
    return leftToRight(money(amount, exponent) + QChar(QChar::Nbsp) + currency);
}

QString TextFormat::percent(const Decimal &percent) const
{
    //: A percentage, as in: 71.4 %
    return leftToRight(
        unbroken(TextFormatTexts::tr("%1 %").arg(money(Money::fromMinor(percent.value), percent.scale))));
}

QString TextFormat::share(const Decimal &share) const
{
    return percent(share.scale == 0 ? Decimal{share.value * 10, 1} : share);
}

QString TextFormat::moment(const QDateTime &moment) const
{
    if (!moment.isValid())
        return {};
    const QDateTime local = moment.toTimeZone(m_zone);
    if (local.date() == today())
        return m_locale.toString(local.time(), QLocale::ShortFormat);
    return day(local.date());
}

QString TextFormat::day(QDate date) const
{
    return date.year() == today().year() ? m_locale.toString(date, m_dayAndMonth) : fullDay(date);
}

QString TextFormat::fullDay(QDate date) const
{
    return date.isValid() ? m_locale.toString(date, m_fullDay) : QString();
}

QDate TextFormat::today() const
{
    return m_clock->now().toTimeZone(m_zone).date();
}

// What both days share is written once, where a language does so: only ICU knows how.
QString TextFormat::days(QDate first, QDate last) const
{
    if (first == last)
        return day(first);
    const bool needsYear = first.year() != today().year() || last.year() != today().year();
    UErrorCode status = U_ZERO_ERROR;
    UDateIntervalFormat *format = udtitvfmt_open(m_locale.name().toLatin1().constData(),
                                                 needsYear ? u"yMMMd" : u"MMMd", -1, u"UTC", -1, &status);
    const auto noon = [](QDate date) {
        return UDate(QDateTime(date, {12, 0}, QTimeZone::utc()).toMSecsSinceEpoch());
    };
    char16_t text[128] = {};
    const int length = udtitvfmt_format(format, noon(first), noon(last), text, 128, nullptr, &status);
    udtitvfmt_close(format);
    return U_SUCCESS(status) ? QString::fromUtf16(text, length) : day(first) + u" – "_s + day(last);
}

QString TextFormat::fullMoment(const QDateTime &moment) const
{
    if (!moment.isValid())
        return {};
    const QDateTime local = moment.toTimeZone(m_zone);
    //: A day and the time on it
    return TextFormatTexts::tr("%1, %2").arg(fullDay(local.date()),
                                             m_locale.toString(local.time(), QLocale::ShortFormat));
}

QString TextFormat::seconds(const QDateTime &moment) const
{
    return m_locale.toString(moment.toTimeZone(m_zone).time(), u"HH:mm:ss"_s);
}

QString unbroken(QString text)
{
    return text.replace(u' ', QChar(QChar::Nbsp));
}

QString asRead(const QString &text)
{
    constexpr QChar RightToLeftMark(0x200f);
    return QGuiApplication::isLeftToRight() ? text : RightToLeftMark + text;
}

QString leftToRight(const QString &text)
{
    return QGuiApplication::isLeftToRight() ? text : QChar(0x2066) + text + QChar(0x2069);
}

} // namespace onhire
