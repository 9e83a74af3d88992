// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_sections.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/history/history_timeline.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/contract_days.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_lines.h"
#include "ui/subscriptions/record/subscription_words.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace onhire {
void OrderSections::add(const OrderDetails &details) const
{
    addCustomer();
    addItems();
    addUpgraded(details.upgraded);
    if (!m_place.isPane())
        addSubscriptions(details.subscriptions);
    addTotals();
    addDelivery();
    addCustomFields();
    addHistory(details.history);
}

// Where the subscription may not be seen, or is none of ours, the words of the order tell what it was.
void OrderSections::addUpgraded(const JsonValue &subscription) const
{
    using Style = DetailSection::Style;
    const JsonValue &before = m_order[u"upgradeDetails"];
    if (before.isNull())
        return;
    DetailSection *section = m_place.addSection(OrderTexts::tr("Upgrade of"), SectionPlace::Column::Main);
    if (subscription.isNull()) {
        section->addRow(OrderTexts::tr("Device"), before[u"previousDevice"].toString());
        section->addRow(OrderTexts::tr("Serial"), leftToRight(before[u"previousSerialNumber"].toString()),
                        Style::Code);
        return;
    }
    const QString id = subscription[u"rentalId"].toString(), serial = subscription[u"serialNumber"].toString();
    section->addLink(OrderTexts::tr("Subscription"), leftToRight(shortCodeOf(id)), linkTo(id), Style::Code);
    section->addRow(OrderTexts::tr("Device"), subscription[u"productName"].toString());
    section->addLink(OrderTexts::tr("Serial"), leftToRight(serial), linkToDevice(serial), Style::Code);
    if (const QDate back = agreedReturnOf(subscription); back.isValid())
        section->addRow(OrderTexts::tr("Device back by"), m_format.fullDay(back));
    else
        section->addRow(OrderTexts::tr("Status"), lookOfSubscription(subscription).word);
}

void OrderSections::addSubscriptions(const QList<JsonValue> &subscriptions) const
{
    if (subscriptions.isEmpty())
        return;
    DetailSection *section = m_place.addSection(OrderTexts::tr("Subscriptions"), SectionPlace::Column::Main);
    fillWithSubscriptions(*section, subscriptions, m_format, m_tenant);
    if (subscriptions.size() >= MostSubscriptionsListed)
        section->addWidget(mutedLabel(
            OrderTexts::tr("The latest %Ln subscriptions are shown.", nullptr, MostSubscriptionsListed),
            section));
}

void OrderSections::addItems() const
{
    DetailSection *section = m_place.addSection(OrderTexts::tr("Items"), SectionPlace::Column::Main);
    const QList<JsonValue> items = m_order[u"items"].elements();
    QList<NamedItem> named;
    for (const JsonValue &item : items)
        named.append({item[u"productName"].toString(), item[u"sku"].toString()});
    const QStringList names = namesOfItems(named);
    for (qsizetype at = 0; at < items.size(); ++at)
        section->addWidget(itemCard(items[at], names[at], section));
}

void OrderSections::addHistory(const QList<HistoryEntry> &history) const
{
    if (history.isEmpty())
        return;
    DetailSection *section = m_place.addSection(OrderTexts::tr("History"), SectionPlace::Column::Main);
    section->addWidget(new Timeline(timelineOf(history, m_format, m_tenant), section));
}

void OrderSections::addPayments(const QList<PaymentLine> &payments) const
{
    DetailSection *section = m_place.addSection(OrderTexts::tr("Payments"), SectionPlace::Column::Main);
    fillWithPayments(*section, payments, m_format, m_tenant, m_openInvoice);
    if (const qsizetype devices = m_order[u"rentalIds"].elements().size(); devices > MostRentalsListed)
        section->addWidget(mutedLabel(
            OrderTexts::tr("These are the payments for the first %Ln devices.", nullptr, MostRentalsListed),
            section));
}

QString OrderSections::amount(const JsonValue &value) const
{
    return m_format.price(moneyFrom(value, m_exponent), m_exponent, m_order[u"totals"][u"currency"].toString());
}

