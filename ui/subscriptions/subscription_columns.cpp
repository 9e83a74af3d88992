// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/subscription_columns.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/subscriptions/subscription_table.h"
#include "core/domain/subscriptions/phase.h"
#include "core/domain/subscriptions/possible.h"
#include "core/domain/subscriptions/standing.h"
#include "ui/shared/filters/day_spans.h"
#include "ui/shared/filters/index_order.h"
#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Whole = 1000; // tenths of a percent

QVariant phaseOfRow(const RawRow &row, const Tenant &)
{
    using namespace subscription_cell;
    return phaseIn(row.cells[Status].toString(), row.cells[Ending].toString(), row.cells[ReturnDue].toBool());
}

// Months that are billed, or for which it ran, of those of the contract.
QVariant monthsIn(const RawRow &row, const Tenant &)
{
    using namespace subscription_cell;
    const QVariantList &raw = row.cells;
    const int months = raw[Months].toInt();
    const int billed = wholeMonths(monthsElapsed(dayIn(raw[Start]).toDate(), dayIn(raw[BilledUntil]).toDate()));
    const int done = raw[MonthsRented].isNull() ? billed : raw[MonthsRented].toInt();
    return QVariant::fromValue(Progress{std::min(done, months), months});
}

// Of one that is over, the day on which it really ended.
QVariant endIn(const RawRow &row, const Tenant &tenant)
{
    using namespace subscription_cell;
    return actualEnd(dayIn(row.cells[End]).toDate(), row.cells[Ended].toString(), tenant.zone);
}

QVariant recoveryIn(const RawRow &row, const Tenant &)
{
    using namespace subscription_cell;
    const QVariantList &raw = row.cells;
    if (raw[Cost].isNull())
        return QVariant::fromValue(Progress{0, 0});
    const auto percent =
        percentOf(Money::fromMinor(raw[Collected].toLongLong()), Money::fromMinor(raw[Cost].toLongLong()));
    const qint64 tenths = percent ? std::min<qint64>(percent->value, 100 * Whole) : 0;
    return QVariant::fromValue(Progress{int(tenths), percent ? Whole : 0});
}

QVariant orderIn(const RawRow &row, const Tenant &)
{
    return shortCodeOf(row.cells[subscription_cell::Order].toString());
}

QVariant groupIn(const RawRow &row, const Tenant &)
{
    const QVariant &group = row.cells[subscription_cell::Group];
    return group.isNull() ? QVariant() : shortCodeOf(group.toString());
}

// Spans of days begin today, as the tenant counts them.
QString endsWithin(const QString &chosen, const Context &context)
{
    const QDate today = dateIn(context.tenant->zone, context.now());
    if (chosen == "past"_L1)
        return u',' + today.toString(Qt::ISODate);
    return today.toString(Qt::ISODate) + u',' + today.addDays(chosen.toInt()).toString(Qt::ISODate);
}

Result<QString> filterValue(const QString &filter, const QStringList &chosen, const Context &context)
{
    if (filter == "ends"_L1)
        return endsWithin(chosen.constFirst(), context);
    if (filter == "created"_L1)
        return startOfSpan(chosen.constFirst(), context);
    if (filter == "skuBegins"_L1)
        return beginningOfSku(context, chosen.constFirst());
    return chosen.join(u',');
}

QString dayText(const QVariant &raw, const TextFormat &format)
{
    return format.fullDay(raw.toDate());
}

QString shareText(const QVariant &raw, const TextFormat &format)
{
    const auto share = raw.value<Progress>();
    if (share.total == 0) // the cost is unknown
        return u"–"_s;
    return SubscriptionTexts::tr("%1 %").arg(format.number((share.done + 5) / 10));
}

constexpr int LongPast = 888; // days for whose words there is room

QString pastEnd(int days)
{
    return SubscriptionTexts::tr("%Ln days past end", nullptr, days);
}

// One that is over and waits for its device is past its end from then on, and not before.
bool runs(const CellsById &cells, const TextFormat &format)
{
    const QDate end = cells["ends"_L1].toDate();
    switch (subscriptionPhaseNamed(cells["status"_L1].toString()).value_or(SubscriptionPhase::Completed)) {
    case SubscriptionPhase::Active:
    case SubscriptionPhase::Ending: return end.isValid();
    case SubscriptionPhase::ReturnDue: return end.isValid() && end <= format.today();
    default: return false;
    }
}

