// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_view.h"

#include "core/base/id.h"
#include "core/domain/orders/order_sums.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_sections.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

HeadFact waitingFact(const JsonValue &order)
{
    const int open = devicesToAssign(order);
    if (open > 0)
        return {.text = OrderTexts::tr("%Ln devices to assign", nullptr, open), .tone = Tone::Accent};
    return {};
}

} // namespace

HeadWords orderHead(const ShownRecord &order)
{
    HeadWords words{order.title, lookOfOrder(order.value[u"status"].toString())};
    const HeadFact waiting = waitingFact(order.value);
    if (!waiting.text.isEmpty())
        words.facts.append(waiting);
    return words;
}

HeadWords OrderView::pageHead(const ShownRecord &order) const
{
    const JsonValue &customer = order.value[u"customer"];
    HeadWords words = orderHead(order);
    const QDateTime created = momentFrom(order.value[u"createdAt"]);
    const JsonValue &totals = order.value[u"totals"];
    QList<HeadFact> facts{
        {OrderTexts::tr("Customer"), nameOfCustomer(customer), linkTo(customer[u"customerId"].toString())},
        {OrderTexts::tr("Created"), format.fullMoment(created)},
        {OrderTexts::tr("Monthly"),
         format.price(moneyFrom(totals[u"subtotal"], tenant->exponent), tenant->exponent,
                      totals[u"currency"].toString())}};
    words.facts = facts + words.facts;
    return words;
}

void OrderView::show(SectionPlace &place, const JsonValue &order, const OrderDetails &details) const
{
    OrderSections(place, order, *this).add(details);
}

BulkLine OrderView::line(const ShownRecord &order) const
{
    const JsonValue &totals = order.value[u"totals"];
    return {.name = leftToRight(shortCodeOf(order.id)),
            .isCode = true,
            .who = nameOfCustomer(order.value[u"customer"]),
            .price =
                leftToRight(format.money(moneyFrom(totals[u"subtotal"], tenant->exponent), tenant->exponent))};
}

BulkTotals OrderView::totals(const ShownRecords &orders) const
{
    QList<JsonValue> records;
    for (const ShownRecord &order : orders)
        records += order.value;
    const OrderSums sums = sumsOfOrders(records, tenant->exponent);
    FigureText toAssign{OrderTexts::tr("Still to assign"), format.number(sums.toAssign)};
    if (sums.toConfirm > 0)
        toAssign.note = OrderTexts::tr("%Ln more once confirmed", nullptr, int(sums.toConfirm));
    BulkTotals sum{.figures = {{OrderTexts::tr("Devices"), format.number(sums.devices)}, toAssign}};
    for (auto each = sums.monthly.begin(); each != sums.monthly.end(); ++each)
        sum.sums.append({OrderTexts::tr("Monthly"), format.price(*each, tenant->exponent, each.key())});
    return sum;
}

QList<RecordTab> OrderView::tabs(const JsonValue &order, const OrderDetails &details) const
{
    const auto cards = [view = *this, order](auto fill) {
        return [view, order, fill](QWidget *parent) {
            auto *columns = new CardColumns(parent);
            OrderSections sections(*columns, order, view);
            fill(sections);
            return columns;
        };
    };
    QList<RecordTab> tabs{
        {OrderTexts::tr("Overview"), {}, cards([details](OrderSections &sections) { sections.add(details); })},
        {OrderTexts::tr("Items"), format.number(order[u"items"].elements().size()),
         cards([](OrderSections &sections) { sections.addItems(); })}};
    if (showsPayments)
        tabs.append({OrderTexts::tr("Payments"), format.number(details.payments.size()),
                     cards([details](OrderSections &sections) { sections.addPayments(details.payments); })});
    tabs.append({OrderTexts::tr("History"), format.number(details.history.size()),
                 cards([details](OrderSections &sections) { sections.addHistory(details.history); })});
    return tabs;
}

} // namespace onhire
