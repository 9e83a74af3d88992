// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, money and moments as the user's language writes them.
#pragma once

#include "core/base/clock.h"
#include "core/base/money.h"

#include <QDate>
#include <QLocale>
#include <QTimeZone>

namespace onhire {

class TextFormat
{
public:
    TextFormat(const Clock &clock, QLocale locale, QTimeZone zone);

    const QLocale &locale() const { return m_locale; }
    QString number(qint64 value) const { return m_locale.toString(value); }
    QString money(Money amount, int exponent) const;
    // With its currency, from which no line parts it and which stands behind it in every language: 49.90 EUR
    QString price(Money amount, int exponent, const QString &currency) const;
    QString percent(const Decimal &percent) const; // 19 %
    QString share(const Decimal &percent) const; // likewise, with a decimal in any case: 71.0 %

    // As short as it stays clear: the time today, day and month this year, else the day with its year.
    QString moment(const QDateTime &moment) const;
    QString day(QDate date) const;
    QString fullDay(QDate date) const; // with its year, the month in letters
    QString days(QDate first, QDate last) const; // 1–20 Nov
    QDate today() const;
    QString fullMoment(const QDateTime &moment) const;
    QString seconds(const QDateTime &moment) const; // 09:14:52

private:
    const Clock *m_clock;
    QLocale m_locale;
    QTimeZone m_zone;
    QString m_dayAndMonth, m_fullDay;
};

QString unbroken(QString text); // no line parts its words

// Keeps ids, serials and amounts in their order where reading goes from right to left. Elsewhere the text stays
// as it is: the marks are in no usual font, and that of another makes the line higher.
QString leftToRight(const QString &text);

// Runs as the language of the screens does, whatever letters it begins with.
QString asRead(const QString &text);

} // namespace onhire
