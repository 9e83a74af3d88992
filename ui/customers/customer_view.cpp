// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_view.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "ui/customers/customer_columns.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Customers)
};

QString amount(const CustomerView &view, Money money)
{
    //: An amount of money and its currency, as in: 49.90 EUR
    return leftToRight(Words::tr("%1 %2").arg(view.format.money(money, view.exponent), view.currency));
}

QString amountOf(const CustomerView &view, QStringView member)
{
    return amount(view, moneyFrom(view.customer[member], view.exponent));
}

QString addressText(const JsonValue &address)
{
    const auto part = [&](const QString &member) { return address[member].toString(); };
    const QString town = QStringList{part(u"postalCode"_s), part(u"city"_s)}.join(u' ').trimmed();
    QStringList lines{part(u"company"_s),      part(u"contactName"_s), part(u"streetAddress"_s),
                      part(u"buildingInfo"_s), part(u"locality"_s),    town,
                      part(u"adminArea"_s),    part(u"country"_s)};
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(u'\n');
}

void addFigures(DetailPane &pane, const CustomerView &view)
{
    const JsonValue &customer = view.customer;
    const auto count = [&](const JsonValue &value) {
        return view.format.number(value.toInteger().value_or(0));
    };
    DetailSection *figures = pane.addSection(Words::tr("Figures"));
    figures->addRow(Words::tr("Monthly"), amountOf(view, u"totalMonthlyRevenue"), DetailSection::Style::Strong);
    figures->addRow(Words::tr("Devices"), count(customer[u"totalDevicesRented"]));
    figures->addRow(Words::tr("Orders"), count(customer[u"totalOrders"]));
    figures->addRow(Words::tr("Collected"), amountOf(view, u"lifetimeCollected"));
    //: Collected payments less what the devices did cost
    figures->addRow(Words::tr("Margin"), amountOf(view, u"customerMargin"));
}

void addContact(DetailPane &pane, const CustomerView &view)
{
    const JsonValue &customer = view.customer;
    DetailSection *contact = pane.addSection(Words::tr("Contact"));
    if (customer.has(u"company"))
        contact->addRow(Words::tr("Company"), customer[u"company"].toString());
    contact->addRow(Words::tr("E-mail"), leftToRight(customer[u"email"].toString()));
    if (customer.has(u"phone"))
        contact->addRow(Words::tr("Phone"), leftToRight(customer[u"phone"].toString()));
    contact->addRow(Words::tr("Type"),
                    customerTypes().at(customer[u"customerType"].toString() == u"business").text);
    if (const QString billing = addressText(customer[u"billingAddress"]); !billing.isEmpty())
        contact->addRow(Words::tr("Billing address"), billing);
    if (const QString shipping = addressText(customer[u"shippingAddress"]); !shipping.isEmpty())
        contact->addRow(Words::tr("Shipping address"), shipping);
    view.customFields.show(*contact, customer);
    contact->addRow(Words::tr("Since"), view.format.fullMoment(momentFrom(customer[u"createdAt"])));
}

LinkCard *orderCard(const CustomerView &view, const CustomerOrder &order, QWidget *parent)
{
    const StatusLook look = lookOfOrder(order.status);
    const QString code = shortCodeOf(order.id);
    //: Read aloud: the short code of an order and its state
    auto *card = new LinkCard(Words::tr("Order %1, %2").arg(code, look.word), parent);
    auto *id = new QLabel(code, card);
    id->setFont(monospaced(id->font()));
    auto *status = new Pill(card);
    status->setLook(look);
    card->add(id);
    card->add(status);
    const auto created = parseTimestamp(order.createdAt);
    card->add(mutedLabel(created ? view.format.moment(*created) : QString(), card, 0.92), 1);
    card->add(new QLabel(leftToRight(view.format.money(order.monthly, view.exponent)), card));
    QObject::connect(card, &QAbstractButton::clicked, parent,
                     [open = view.openOrder, id = order.id] { open(id); });
    return card;
}

} // namespace

void CustomerView::show(DetailPane &pane) const
{
    addFigures(pane, *this);
    addContact(pane, *this);
    DetailSection *latest = pane.addSection(Words::tr("Recent orders"));
    for (const CustomerOrder &order : orders)
        latest->addWidget(orderCard(*this, order, latest));
    if (orders.isEmpty())
        latest->addWidget(mutedLabel(Words::tr("No orders yet"), latest));
}

} // namespace onhire
