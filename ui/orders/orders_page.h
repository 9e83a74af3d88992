// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of orders: find them, look at one, confirm or cancel one or many, correct what was agreed, place a
// new one.
#pragma once

#include "ui/orders/order_view.h"
#include "ui/shared/pages/editing_page.h"
#include "ui/shell/action_registry.h"

namespace onhire {

class OrdersPage : public EditingPage
{
    Q_OBJECT

public:
    OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void confirmSelected();
    void cancelSelected();
    void editOrder();
    void startEditOrder();
    void startNewOrder();

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;
    void showAgain() override;

private:
    using Change = std::function<Result<Record>(const Context &context, const QString &id)>;
    struct Outcome
    {
        QStringList done;
        std::optional<Error> firstRefusal;
        int refused = 0;
    };

    void addActions(ActionRegistry &actions);
    void readOrder(const QString &id);
    void show(const OrderDetails &details);
    void addPaneActions();
    QStringList chosen() const;
    QCoro::Task<> changeAll(QStringList ids, Change change, bool confirms);
    void tell(const Outcome &outcome, bool confirms);

    OrderDetails m_shown;
    Latest m_alive;
};

} // namespace onhire