// As its page says it, too: not of one whose end is agreed.
bool endsSoon(const CellsById &cells, const TextFormat &format)
{
    const bool isDecided = cells["status"_L1].toString() == nameOf(SubscriptionPhase::Ending);
    return !isDecided && runs(cells, format)
        && SubscriptionSituation{.end = cells["ends"_L1].toDate(), .today = format.today()}.isPressing();
}

// Of a contract that runs and should not any more, how long it has been over.
QString overText(const CellsById &cells, const TextFormat &format)
{
    const QDate end = cells["ends"_L1].toDate();
    if (!runs(cells, format) || end > format.today())
        return {};
    return end == format.today() ? SubscriptionTexts::tr("Today") : pastEnd(int(end.daysTo(format.today())));
}

Column dateColumn(const QString &id, const QString &title, int cell, bool shown)
{
    return {.id = id,
            .title = title,
            .kind = CellKind::Date,
            .value = dayOfRow(cell),
            .width = 12,
            .shown = shown,
            .text = dayText};
}

Column endsColumn()
{
    Column column = dateColumn(u"ends"_s, SubscriptionTexts::tr("Ends"), subscription_cell::End, true);
    column.value = endIn;
    column.holds = {pastEnd(LongPast)};
    column.inRow = overText;
    column.presses = endsSoon;
    return column;
}

Column hidden(const QString &id, const QString &title, CellKind kind, RowValue value, int width)
{
    return {.id = id,
            .title = title,
            .kind = kind,
            .value = std::move(value),
            .width = width,
            .sortable = false,
            .shown = false};
}

} // namespace

QList<Column> subscriptionColumns(const QString &currency)
{
    using namespace subscription_cell;
    const auto status = [](const QVariant &raw) { return lookOfSubscription(raw.toString()); };
    return {
        {.id = u"subscription"_s,
         .title = SubscriptionTexts::tr("Subscription"),
         .kind = CellKind::Code,
         .value = shortCodeOfRow(),
         .width = 11},
        {.id = u"status"_s,
         .title = SubscriptionTexts::tr("Status"),
         .kind = CellKind::Status,
         .value = phaseOfRow,
         .width = 15,
         .holds = {u"active"_s, u"ending"_s, u"return_due"_s, u"ended_completed"_s, u"ended_buyout"_s,
                   u"ended_upgrade"_s, u"ended_early_return"_s, u"cancelled"_s},
         .sortable = false,
         .status = status},
        {.id = u"product"_s,
         .title = SubscriptionTexts::tr("Device"),
         .value = cellOfRow(Product),
         .width = 16,
         .sortable = false},
        {.id = u"customer"_s,
         .title = SubscriptionTexts::tr("Customer"),
         .value = cellOfRow(Customer),
         .width = 16,
         .sortable = false},
        {.id = u"months"_s,
         .title = SubscriptionTexts::tr("Months"),
         .kind = CellKind::Number,
         .value = monthsIn,
         .width = 7,
         .sortable = false,
         .text =
             [](const QVariant &raw, const TextFormat &format) {
                 const auto months = raw.value<Progress>();
                 //: Months that are over, and those of the contract: 23/24
                 return SubscriptionTexts::tr("%1/%2").arg(format.number(months.done),
                                                           format.number(months.total));
             }},
        endsColumn(),
        {.id = u"monthly"_s,
         .title = SubscriptionTexts::tr("Monthly %1").arg(currency),
         .kind = CellKind::Money,
         .value = amountOfRow(Monthly),
         .width = 11},
        {.id = u"recovered"_s,
         .title = SubscriptionTexts::tr("Recovered"),
         .kind = CellKind::Progress,
         .value = recoveryIn,
         .width = 14,
         .sortable = false,
         .text = shareText},
        hidden(u"serial"_s, SubscriptionTexts::tr("Serial"), CellKind::Code, cellOfRow(Serial), 14),
        hidden(u"order"_s, SubscriptionTexts::tr("Order"), CellKind::Code, orderIn, 9),
        {.id = u"sku"_s,
         .title = SubscriptionTexts::tr("SKU"),
         .kind = CellKind::Code,
         .value = cellOfRow(Sku),
         .width = 14,
         .shown = false},
        dateColumn(u"starts"_s, SubscriptionTexts::tr("Start"), Start, false),
        dateColumn(u"nextBilling"_s, SubscriptionTexts::tr("Next payment"), NextBilling, false),
        hidden(u"email"_s, SubscriptionTexts::tr("E-mail"), CellKind::Text, cellOfRow(Email), 22),
        hidden(u"group"_s, SubscriptionTexts::tr("Billing group"), CellKind::Code, groupIn, 10),
        {.id = u"updated"_s,
         .title = SubscriptionTexts::tr("Changed"),
         .kind = CellKind::Date,
         .value = momentOfRow(Updated),
         .width = 9,
         .shown = false},
        hidden(u"id"_s, SubscriptionTexts::tr("ID"), CellKind::Code, idOfRow(), 32),
    };
}

