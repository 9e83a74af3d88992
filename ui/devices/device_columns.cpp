// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_columns.h"

#include "core/data/assets/asset_table.h"
#include "core/services/assets/asset_figures.h"
#include "ui/shared/filters/day_spans.h"
#include "ui/shared/filters/index_order.h"
#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/workplace/workplace.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QVariant conditionIn(const RawRow &row, const Tenant &)
{
    return wordForCondition(row.cells[asset_cell::Condition].toString());
}

Money collectedOf(const RawRow &row)
{
    return Money::fromMinor(row.cells[asset_cell::Collected].toLongLong());
}

QVariant collectedIn(const RawRow &row, const Tenant &tenant)
{
    return QVariant::fromValue(Amount{collectedOf(row), tenant.exponent});
}

// In whole percent; a device that has earned its cost many times over needs no exact number.
QVariant shareIn(const RawRow &row, const Tenant &)
{
    constexpr qint64 Most = 999;
    const QVariant &cost = row.cells[asset_cell::Cost];
    const auto share = cost.isNull()
        ? std::nullopt
        : assetFigures(collectedOf(row), Money::fromMinor(cost.toLongLong())).recoveredPercent;
    return share ? QVariant::fromValue(Progress{int(std::min<qint64>((share->value + 5) / 10, Most)), 100})
                 : QVariant();
}

QString percentText(const QVariant &raw, const TextFormat &format)
{
    if (!raw.isValid())
        return {};
    //: A share in percent, as in: 73 %
    return DeviceTexts::tr("%1 %").arg(format.number(raw.value<Progress>().done));
}

Result<QString> filterValue(const QString &filter, const QStringList &chosen, const Context &context)
{
    if (filter == "location"_L1 || filter == "sku"_L1)
        return chosen.join(ValueSeparator);
    if (filter == "skuBegins"_L1)
        return beginningOfSku(context, chosen.constFirst());
    return filter == "created"_L1 ? startOfSpan(chosen.constFirst(), context) : chosen.join(u',');
}

} // namespace

StatusLook lookOfDevice(const QString &status)
{
    if (status == u"available")
        return {DeviceTexts::tr("Available"), Tone::Ok, Glyph::Dot};
    if (status == u"rented_out")
        //: A device that is with a customer
        return {DeviceTexts::tr("Out"), Tone::Accent, Glyph::ArrowNext};
    if (status == u"returned")
        return {DeviceTexts::tr("Returned"), Tone::Warn, Glyph::Undo};
    if (status == u"sold")
        return {DeviceTexts::tr("Sold"), Tone::Idle, Glyph::Check};
    return {DeviceTexts::tr("Unavailable"), Tone::Idle, Glyph::Pause};
}

static QStringList deviceStates()
{
    return {u"available"_s, u"rented_out"_s, u"returned"_s, u"sold"_s, u"unavailable"_s};
}

QList<FilterChoice> deviceConditions()
{
    QList<FilterChoice> choices;
    for (const QString &condition : {u"excellent"_s, u"good"_s, u"fair"_s, u"poor"_s, u"damaged"_s})
        choices.append({condition, wordForCondition(condition)});
    return choices;
}

QList<Column> deviceColumns(const QString &currency)
{
    using namespace asset_cell;
    const auto status = [](const QVariant &raw) { return lookOfDevice(raw.toString()); };
    return {
        {.id = u"serial"_s,
         .title = DeviceTexts::tr("Serial"),
         .kind = CellKind::Code,
         .value = idOfRow(),
         .width = 14},
        {.id = u"status"_s,
         .title = DeviceTexts::tr("Status"),
         .kind = CellKind::Status,
         .value = cellOfRow(Status),
         .width = 12,
         .holds = deviceStates(),
         .sortable = false,
         .status = status},
        {.id = u"product"_s,
         .title = DeviceTexts::tr("Device"),
         .value = cellOfRow(Product),
         .width = 22,
         .sortable = false},
        {.id = u"sku"_s,
         .title = DeviceTexts::tr("SKU"),
         .kind = CellKind::Code,
         .value = cellOfRow(Sku),
         .width = 14,
         .shown = false},
        {.id = u"location"_s,
         .title = DeviceTexts::tr("Location"),
         .value = cellOfRow(Location),
         .width = 10,
         .weight = 0,
         .sortable = false},
        {.id = u"condition"_s,
         .title = DeviceTexts::tr("Condition"),
         .value = conditionIn,
         .width = 10,
         .weight = 0,
         .sortable = false,
         .shown = false},
        {.id = u"customer"_s,
         .title = DeviceTexts::tr("Customer"),
         .value = cellOfRow(Customer),
         .width = 17,
         .sortable = false},
        //: What a device cost us; %1 is a currency
        {.id = u"cost"_s,
         .title = DeviceTexts::tr("Cost %1").arg(currency),
         .kind = CellKind::Money,
         .value = amountOfRow(Cost),
         .width = 9,
         .sortable = false},
        //: What was paid for a device so far; %1 is a currency
        {.id = u"collected"_s,
         .title = DeviceTexts::tr("Collected %1").arg(currency),
         .kind = CellKind::Money,
         .value = collectedIn,
         .width = 12,
         .sortable = false,
         .shown = false},
        {.id = u"recovered"_s,
         .title = DeviceTexts::tr("Recovered"),
         .kind = CellKind::Progress,
         .value = shareIn,
         .width = 12,
         .sortable = false,
         .text = percentText},
        {.id = u"updated"_s,
         .title = DeviceTexts::tr("Changed"),
         .kind = CellKind::Date,
         .value = momentOfRow(Updated),
         .width = 8},
        {.id = u"acquired"_s,
         .title = DeviceTexts::tr("Acquired"),
         .kind = CellKind::Date,
         .value = dayOfRow(AcquiredOn),
         .width = 9,
         .sortable = false,
         .shown = false},
        {.id = u"created"_s,
         .title = DeviceTexts::tr("Added"),
         .kind = CellKind::Date,
         .value = momentOfRow(Created),
         .width = 9,
         .shown = false},
    };
}

QList<FilterField> deviceFilters(const Workplace &workplace)
{
    QList<FilterChoice> states;
    for (const QString &status : deviceStates())
        states.append({status, lookOfDevice(status).word});
    return {{u"status"_s, DeviceTexts::tr("Status"), states, true},
            {u"location"_s, DeviceTexts::tr("Location"), {}, true},
            {.id = u"sku"_s,
             .title = DeviceTexts::tr("Product"),
             .entry = skuSearch(workplace),
             .order = inOrderOf(u"serial"_s, Qt::AscendingOrder)},
            {.id = u"skuBegins"_s,
             .title = DeviceTexts::tr("SKU"),
             .entry = ByText{DeviceTexts::tr("Beginning of the SKU")},
             .order = inOrderOf(u"sku"_s, Qt::AscendingOrder)},
            {u"created"_s, DeviceTexts::tr("Added"), daySpans(), false, true,
             ByDays{[workplace] { return workplace.format(); }}, inOrderOf(u"created"_s, Qt::DescendingOrder)},
            {.id = u"customer"_s, .title = DeviceTexts::tr("Customer"), .entry = customerSearch(workplace)}};
}

FilterMeaning deviceFilterMeaning()
{
    return {filterValue, {{u"created"_s, RangeOf::Moments}}, skuFilterFor};
}

} // namespace onhire
