// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_chart.h"

#include "core/base/calendar.h"
#include "ui/shared/charts/chart_card.h"
#include "ui/shared/charts/line_chart.h"
#include "ui/shared/text/texts.h"
#include "ui/theme/metrics.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype MonthsNamed = 18; // longer times are told by their years

// At the beginning of each month, or of each year.
QList<LineChart::Mark> marksOf(const QList<RecoveredMonth> &months, const QLocale &locale)
{
    const bool byMonth = months.size() <= MonthsNamed;
    QList<LineChart::Mark> marks;
    for (qsizetype at = 0; at < months.size(); ++at) {
        const QDate month = months[at].month;
        if (month.month() == 1)
            marks.append({at, locale.toString(month, u"yyyy")});
        else if (byMonth)
            marks.append({at, locale.standaloneMonthName(month.month(), QLocale::ShortFormat)});
    }
    return marks;
}

NumberTable tableOf(const QList<RecoveredMonth> &months, const TextFormat &format, const Tenant &tenant)
{
    const QLocale &locale = format.locale();
    NumberTable table{{CustomerTexts::tr("Month"), CustomerTexts::tr("Collected"), CustomerTexts::tr("Cost"),
                       CustomerTexts::tr("Margin")},
                      {}};
    for (auto month = months.crbegin(); month != months.crend(); ++month) {
        const Money margin = Money::difference(month->collected, month->spent).value_or(Money());
        QStringList row{CustomerTexts::tr("%1 %2").arg(locale.standaloneMonthName(month->month.month()),
                                                       locale.toString(month->month, u"yyyy"))};
        for (const Money sum : {month->collected, month->spent, margin})
            row += format.money(sum, tenant.exponent);
        table.rows += row;
    }
    return table;
}

} // namespace

ChartCard *collectedAndSpentCard(const QList<RecoveredMonth> &months, const QList<RecoveredMonth> &expected,
                                 const TextFormat &format, const Tenant &tenant)
{
    const double unit = std::pow(10, tenant.exponent);
    const auto sum = [unit](Money money) { return double(money.minor()) / unit; };
    // each begins with nothing; what a month brings is there at its end, what is bought at its beginning
    LineChart::Line collected{CustomerTexts::tr("Collected"), Role::Accent, true, {0}};
    LineChart::Line spent{CustomerTexts::tr("Cost"), Role::Muted, false, {}};
    for (const RecoveredMonth &month : months) {
        collected.values += sum(month.collected);
        spent.values += sum(month.spent);
    }
    spent.values += spent.values.constLast();
    //: What will have been collected when the contracts are over
    LineChart::Line toCome{.name = CustomerTexts::tr("Expected"),
                           .role = Role::Accent,
                           .values = {collected.values.constLast()},
                           .from = collected.end(),
                           .isExpected = true};
    for (const RecoveredMonth &month : expected) {
        toCome.values += sum(month.collected);
        spent.values += sum(month.spent);
    }
    QList<LineChart::Line> lines{spent, collected};
    if (!expected.isEmpty())
        lines.insert(1, toCome);
    const QString title = CustomerTexts::tr("Collected and spent");
    auto *chart = new LineChart(title, format.locale());
    chart->setLines(lines, marksOf(months + expected, format.locale()));
    //: The unit of a chart of money, as in: EUR, net, since the first device
    auto *card =
        new ChartCard(title, CustomerTexts::tr("%1, net, since the first device").arg(tenant.currency), chart);
    card->setTable(tableOf(months, format, tenant));
    card->setMinimumHeight(units(card, 230));
    return card;
}

} // namespace onhire