// Of contracts that are over, the latest first; of others, the next one.
static RowOrder orderOfEnds(const QStringList &chosen)
{
    return {u"ends"_s, chosen.contains(u"past"_s) ? Qt::DescendingOrder : Qt::AscendingOrder};
}

QList<FilterField> subscriptionFilters(const Workplace &workplace)
{
    QList<FilterChoice> states;
    for (const QString &status :
         {u"active"_s, u"ending"_s, u"return_due"_s, u"ended_completed"_s, u"ended_buyout"_s,
          u"ended_upgrade"_s, u"ended_early_return"_s, u"cancelled"_s})
        states.append({status, lookOfSubscription(status).word});
    const QList<FilterChoice> ends{{u"past"_s, SubscriptionTexts::tr("Past")},
                                   {u"30"_s, SubscriptionTexts::tr("Within 30 days")},
                                   {u"60"_s, SubscriptionTexts::tr("Within 60 days")},
                                   {u"90"_s, SubscriptionTexts::tr("Within 90 days")},
                                   {u"365"_s, SubscriptionTexts::tr("Within 12 months")}};
    //: Nobody has said yet what comes after the end of a contract
    const QList<FilterChoice> decisions{{u"open"_s, SubscriptionTexts::tr("Nothing agreed yet")}};
    const QList<FilterChoice> earlyReturns{{u"requested"_s, SubscriptionTexts::tr("Requested")}};
    const QList<FilterChoice> agreed{{u"upgrade"_s, SubscriptionTexts::tr("Upgrade")},
                                     {u"contract_end"_s, SubscriptionTexts::tr("Decision needed")}};
    const TenantPointer tenant = workplace.session->tenant();
    return {
        {u"status"_s, SubscriptionTexts::tr("Status"), states, true},
        {u"ends"_s, SubscriptionTexts::tr("Ends"), ends, true, true,
         ByDays{[workplace] { return workplace.format(); }}, orderOfEnds},
        {.id = u"customer"_s, .title = SubscriptionTexts::tr("Customer"), .entry = customerSearch(workplace)},
        {.id = u"order"_s, .title = SubscriptionTexts::tr("Order"), .entry = orderSearch(workplace)},
        {u"decision"_s, SubscriptionTexts::tr("Decision"), decisions, false, true},
        {u"ending"_s, SubscriptionTexts::tr("Ending"), agreed, false, true},
        {u"earlyReturn"_s, SubscriptionTexts::tr("Early return"), earlyReturns, false, true},
        {.id = u"sku"_s, .title = SubscriptionTexts::tr("Product"), .entry = skuSearch(workplace)},
        {.id = u"skuBegins"_s,
         .title = SubscriptionTexts::tr("SKU"),
         .entry = ByText{SubscriptionTexts::tr("Beginning of the SKU")},
         .order = inOrderOf(u"sku"_s, Qt::AscendingOrder)},
        {.id = u"starts"_s,
         .title = SubscriptionTexts::tr("Start"),
         .entry = ByDays{[workplace] { return workplace.format(); }},
         .order = inOrderOf(u"starts"_s, Qt::DescendingOrder)},
        {u"created"_s, SubscriptionTexts::tr("Created"), daySpans(), false, true,
         ByDays{[workplace] { return workplace.format(); }}},
        {.id = u"monthly"_s,
         .title = SubscriptionTexts::tr("Monthly"),
         .entry = ByNumbers{workplace.locale, tenant->currency, tenant->exponent},
         .order = inOrderOf(u"monthly"_s, Qt::DescendingOrder)}};
}

FilterMeaning subscriptionFilterMeaning()
{
    return {filterValue,
            {{u"ends"_s, RangeOf::Dates},
             {u"starts"_s, RangeOf::Dates},
             {u"created"_s, RangeOf::Moments},
             {u"monthly"_s, RangeOf::Amounts}},
            skuFilterFor};
}

} // namespace onhire
