// SPDX-License-Identifier: GPL-3.0-or-later
// The customers: who they are, what they bring, and their latest orders. Customers arise from orders, so none
// is made here.
#pragma once

#include "core/data/customers/customer_rows.h"
#include "core/services/customers/latest_orders.h"
#include "ui/shared/pages/editing_page.h"

namespace onhire {

class CustomersPage : public EditingPage
{
    Q_OBJECT

public:
    explicit CustomersPage(const Workplace &workplace, QWidget *parent = nullptr);

    QString title() const override;
    void editCustomer();
    void setActive(bool active);

Q_SIGNALS:
    void openOrder(const QString &orderId);

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;
    void showAgain() override;

private:
    struct Shown
    {
        Record record;
        QList<CustomerOrder> orders;
    };
    void readCustomer(const QString &id);
    void showCustomer(const Shown &customer);
    void startEditCustomer();
    void addActions();

    Shown m_shown;
    JsonValue m_customer;
    const TextFormat m_format;
};

} // namespace onhire
