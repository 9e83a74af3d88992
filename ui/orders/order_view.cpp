// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/order_view.h"

#include "core/base/id.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/text/record_values.h"
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

QString joined(const QStringList &parts, const QString &separator)
{
    QStringList present = parts;
    present.removeAll(QString());
    return present.join(separator);
}

QString wordForAction(const QString &action)
{
    if (action == u"order.create")
        return Words::tr("Created");
    if (action == u"order.confirm")
        return Words::tr("Confirmed");
    if (action == u"order.cancel")
        return Words::tr("Cancelled");
    return Words::tr("Changed");
}

// The sections of one order, with what all of them need.
class OrderSections
{
public:
    OrderSections(DetailPane &pane, const OrderDetails &details, const TextFormat &format, const Tenant &tenant)
        : m_pane(pane), m_details(details), m_order(details.order), m_format(format), m_tenant(tenant),
          m_exponent(tenant.exponent)
    {
    }

    void add()
    {
        addCustomer();
        addItems();
        addTotals();
        addDelivery();
        addCustomFields();
        addHistory();
    }

private:
    QString amount(const JsonValue &value) const
    {
        return leftToRight(m_format.money(moneyFrom(value, m_exponent), m_exponent) + u' '
                           + m_order[u"totals"][u"currency"].toString());
    }

    void addCustomer()
    {
        const JsonValue &customer = m_order[u"customer"];
        const QString person =
            joined({customer[u"firstName"].toString(), customer[u"lastName"].toString()}, u" "_s);
        const QString company = customer[u"company"].toString();
        DetailSection *section = m_pane.addSection(Words::tr("Customer"));
        section->addRow(Words::tr("Name"), company.isEmpty() ? person : company);
        section->addRow(Words::tr("Type"), wordForCustomerType(customer[u"customerType"].toString()));
        if (!company.isEmpty())
            section->addRow(Words::tr("Contact"), person);
        section->addRow(Words::tr("E-mail"), leftToRight(customer[u"email"].toString()));
        if (customer.has(u"phone"))
            section->addRow(Words::tr("Phone"), leftToRight(customer[u"phone"].toString()));
        const QString shipping = addressLine(m_order[u"shippingAddress"]);
        const QString billing = addressLine(m_order[u"billingAddress"]);
        section->addRow(Words::tr("Shipping address"), shipping);
        section->addRow(Words::tr("Billing address"),
                        billing == shipping ? Words::tr("Same as shipping address") : billing);
    }

    void addItems()
    {
        DetailSection *section = m_pane.addSection(Words::tr("Items"));
        for (const JsonValue &item : m_order[u"items"].elements())
            section->addWidget(itemCard(item, section));
    }

    QWidget *itemCard(const JsonValue &item, QWidget *parent) const
    {
        const int quantity = int(item[u"quantity"].toInteger().value_or(0));
        const int assigned = int(item[u"rentalIds"].elements().size());
        auto *card = new Card(parent);
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
        card->content()->addLayout(top);
        card->content()->addWidget(sku);
        card->content()->addLayout(below);
        return card;
    }

    void addTotals()
    {
        const JsonValue &totals = m_order[u"totals"];
        DetailSection *section = m_pane.addSection(Words::tr("Monthly"));
        section->addRow(Words::tr("Net"), amount(totals[u"subtotal"]));
        section->addRow(Words::tr("Tax"), amount(totals[u"taxAmount"]));
        section->addRow(Words::tr("Total"), amount(totals[u"total"]), DetailSection::Style::Strong);
        if (!moneyFrom(totals[u"setupTotal"], m_exponent).isZero())
            section->addRow(Words::tr("One-off set-up"), amount(totals[u"setupTotal"]));
    }

    void addDelivery()
    {
        const QString tracking = m_order[u"trackingNumber"].toString();
        const QString notes = m_order[u"notes"].toString();
        const QString reason = m_order[u"cancelReason"].toString();
        if (joined({tracking, notes, reason}, {}).isEmpty())
            return;
        DetailSection *section = m_pane.addSection(Words::tr("Remarks"));
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
                .show(*m_pane.addSection(Words::tr("Additional fields")), m_order);
    }

    void addHistory()
    {
        if (m_details.history.isEmpty())
            return;
        DetailSection *section = m_pane.addSection(Words::tr("Recent activity"));
        for (const HistoryEntry &entry : m_details.history)
            //: What happened and who did it, as in: Confirmed · M. Keller
            section->addRow(m_format.moment(entry.at),
                            Words::tr("%1 · %2").arg(wordForAction(entry.action), entry.who));
    }

    DetailPane &m_pane;
    const OrderDetails &m_details;
    const JsonValue &m_order;
    const TextFormat &m_format;
    const Tenant &m_tenant;
    const int m_exponent;
};

} // namespace

QString addressLine(const JsonValue &address)
{
    const QString town = joined({address[u"postalCode"].toString(), address[u"city"].toString()}, u" "_s);
    return joined({address[u"contactName"].toString(), address[u"streetAddress"].toString(), town,
                   address[u"country"].toString()},
                  //: Between the lines of an address written on one line
                  Words::tr(", "));
}

void showOrderHead(DetailPane &pane, const OrderDetails &details)
{
    pane.setHead(Words::tr("Order %1").arg(leftToRight(shortCodeOf(details.id))), lookOfOrder(details.status()),
                 details.version);
}

void showOrderSections(DetailPane &pane, const OrderDetails &details, const TextFormat &format,
                       const Tenant &tenant)
{
    OrderSections(pane, details, format, tenant).add();
}

} // namespace onhire
