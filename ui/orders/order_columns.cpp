// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_columns.h"

#include "core/data/orders/order_rows.h"
#include "ui/shared/filters/day_spans.h"
#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/workplace/workplace.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QVariant devicesIn(const RawRow &row, const Tenant &)
{
    return productsText(row.cells[order_cell::FirstProduct].toString(),
                        row.cells[order_cell::MoreProducts].toInt());
}

QVariant assignedIn(const RawRow &row, const Tenant &)
{
    return QVariant::fromValue(
        Progress{row.cells[order_cell::Rented].toInt(), row.cells[order_cell::Devices].toInt()});
}

QVariant typeIn(const RawRow &row, const Tenant &)
{
    return wordForOrderType(row.cells[order_cell::Type].toString());
}

QString filterValue(const QString &filter, const QStringList &chosen, const Context &context)
{
    return filter == "created"_L1 ? startOfSpan(chosen.constFirst(), context) : chosen.join(u',');
}

} // namespace

StatusLook lookOfOrder(const QString &status)
{
    if (status == u"pending")
        return {OrderTexts::tr("Pending"), Tone::Warn, Glyph::Clock};
    if (status == u"confirmed")
        return {OrderTexts::tr("Confirmed"), Tone::Accent, Glyph::Check};
    if (status == u"partial")
        return {OrderTexts::tr("Partial"), Tone::Accent, Glyph::Half};
    if (status == u"fulfilled")
        return {OrderTexts::tr("Fulfilled"), Tone::Ok, Glyph::Dot};
    return {OrderTexts::tr("Cancelled"), Tone::Idle, Glyph::Cross};
}

QString wordForOrderType(const QString &type)
{
    if (type == u"extension")
        return OrderTexts::tr("Extension");
    return type == u"upgrade" ? OrderTexts::tr("Upgrade") : OrderTexts::tr("Standard");
}

QString wordForCustomerType(const QString &type)
{
    return type == u"business" ? OrderTexts::tr("Business") : OrderTexts::tr("Individual");
}

static QStringList orderStates()
{
    return {u"pending"_s, u"confirmed"_s, u"partial"_s, u"fulfilled"_s, u"cancelled"_s};
}

QList<Column> orderColumns(const QString &currency)
{
    using namespace order_cell;
    const auto status = [](const QVariant &raw) { return lookOfOrder(raw.toString()); };
    return {
        {.id = u"order"_s,
         .title = OrderTexts::tr("Order"),
         .kind = CellKind::Code,
         .value = shortCodeOfRow(),
         .width = 9},
        {.id = u"status"_s,
         .title = OrderTexts::tr("Status"),
         .kind = CellKind::Status,
         .value = cellOfRow(Status),
         .width = 14,
         .holds = orderStates(),
         .sortable = false,
         .status = status},
        {.id = u"customer"_s,
         .title = OrderTexts::tr("Customer"),
         .value = cellOfRow(Customer),
         .width = 14,
         .sortable = false},
        {.id = u"devices"_s,
         .title = OrderTexts::tr("Devices"),
         .value = devicesIn,
         .width = 17,
         .sortable = false},
        {.id = u"assigned"_s,
         .title = OrderTexts::tr("Assigned"),
         .kind = CellKind::Progress,
         .value = assignedIn,
         .width = 13,
         .sortable = false},
        //: The price each month, net; %1 is a currency
        {.id = u"monthly"_s,
         .title = OrderTexts::tr("Monthly %1").arg(currency),
         .kind = CellKind::Money,
         .value = amountOfRow(Monthly),
         .width = 11},
        {.id = u"created"_s,
         .title = OrderTexts::tr("Created"),
         .kind = CellKind::Date,
         .value = momentOfRow(Created),
         .width = 9},
        {.id = u"type"_s,
         .title = OrderTexts::tr("Type"),
         .value = typeIn,
         .width = 10,
         .sortable = false,
         .shown = false},
        {.id = u"email"_s,
         .title = OrderTexts::tr("E-mail"),
         .value = cellOfRow(Email),
         .width = 22,
         .sortable = false,
         .shown = false},
        {.id = u"updated"_s,
         .title = OrderTexts::tr("Changed"),
         .kind = CellKind::Date,
         .value = momentOfRow(Updated),
         .width = 9,
         .shown = false},
        {.id = u"id"_s,
         .title = OrderTexts::tr("ID"),
         .kind = CellKind::Code,
         .value = idOfRow(),
         .width = 32,
         .sortable = false,
         .shown = false},
    };
}

QList<FilterField> orderFilters(const Workplace &workplace)
{
    QList<FilterChoice> states;
    for (const QString &status : orderStates())
        states.append({status, lookOfOrder(status).word});
    const QList<FilterChoice> customers{{u"individual"_s, wordForCustomerType(u"individual"_s)},
                                        {u"business"_s, wordForCustomerType(u"business"_s)}};
    const QList<FilterChoice> types{{u"standard"_s, wordForOrderType(u"standard"_s)},
                                    {u"extension"_s, wordForOrderType(u"extension"_s)},
                                    {u"upgrade"_s, wordForOrderType(u"upgrade"_s)}};
    const TenantPointer tenant = workplace.session->tenant();
    const ByDays days{[workplace] { return workplace.format(); }};
    const ByNumbers amounts{workplace.locale, tenant->currency, tenant->exponent};
    return {{u"status"_s, OrderTexts::tr("Status"), states, true},
            {.id = u"customer"_s,
             .title = OrderTexts::tr("Customer"),
             .always = true,
             .entry = customerSearch(workplace)},
            {u"created"_s, OrderTexts::tr("Created"), daySpans(), true, true, days},
            {.id = u"variant"_s, .title = OrderTexts::tr("Product"), .entry = variantSearch(workplace)},
            {u"customerType"_s, OrderTexts::tr("Customer type"), customers},
            {u"orderType"_s, OrderTexts::tr("Type"), types},
            {.id = u"updated"_s, .title = OrderTexts::tr("Changed"), .entry = days},
            {.id = u"monthly"_s, .title = OrderTexts::tr("Monthly"), .entry = amounts}};
}

FilterMeaning orderFilterMeaning()
{
    return {
        filterValue,
        {{u"created"_s, RangeOf::Moments}, {u"updated"_s, RangeOf::Moments}, {u"monthly"_s, RangeOf::Amounts}}};
}

} // namespace onhire
