// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_columns.h"

#include "core/data/customers/customer_rows.h"
#include "ui/shared/filters/day_spans.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/workplace/workplace.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString filterValue(const QString &filter, const QStringList &chosen, const Context &context)
{
    return filter == "created"_L1 ? startOfSpan(chosen.constFirst(), context) : chosen.join(u',');
}

QString typeText(const QVariant &raw, const TextFormat &)
{
    return customerTypes().at(raw.toString() == u"business" ? 1 : 0).text;
}

} // namespace

StatusLook lookOfCustomer(const QString &status)
{
    if (status == u"active")
        //: A customer who may order
        return {CustomerTexts::tr("Active"), Tone::Ok, Glyph::Dot};
    return {CustomerTexts::tr("Inactive"), Tone::Idle, Glyph::Pause};
}

QList<FilterChoice> customerTypes()
{
    return {{u"individual"_s, CustomerTexts::tr("Individual")}, {u"business"_s, CustomerTexts::tr("Business")}};
}

QList<FilterChoice> taxTreatments()
{
    //: How a customer is taxed: as everybody, not at all, or by paying the tax themselves
    return {{u"standard"_s, CustomerTexts::tr("Standard")},
            {u"exempt"_s, CustomerTexts::tr("Exempt")},
            {u"reverse_charge"_s, CustomerTexts::tr("Reverse charge")}};
}

QString wordForTaxTreatment(const QString &treatment)
{
    for (const FilterChoice &each : taxTreatments()) {
        if (each.value == treatment)
            return each.text;
    }
    return treatment;
}

QList<Column> customerColumns(const QString &currency)
{
    using namespace customer_cell;
    const auto status = [](const QVariant &raw) { return lookOfCustomer(raw.toString()); };
    return {
        {.id = u"name"_s, .title = CustomerTexts::tr("Name"), .value = cellOfRow(Name), .width = 14},
        {.id = u"company"_s, .title = CustomerTexts::tr("Company"), .value = cellOfRow(Company), .width = 13},
        {.id = u"email"_s,
         .title = CustomerTexts::tr("E-mail"),
         .kind = CellKind::Muted,
         .value = cellOfRow(Email),
         .width = 20},
        {.id = u"type"_s,
         .title = CustomerTexts::tr("Type"),
         .value = cellOfRow(Type),
         .width = 11,
         .holds = {customerTypes()[0].text, customerTypes()[1].text},
         .weight = 0,
         .sortable = false,
         .text = typeText},
        {.id = u"devices"_s,
         .title = CustomerTexts::tr("Devices"),
         .kind = CellKind::Number,
         .value = cellOfRow(Devices),
         .width = 8},
        //: What a customer pays each month; %1 is a currency
        {.id = u"revenue"_s,
         .title = CustomerTexts::tr("Monthly %1").arg(currency),
         .kind = CellKind::Money,
         .value = amountOfRow(MonthlyRevenue),
         .width = 11},
        {.id = u"status"_s,
         .title = CustomerTexts::tr("Status"),
         .kind = CellKind::Status,
         .value = cellOfRow(Status),
         .width = 10,
         .holds = {u"active"_s, u"inactive"_s},
         .sortable = false,
         .status = status},
        {.id = u"created"_s,
         .title = CustomerTexts::tr("Since"),
         .kind = CellKind::Date,
         .value = momentOfRow(Created),
         .width = 9,
         .shown = false},
    };
}

QList<FilterField> customerFilters(const Workplace &workplace)
{
    const TenantPointer tenant = workplace.session->tenant();
    const QList<FilterChoice> states{{u"active"_s, lookOfCustomer(u"active"_s).word},
                                     {u"inactive"_s, lookOfCustomer(u"inactive"_s).word}};
    const QList<FilterChoice> rentals{{u"true"_s, CustomerTexts::tr("With devices")},
                                      {u"false"_s, CustomerTexts::tr("Without devices")}};
    return {
        {u"status"_s, CustomerTexts::tr("Status"), states, true},
        {u"type"_s, CustomerTexts::tr("Type"), customerTypes(), true},
        {u"rentals"_s, CustomerTexts::tr("Subscriptions"), rentals, true, true, ByNumbers{workplace.locale}},
        {.id = u"revenue"_s,
         .title = CustomerTexts::tr("Monthly"),
         .entry = ByNumbers{workplace.locale, tenant->currency, tenant->exponent}},
        {u"created"_s, CustomerTexts::tr("Since"), daySpans(), false, true,
         ByDays{[workplace] { return workplace.format(); }}}};
}

FilterMeaning customerFilterMeaning()
{
    return {
        filterValue,
        {{u"rentals"_s, RangeOf::Numbers}, {u"revenue"_s, RangeOf::Amounts}, {u"created"_s, RangeOf::Moments}}};
}

} // namespace onhire
