// SPDX-License-Identifier: GPL-3.0-or-later
// The sections that a customer is shown in, beside the table or on the page: each with what all of them need.
#pragma once

#include "ui/customers/customer_view.h"
#include "ui/shared/pages/section_place.h"

namespace onhire {

class DetailSection;
class LinkCard;

QString wordForType(const JsonValue &customer);

class CustomerSections
{
public:
    // All of these outlive it.
    CustomerSections(SectionPlace &place, const JsonValue &customer, const CustomerDetails &details,
                     const CustomerView &view)
        : m_place(place), m_customer(customer), m_details(details), m_view(view)
    {
    }

    void addFigures() const; // in the pane
    void addFigureStrip() const; // on the page
    void addMonths() const;
    void addContact() const;
    void addOrders() const;
    void addToDo() const;
    void addRunning(qsizetype most) const; // the first that end, or the latest of those that are over
    void addSubscriptions() const;
    void addAccount() const;
    void addMovements() const;
    void addPayments() const;
    void addHistory() const;

private:
    Money moneyOf(QStringView member) const;
    int numberOf(QStringView member) const;
    QString amount(Money money) const;
    QString price(Money money) const;
    QString allOf(const JsonValue &ids) const;
    Link listOf(const QString &screen) const;
    void addTax(DetailSection &contact) const;
    void addAddresses(DetailSection &contact) const;
    void addSubscriptions(const QList<JsonValue> &subscriptions) const;
    LinkCard *orderCard(const CustomerOrder &order, DetailSection *section) const;

    SectionPlace &m_place;
    const JsonValue &m_customer;
    const CustomerDetails &m_details;
    const CustomerView &m_view;
};

} // namespace onhire
