// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of orders: find them, look at one, confirm or cancel one or many, correct what was agreed, place a
// new one.
#pragma once

#include "ui/orders/order_view.h"
#include "ui/shared/list_page.h"
#include "ui/shared/workplace.h"
#include "ui/shell/action_registry.h"

namespace onhire {

class OrderForm;

class OrdersPage : public TablePage
{
    Q_OBJECT

public:
    OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void confirmSelected();
    void cancelSelected();
    void edit();
    void startNewOrder();

protected:
    void showNothingYet(EmptyState &state) override;
    QString wordsFor(const Error &error) const override;
    void showRecord(const QString &id) override;
    QString countText(int total, bool filtered) const override;

private:
    using Act = std::function<Result<Record>(const Context &context, const QString &id)>;
    struct Outcome
    {
        QStringList done;
        std::optional<Error> firstRefusal;
        int refused = 0;
    };

    void addActions(ActionRegistry &actions);
    void adopt(const QStringList &changedIds);
    QCoro::Task<> read(QString id);
    void show(const OrderDetails &details);
    void addPaneActions(const OrderDetails &details);
    bool isEditing() const;
    void leaveForm();
    QStringList chosen() const;
    QCoro::Task<> act(QStringList ids, Act change, bool confirms);
    void tell(const Outcome &outcome, bool confirms);
    QCoro::Task<> save(OrderForm *form);

    Workplace m_workplace;
    OrderDetails m_shown;
    QPointer<OrderForm> m_form;
    QPointer<QWidget> m_placing;
    Latest m_reads;
    Latest m_alive;
};

} // namespace onhire
