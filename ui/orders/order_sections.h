// SPDX-License-Identifier: GPL-3.0-or-later
// The sections that an order is shown in, beside the table or on its page: each with what all of them need.
#pragma once

#include "ui/orders/order_view.h"
#include "ui/shared/pages/section_place.h"

namespace onhire {

class OrderSections
{
public:
    // All of these outlive it.
    OrderSections(SectionPlace &place, const JsonValue &order, const OrderView &view)
        : m_place(place), m_order(order), m_format(view.format), m_tenant(*view.tenant),
          m_openInvoice(view.openInvoice), m_exponent(view.tenant->exponent)
    {
    }

    void add(const OrderDetails &details) const;
    void addItems() const;
    void addPayments(const QList<PaymentLine> &payments) const;
    void addHistory(const QList<HistoryEntry> &history) const;

private:
    QString amount(const JsonValue &value) const;
    QWidget *itemCard(const JsonValue &item, const QString &called, QWidget *parent) const;
    void addCustomer() const;
    void addUpgraded(const JsonValue &subscription) const;
    void addSubscriptions(const QList<JsonValue> &subscriptions) const; // the devices that have been assigned
    void addTotals() const;
    void addDelivery() const;
    void addCustomFields() const;

    SectionPlace &m_place;
    const JsonValue &m_order;
    const TextFormat &m_format;
    const Tenant &m_tenant;
    const OpenInvoice &m_openInvoice;
    const int m_exponent;
};

} // namespace onhire
