// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_view.h"

#include "core/base/id.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/timeline.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/action_words.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_lines.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Orders)
};

// The sections of one order, with what all of them need.
class OrderSections
{
public:
    OrderSections(SectionPlace &place, const JsonValue &order, const OrderView &view)
        : m_place(place), m_order(order), m_format(view.format), m_tenant(*view.tenant),
          m_openInvoice(view.openInvoice), m_exponent(view.tenant->exponent)
    {
    }

    void add(const OrderDetails &details)
    {
        addCustomer();
        addItems();
        if (!m_place.isPane())
            addSubscriptions(details.subscriptions);
        addTotals();
        addDelivery();
        addCustomFields();
        addHistory(details.history);
    }

    // The devices that have been assigned.
    void addSubscriptions(const QList<JsonValue> &subscriptions)
    {
        if (subscriptions.isEmpty())
            return;
        DetailSection *section = m_place.addSection(Words::tr("Subscriptions"), SectionPlace::Column::Main);
        fillWithSubscriptions(*section, subscriptions, m_format, m_tenant);
        if (subscriptions.size() >= MostSubscriptionsListed)
            section->addWidget(mutedLabel(
                Words::tr("The latest %n subscriptions are shown.", nullptr, MostSubscriptionsListed),
                section));
    }

    void addItems()
    {
        DetailSection *section = m_place.addSection(Words::tr("Items"), SectionPlace::Column::Main);
        for (const JsonValue &item : m_order[u"items"].elements())
            section->addWidget(itemCard(item, section));
    }

    void addHistory(const QList<HistoryEntry> &history)
    {
        if (history.isEmpty())
            return;
        DetailSection *section = m_place.addSection(Words::tr("History"), SectionPlace::Column::Main);
        QList<TimelineEntry> entries;
        for (const HistoryEntry &entry : history)
            //: What happened and who did it, as in: Confirmed · M. Keller
            entries.append(
                {m_format.moment(entry.at), Words::tr("%1 · %2").arg(wordForAction(entry.action), entry.who)});
        section->addWidget(new Timeline(entries, section));
    }

    void addPayments(const QList<PaymentLine> &payments)
    {
        DetailSection *section = m_place.addSection(Words::tr("Payments"), SectionPlace::Column::Main);
        fillWithPayments(*section, payments, m_format, m_tenant, m_openInvoice);
        if (const qsizetype devices = m_order[u"rentalIds"].elements().size(); devices > MostRentalsListed)
            section->addWidget(mutedLabel(
                Words::tr("These are the payments for the first %n devices.", nullptr, MostRentalsListed),
                section));
    }

private:
    QString amount(const JsonValue &value) const
    {
        return m_format.price(moneyFrom(value, m_exponent), m_exponent,
                              m_order[u"totals"][u"currency"].toString());
    }

    void addCustomer()
    {
        const JsonValue &customer = m_order[u"customer"];
        DetailSection *section = m_place.addSection(Words::tr("Customer"));
        section->addLink(Words::tr("Name"), nameOfCustomer(customer),
                         linkTo(customer[u"customerId"].toString()));
        section->addRow(Words::tr("Type"), wordForCustomerType(customer[u"customerType"].toString()));
        if (customer.has(u"company"))
            section->addRow(Words::tr("Contact"), personOf(customer));
        section->addRow(Words::tr("E-mail"), leftToRight(customer[u"email"].toString()));
        if (customer.has(u"phone"))
            section->addRow(Words::tr("Phone"), leftToRight(customer[u"phone"].toString()));
        const QString shipping = addressText(m_order[u"shippingAddress"]);
        const QString billing = addressText(m_order[u"billingAddress"]);
        section->addRow(Words::tr("Shipping address"), shipping);
        section->addRow(Words::tr("Billing address"),
                        billing == shipping ? Words::tr("Same as shipping address") : billing);
    }

    QWidget *itemCard(const JsonValue &item, QWidget *parent) const
    {
        const int quantity = int(item[u"quantity"].toInteger().value_or(0));
        const int assigned = int(item[u"rentalIds"].elements().size());
        auto *card = new QWidget(parent);
        auto *lines = new QVBoxLayout(card);
        lines->setContentsMargins(0, 0, 0, units(card, 6));
        lines->setSpacing(units(card, 4));
        auto *top = new QHBoxLayout;
        auto *name = heading(item[u"productName"].toString(), card, 1);
        name->setWordWrap(true);
        top->addWidget(name, 1);
        //: Quantity and price of one, as in: 20 × 49.90
        top->addWidget(new QLabel(leftToRight(Words::tr("%1 × %2").arg(
                                      m_format.number(quantity),
                                      m_format.money(moneyFrom(item[u"unitPrice"], m_exponent), m_exponent))),
                                  card),
                       0, Qt::AlignTop);
        auto *below = new QHBoxLayout;
        below->addWidget(new ProgressLine({assigned, quantity}, card), 1);
        const int months = int(item[u"contractLength"].toInteger().value_or(0));
        below->addWidget(mutedLabel(Words::tr("%1 of %2 · %3")
                                        .arg(m_format.number(assigned), m_format.number(quantity),
                                             Words::tr("%n months", nullptr, months)),
                                    card));
        auto *sku = mutedLabel(leftToRight(item[u"sku"].toString()), card, 0.92);
        sku->setFont(monospaced(sku->font()));
        sku->setTextInteractionFlags(Qt::TextSelectableByMouse);
        sku->setFocusPolicy(Qt::NoFocus);
        lines->addLayout(top);
        lines->addWidget(sku);
        lines->addLayout(below);
        return card;
    }

