// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customer_view.h"

#include "core/base/id.h"
#include "ui/customers/customer_columns.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/link_card.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/address_text.h"
#include "ui/shared/text/record_values.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Customers)
};

class CustomerSections
{
public:
    CustomerSections(SectionPlace &place, const JsonValue &customer, const CustomerView &view)
        : m_place(place), m_customer(customer), m_view(view)
    {
    }

    void addFigures()
    {
        using Style = DetailSection::Style;
        DetailSection *figures = m_place.addSection(Words::tr("Figures"), SectionPlace::Column::Main);
        figures->addRow(Words::tr("Monthly"), amountOf(u"totalMonthlyRevenue"), Style::Total);
        figures->addRow(Words::tr("Devices"), countOf(u"totalDevicesRented"), Style::Amount);
        figures->addRow(Words::tr("Orders"), countOf(u"totalOrders"), Style::Amount);
        figures->addRow(Words::tr("Collected"), amountOf(u"lifetimeCollected"), Style::Amount);
        //: Collected payments less what the devices did cost
        figures->addRow(Words::tr("Margin"), amountOf(u"customerMargin"), Style::Amount);
    }

    void addContact()
    {
        DetailSection *contact = m_place.addSection(Words::tr("Contact"));
        if (m_customer.has(u"company"))
            contact->addRow(Words::tr("Company"), m_customer[u"company"].toString());
        contact->addRow(Words::tr("E-mail"), leftToRight(m_customer[u"email"].toString()));
        if (m_customer.has(u"phone"))
            contact->addRow(Words::tr("Phone"), leftToRight(m_customer[u"phone"].toString()));
        contact->addRow(Words::tr("Type"),
                        customerTypes().at(m_customer[u"customerType"].toString() == u"business").text);
        addAddresses(*contact);
        CustomFields(m_view.tenant->settings, u"customer"_s).show(*contact, m_customer);
        contact->addRow(Words::tr("Since"), m_view.format.fullMoment(momentFrom(m_customer[u"createdAt"])));
    }

    void addOrders(const QList<CustomerOrder> &orders)
    {
        DetailSection *latest = m_place.addSection(Words::tr("Recent orders"), SectionPlace::Column::Main);
        for (const CustomerOrder &order : orders)
            latest->addWidget(orderCard(order, latest));
        if (orders.isEmpty())
            latest->addWidget(mutedLabel(Words::tr("No orders yet"), latest));
    }

private:
    QString amountOf(QStringView member) const
    {
        const int exponent = m_view.tenant->exponent;
        //: An amount of money and its currency, as in: 49.90 EUR
        return leftToRight(Words::tr("%1 %2").arg(
            m_view.format.money(moneyFrom(m_customer[member], exponent), exponent), m_view.tenant->currency));
    }

    QString countOf(QStringView member) const
    {
        return m_view.format.number(m_customer[member].toInteger().value_or(0));
    }

    void addAddresses(DetailSection &contact)
    {
        const QString billing = addressText(m_customer[u"billingAddress"]);
        const QString shipping = addressText(m_customer[u"shippingAddress"]);
        if (!billing.isEmpty())
            contact.addRow(Words::tr("Billing address"), billing);
        if (!shipping.isEmpty())
            contact.addRow(Words::tr("Shipping address"),
                           shipping == billing ? Words::tr("Same as billing address") : shipping);
    }

    LinkCard *orderCard(const CustomerOrder &order, QWidget *parent) const
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
        card->add(mutedLabel(created ? m_view.format.moment(*created) : QString(), card, 0.92), 1);
        card->add(new QLabel(leftToRight(m_view.format.money(order.monthly, m_view.tenant->exponent)), card));
        QObject::connect(card, &QAbstractButton::clicked, parent,
                         [follow = m_view.follow, id = order.id] { follow(linkTo(id)); });
        return card;
    }

    SectionPlace &m_place;
    const JsonValue &m_customer;
    const CustomerView &m_view;
};

} // namespace

QString nameOfCustomer(const JsonValue &customer)
{
    //: The first and the last name of a person
    return Words::tr("%1 %2").arg(customer[u"firstName"].toString(), customer[u"lastName"].toString());
}

HeadWords customerHead(const ShownRecord &customer)
{
    HeadWords words{customer.title, lookOfCustomer(customer.value[u"status"].toString())};
    if (const QString company = customer.value[u"company"].toString(); !company.isEmpty())
        words.facts.append({.text = company});
    return words;
}

void CustomerView::show(SectionPlace &place, const JsonValue &customer,
                        const QList<CustomerOrder> &orders) const
{
    CustomerSections sections(place, customer, *this);
    sections.addFigures();
    sections.addContact();
    sections.addOrders(orders);
}

QList<RecordTab> CustomerView::tabs(const JsonValue &customer, const QList<CustomerOrder> &orders) const
{
    const auto overview = [view = *this, customer, orders](QWidget *parent) {
        auto *columns = new CardColumns(parent);
        view.show(*columns, customer, orders);
        return columns;
    };
    const auto recent = [view = *this, customer, orders](QWidget *parent) {
        auto *columns = new CardColumns(parent);
        CustomerSections(*columns, customer, view).addOrders(orders);
        return columns;
    };
    return {{Words::tr("Overview"), {}, overview},
            {Words::tr("Orders"), format.number(customer[u"totalOrders"].toInteger().value_or(0)), recent}};
}

} // namespace onhire