void OrderSections::addCustomer() const
{
    const JsonValue &customer = m_order[u"customer"];
    DetailSection *section = m_place.addSection(OrderTexts::tr("Customer"));
    section->addLink(OrderTexts::tr("Name"), nameOfCustomer(customer),
                     linkTo(customer[u"customerId"].toString()));
    section->addRow(OrderTexts::tr("Type"), wordForCustomerType(customer[u"customerType"].toString()));
    if (customer.has(u"company"))
        section->addRow(OrderTexts::tr("Contact"), personOf(customer));
    section->addRow(OrderTexts::tr("E-mail"), leftToRight(customer[u"email"].toString()));
    if (customer.has(u"phone"))
        section->addRow(OrderTexts::tr("Phone"), leftToRight(customer[u"phone"].toString()));
    const QString shipping = addressText(m_order[u"shippingAddress"]);
    const QString billing = addressText(m_order[u"billingAddress"]);
    section->addRow(OrderTexts::tr("Shipping address"), shipping);
    section->addRow(OrderTexts::tr("Billing address"),
                    billing == shipping ? OrderTexts::tr("Same as shipping address") : billing);
}

QWidget *OrderSections::itemCard(const JsonValue &item, const QString &called, QWidget *parent) const
{
    const int quantity = int(item[u"quantity"].toInteger().value_or(0));
    const int assigned = int(item[u"rentalIds"].elements().size());
    auto *card = new QWidget(parent);
    auto *lines = new QVBoxLayout(card);
    lines->setContentsMargins(0, 0, 0, units(card, 6));
    lines->setSpacing(units(card, 4));
    auto *top = new QHBoxLayout;
    auto *name = heading(called, card, 1);
    name->setWordWrap(true);
    top->addWidget(name, 1);
    //: Quantity and price of one, as in: 20 × 49.90
    top->addWidget(new QLabel(leftToRight(OrderTexts::tr("%1 × %2").arg(m_format.number(quantity),
                                                                        amount(item[u"unitPrice"]))),
                              card),
                   0, Qt::AlignTop);
    auto *below = new QHBoxLayout;
    below->setSpacing(units(card, 9));
    below->addWidget(new ProgressLine({assigned, quantity}, card), 1);
    const int months = int(item[u"contractLength"].toInteger().value_or(0));
    below->addWidget(mutedLabel(OrderTexts::tr("%1 of %2 · %3")
                                    .arg(m_format.number(assigned), m_format.number(quantity),
                                         OrderTexts::tr("%Ln months", nullptr, months)),
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

void OrderSections::addTotals() const
{
    const JsonValue &totals = m_order[u"totals"];
    DetailSection *section = m_place.addSection(OrderTexts::tr("Monthly"));
    section->addRow(OrderTexts::tr("Net"), amount(totals[u"subtotal"]), DetailSection::Style::Amount);
    section->addRow(OrderTexts::tr("Tax"), amount(totals[u"taxAmount"]), DetailSection::Style::Amount);
    section->addRow(OrderTexts::tr("Total"), amount(totals[u"total"]), DetailSection::Style::Total);
    if (!moneyFrom(totals[u"setupTotal"], m_exponent).isZero())
        section->addRow(OrderTexts::tr("One-off set-up"), amount(totals[u"setupTotal"]),
                        DetailSection::Style::Amount);
}

void OrderSections::addDelivery() const
{
    const QString tracking = m_order[u"trackingNumber"].toString();
    const QDateTime shipped = momentFrom(m_order[u"shippedAt"]);
    const QString notes = m_order[u"notes"].toString();
    const QString reason = m_order[u"cancelReason"].toString();
    if (tracking.isEmpty() && !shipped.isValid() && notes.isEmpty() && reason.isEmpty())
        return;
    DetailSection *section = m_place.addSection(OrderTexts::tr("Remarks"));
    if (!tracking.isEmpty())
        section->addRow(OrderTexts::tr("Tracking"), leftToRight(tracking), DetailSection::Style::Code);
    if (shipped.isValid())
        section->addRow(OrderTexts::tr("Shipped"), m_format.fullDay(dateIn(m_tenant.zone, shipped)));
    if (!notes.isEmpty())
        section->addRow(OrderTexts::tr("Notes"), notes);
    if (!reason.isEmpty())
        section->addRow(OrderTexts::tr("Cancellation reason"), reason);
}

void OrderSections::addCustomFields() const
{
    if (CustomFields::isIn(m_order))
        CustomFields(m_tenant.settings, u"order"_s)
            .show(*m_place.addSection(OrderTexts::tr("Additional fields")), m_order);
}

} // namespace onhire