    void addTotals()
    {
        const JsonValue &totals = m_order[u"totals"];
        DetailSection *section = m_place.addSection(Words::tr("Monthly"));
        section->addRow(Words::tr("Net"), amount(totals[u"subtotal"]), DetailSection::Style::Amount);
        section->addRow(Words::tr("Tax"), amount(totals[u"taxAmount"]), DetailSection::Style::Amount);
        section->addRow(Words::tr("Total"), amount(totals[u"total"]), DetailSection::Style::Total);
        if (!moneyFrom(totals[u"setupTotal"], m_exponent).isZero())
            section->addRow(Words::tr("One-off set-up"), amount(totals[u"setupTotal"]),
                            DetailSection::Style::Amount);
    }

    void addDelivery()
    {
        const QString tracking = m_order[u"trackingNumber"].toString();
        const QString notes = m_order[u"notes"].toString();
        const QString reason = m_order[u"cancelReason"].toString();
        if (tracking.isEmpty() && notes.isEmpty() && reason.isEmpty())
            return;
        DetailSection *section = m_place.addSection(Words::tr("Remarks"));
        if (!tracking.isEmpty())
            section->addRow(Words::tr("Tracking"), leftToRight(tracking), DetailSection::Style::Code);
        if (!notes.isEmpty())
            section->addRow(Words::tr("Notes"), notes);
        if (!reason.isEmpty())
            section->addRow(Words::tr("Cancellation reason"), reason);
    }

    void addCustomFields()
    {
        if (CustomFields::isIn(m_order))
            CustomFields(m_tenant.settings, u"order"_s)
                .show(*m_place.addSection(Words::tr("Additional fields")), m_order);
    }

    SectionPlace &m_place;
    const JsonValue &m_order;
    const TextFormat &m_format;
    const Tenant &m_tenant;
    const OpenInvoice &m_openInvoice;
    const int m_exponent;
};

qint64 devicesToAssign(const JsonValue &order)
{
    const QString status = order[u"status"].toString();
    if (status != u"confirmed" && status != u"partial")
        return 0;
    const JsonValue &progress = order[u"rentalProgress"];
    return progress[u"totalDevices"].toInteger().value_or(0)
        - progress[u"rentedDevices"].toInteger().value_or(0);
}

HeadFact waitingFact(const JsonValue &order)
{
    const qint64 open = devicesToAssign(order);
    if (open > 0)
        return {.text = Words::tr("%n devices to assign", nullptr, int(open)), .tone = Tone::Accent};
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
        {Words::tr("Customer"), nameOfCustomer(customer), linkTo(customer[u"customerId"].toString())},
        {Words::tr("Created"), format.fullMoment(created)},
        {Words::tr("Monthly"),
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
    QMap<QString, qint64> monthly; // by currency
    qint64 devices = 0, waiting = 0;
    for (const ShownRecord &order : orders) {
        const JsonValue &totals = order.value[u"totals"];
        monthly[totals[u"currency"].toString()] += moneyFrom(totals[u"subtotal"], tenant->exponent).minor();
        devices += totals[u"totalDevices"].toInteger().value_or(0);
        waiting += devicesToAssign(order.value);
    }
    BulkTotals sum{.figures = {{Words::tr("Devices"), format.number(devices)},
                               {Words::tr("Still to assign"), format.number(waiting)}}};
    for (auto each = monthly.begin(); each != monthly.end(); ++each)
        sum.sums.append(
            {Words::tr("Monthly"), format.price(Money::fromMinor(*each), tenant->exponent, each.key())});
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
        {Words::tr("Overview"), {}, cards([details](OrderSections &sections) { sections.add(details); })},
        {Words::tr("Items"), format.number(order[u"items"].elements().size()),
         cards([](OrderSections &sections) { sections.addItems(); })}};
    if (showsPayments)
        tabs.append({Words::tr("Payments"), format.number(details.payments.size()),
                     cards([details](OrderSections &sections) { sections.addPayments(details.payments); })});
    tabs.append({Words::tr("History"), format.number(details.history.size()),
                 cards([details](OrderSections &sections) { sections.addHistory(details.history); })});
    return tabs;
}

} // namespace onhire
