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

FigureText FigureWords::recurring(const MoneyFigures &figures) const
{
    const MonthAmount now = figures.revenue.constLast(),
                      before = figures.revenue.at(figures.revenue.size() - 2);
    FigureText text{
        .caption = TodayTexts::tr("Recurring revenue, %1").arg(month(now.month)),
        .value = money(now.amount),
        .unit = m_tenant.currency,
        .meaning = TodayTexts::tr("The monthly amounts of all subscriptions that run today, without tax.")};
    const auto growth = figures.growthPercent();
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

FigureText FigureWords::devices(const DeviceFigures &figures) const
{
    FigureText text{.caption = TodayTexts::tr("Devices out"),
                    .value = m_format.number(figures.out),
                    //: How many devices there are, after how many of them are out, as in: 4,310 of 5,822
                    .unit = TodayTexts::tr("of %1").arg(m_format.number(figures.all)),
                    .meaning = TodayTexts::tr(
                        "Devices with customers, out of all that have not been sold. Idle ones are available "
                        "or have just come back.")};
    if (figures.all > 0)
        //: Share of the devices that are out, and how many are idle, as in: 74 % · 1,512 idle
        text.note =
            TodayTexts::tr("%1 · %2 idle").arg(share(figures.out, figures.all), m_format.number(figures.idle));
    return text;
}

FigureText FigureWords::idle(const DeviceFigures &figures) const
{
    return {.caption = TodayTexts::tr("Idle devices"),
            .value = m_format.number(figures.idle),
            .note = TodayTexts::tr("available or just returned")};
}

FigureText FigureWords::collected(const MoneyFigures &figures) const
{
    FigureText text{.caption = TodayTexts::tr("Collected in %1").arg(month(figures.revenue.constLast().month)),
                    .value = money(figures.payments.collected),
                    .unit = m_tenant.currency,
                    .meaning =
                        TodayTexts::tr("Everything paid this month, without tax, and how much of what has "
                                       "fallen due this month has been paid.")};
    const auto percentage = figures.collectedPercent();
    text.note = percentage ? TodayTexts::tr("%1 of what was due").arg(m_format.share(*percentage))
                           : TodayTexts::tr("Nothing has fallen due yet");
    return text;
}

FigureText FigureWords::overdue(const MoneyFigures &figures) const
{
    FigureText text{.caption = TodayTexts::tr("Overdue"),
                    .value = money(figures.overdue.total),
                    .unit = m_tenant.currency,
                    .meaning = TodayTexts::tr("What customers should have paid by yesterday, with tax.")};
    if (figures.overdue.payments == 0) {
        text.note = TodayTexts::tr("No payment is late");
        return text;
    }
    const QString payments = TodayTexts::tr("%Ln payments", nullptr, int(figures.overdue.payments));
    //: Overdue payments, as in: 9 payments, oldest 21 days
    text.note = TodayTexts::tr("%1, oldest %2")
                    .arg(payments, TodayTexts::tr("%Ln days", nullptr, int(figures.oldestOverdueDays)));
    text.tone = Tone::Bad;
    text.glyph = Glyph::Warning;
    return text;
}

FigureText FigureWords::recovered(const CostRecovery &recovery) const
{
    const auto percentage = recoveredPercent(recovery.company);
    FigureText text{.caption = TodayTexts::tr("Cost recovered"),
                    .value = percentage ? m_format.share(*percentage) : u"–"_s,
                    .meaning =
                        TodayTexts::tr("What has been collected with devices whose cost is known, without tax, "
                                       "compared with what they cost.")};
    const QString cost = m_format.price(recovery.company.cost, m_tenant.exponent, m_tenant.currency);
    //: The cost of all devices, after the share of it that has been recovered, as in: of 1,200.00 EUR
    text.note = percentage ? TodayTexts::tr("of %1").arg(cost) : TodayTexts::tr("No device has a cost yet");
    return text;
}

QList<FigureText> FigureWords::all(const DayFigures &figures) const
{
    QList<FigureText> texts;
    if (figures.money)
        texts += recurring(*figures.money);
    if (figures.devices)
        texts += devices(*figures.devices);
    if (figures.devices && !figures.money) {
        texts.last().note = share(figures.devices->out, figures.devices->all); // those idle stand beside it
        texts += idle(*figures.devices);
    }
    if (figures.money)
        texts += {collected(*figures.money), overdue(*figures.money)};
    if (figures.recovery)
        texts += recovered(*figures.recovery);
    return texts;
}

int FigureWords::count(const DayKinds &kinds)
{
    constexpr int OfMoney = 3, OfRecovery = 1;
    const int ofDevices = kinds.money ? 1 : 2; // alone, those idle have a figure of their own
    return (kinds.money ? OfMoney : 0) + (kinds.devices ? ofDevices : 0) + (kinds.recovery() ? OfRecovery : 0);
}

} // namespace onhire
