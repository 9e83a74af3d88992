// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/figure_words.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {

QString FigureWords::money(Money amount) const
{
    return m_format.money(amount, m_tenant.exponent);
}

QString FigureWords::share(qint64 part, qint64 whole) const
{
    const auto rounded = whole > 0 ? Money::fromMinor(part).fraction(100, whole) : std::nullopt;
    return rounded ? leftToRight(TodayTexts::tr("%1 %").arg(m_format.number(rounded->minor()))) : QString();
}

QString FigureWords::month(QDate date) const
{
    return m_format.locale().standaloneMonthName(date.month());
}

FigureText FigureWords::recurring(const DayFigures &figures) const
{
    const QList<MonthAmount> &revenue = figures.money->revenue;
    const MonthAmount now = revenue.constLast(), before = revenue.at(revenue.size() - 2);
    FigureText text{
        .caption = TodayTexts::tr("Recurring revenue, %1").arg(month(now.month)),
        .value = money(now.amount),
        .unit = m_tenant.currency,
        .meaning = TodayTexts::tr("The monthly amounts of all subscriptions that run today, without tax.")};
    const auto growth = figures.money->growthPercent();
    if (!growth || growth->value == 0) {
        //: How revenue compares, as in: 1,200.00 in October
        text.note = TodayTexts::tr("%1 in %2").arg(money(before.amount), month(before.month));
        return text;
    }
    const bool grows = growth->value > 0;
    //: How much revenue has risen or fallen, as in: 2.1 % on October
    text.note = TodayTexts::tr("%1 on %2")
                    .arg(m_format.share({std::abs(growth->value), growth->scale}), month(before.month));
    text.tone = grows ? Tone::Ok : Tone::Warn;
    text.glyph = grows ? Glyph::ArrowUp : Glyph::ArrowDown;
    return text;
}

FigureText FigureWords::devices(const DayFigures &figures) const
{
    const DeviceFigures &devices = *figures.devices;
    FigureText text{.caption = TodayTexts::tr("Devices out"),
                    .value = m_format.number(devices.out),
                    //: How many devices there are, after how many of them are out, as in: 4,310 of 5,822
                    .unit = TodayTexts::tr("of %1").arg(m_format.number(devices.all)),
                    .meaning = TodayTexts::tr(
                        "Devices with customers, out of all that have not been sold. Idle ones are available "
                        "or have just come back.")};
    if (!figures.money)
        text.note = share(devices.out, devices.all); // those idle stand beside it
    else if (devices.all > 0)
        //: Share of the devices that are out, and how many are idle, as in: 74 % · 1,512 idle
        text.note =
            TodayTexts::tr("%1 · %2 idle").arg(share(devices.out, devices.all), m_format.number(devices.idle));
    return text;
}

FigureText FigureWords::idle(const DayFigures &figures) const
{
    return {.caption = TodayTexts::tr("Idle devices"),
            .value = m_format.number(figures.devices->idle),
            .note = TodayTexts::tr("available or just returned")};
}

FigureText FigureWords::collected(const DayFigures &figures) const
{
    const MoneyFigures &paid = *figures.money;
    FigureText text{.caption = TodayTexts::tr("Collected in %1").arg(month(paid.revenue.constLast().month)),
                    .value = money(paid.payments.collected),
                    .unit = m_tenant.currency,
                    .meaning =
                        TodayTexts::tr("Everything paid this month, without tax, and how much of what has "
                                       "fallen due this month has been paid.")};
    const auto percentage = paid.collectedPercent();
    text.note = percentage ? TodayTexts::tr("%1 of what was due").arg(m_format.share(*percentage))
                           : TodayTexts::tr("Nothing has fallen due yet");
    return text;
}

FigureText FigureWords::overdue(const DayFigures &figures) const
{
    const auto &late = figures.money->overdue;
    FigureText text{.caption = TodayTexts::tr("Overdue"),
                    .value = money(late.total),
                    .unit = m_tenant.currency,
                    .meaning = TodayTexts::tr("What customers should have paid by yesterday, with tax.")};
    if (late.payments == 0) {
        text.note = TodayTexts::tr("No payment is late");
        return text;
    }
    const QString payments = TodayTexts::tr("%Ln payments", nullptr, int(late.payments));
    //: Overdue payments, as in: 9 payments, oldest 21 days
    text.note = TodayTexts::tr("%1, oldest %2")
                    .arg(payments, TodayTexts::tr("%Ln days", nullptr, int(figures.money->oldestOverdueDays)));
    text.tone = Tone::Bad;
    text.glyph = Glyph::Warning;
    return text;
}

FigureText FigureWords::recovered(const DayFigures &figures) const
{
    const auto &company = figures.recovery->company;
    const auto percentage = recoveredPercent(company);
    FigureText text{.caption = TodayTexts::tr("Cost recovered"),
                    .value = percentage ? m_format.share(*percentage) : u"–"_s,
                    .meaning =
                        TodayTexts::tr("What has been collected with devices whose cost is known, without tax, "
                                       "compared with what they cost.")};
    const QString cost = m_format.price(company.cost, m_tenant.exponent, m_tenant.currency);
    //: The cost of all devices, after the share of it that has been recovered, as in: of 1,200.00 EUR
    text.note = percentage ? TodayTexts::tr("of %1").arg(cost) : TodayTexts::tr("No device has a cost yet");
    return text;
}

QList<FigureWords::Maker> FigureWords::makersFor(const DayKinds &kinds)
{
    QList<Maker> makers;
    if (kinds.money)
        makers += &FigureWords::recurring;
    if (kinds.devices)
        makers += &FigureWords::devices;
    if (kinds.devices && !kinds.money)
        makers += &FigureWords::idle;
    if (kinds.money)
        makers += {&FigureWords::collected, &FigureWords::overdue};
    if (kinds.recovery())
        makers += &FigureWords::recovered;
    return makers;
}

QList<FigureText> FigureWords::all(const DayFigures &figures) const
{
    QList<FigureText> texts;
    for (const Maker make :
         makersFor({.money = figures.money.has_value(), .devices = figures.devices.has_value()})) {
        const bool isYetToCome = make == &FigureWords::recovered && !figures.recovery; // it is read last
        if (!isYetToCome)
            texts += (this->*make)(figures);
    }
    return texts;
}

int FigureWords::count(const DayKinds &kinds)
{
    return int(makersFor(kinds).size());
}

} // namespace onhire
