// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of orders: find them, look at one, confirm or cancel one or many, edit what was agreed, place a
// new one.
#pragma once

#include "ui/orders/order_view.h"
#include "ui/shared/pages/records_page.h"

namespace onhire {

class OrdersPage : public RecordsPage
{
    Q_OBJECT

public:
    OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void startNewOrder(const QString &email = {});

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;

private:
    RecordNoun nounFor(const Workplace &workplace);
    void startEditOrder(const ShownRecord &order);
};

} // namespace onhire
