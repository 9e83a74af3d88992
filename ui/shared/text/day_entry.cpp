// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/day_entry.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {

// As short as the language has it, but with all digits of the year and none that must be typed in vain.
static QString patternOf(const QLocale &locale)
{
    QString pattern = locale.dateFormat(QLocale::ShortFormat);
    pattern.remove(QChar(0x200e)).remove(QChar(0x200f)).replace(u"dd"_s, u"d"_s).replace(u"MM"_s, u"M"_s);
    static const QRegularExpression year(u"y+"_s);
    return pattern.replace(year, u"yyyy"_s);
}

static QString withoutYear(QString pattern)
{
    static const QRegularExpression year(u"^yyyy[^dM]*|[^dM]*yyyy$"_s);
    return pattern.remove(year);
}

// With the digits that Qt reads dates of, and without the marks of a direction.
static QString plain(const QString &typed)
{
    QString text = typed.simplified();
    for (QChar &letter : text) {
        if (letter.isDigit())
            letter = QChar(u'0' + letter.digitValue());
    }
    return text.remove(QChar(0x200e)).remove(QChar(0x200f)).remove(QChar(0x061c));
}

QDate dayFrom(const QString &typed, const TextFormat &format)
{
    QString text = plain(typed);
    if (const QDate day = QDate::fromString(text, Qt::ISODate); day.isValid())
        return day;
    const QString pattern = patternOf(format.locale());
    if (const QDate day = QLocale::c().toDate(text, pattern); day.isValid() && day.year() >= 1000)
        return day;
    const QString shortYear = QString(pattern).replace(u"yyyy"_s, u"yy"_s);
    if (const QDate day = QLocale::c().toDate(text, shortYear); day.isValid())
        return day.year() < 1970 ? day.addYears(100) : day;
    while (!text.isEmpty() && !text.back().isLetterOrNumber())
        text.chop(1);
    const QDate day = QLocale::c().toDate(text, withoutYear(pattern));
    return day.isValid() ? QDate(format.today().year(), day.month(), day.day()) : QDate();
}

QString dayText(QDate day, const QLocale &locale)
{
    return day.isValid() ? locale.toString(day, patternOf(locale)) : QString();
}

} // namespace onhire
