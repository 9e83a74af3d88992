// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "core/base/id.h"
#include "core/data/orders/order_rows.h"
#include "core/services/orders/orders.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_form.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/text/record_values.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner, std::make_shared<StoreRowSource>(workplace.session, orderRows(), orderMapping()),
        orderColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"created"_s, Qt::DescendingOrder);
    return {u"orders"_s, OrdersPage::tr("Filter orders…"), orderFilters(), std::move(model)};
}

OrdersPage::OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : EditingPage(workplace, partsOf(workplace), {u"ord_"_s}, parent)
{
    addActions(actions);
    connect(emptyState(), &EmptyState::actionChosen, this, &OrdersPage::startNewOrder);
}

QString OrdersPage::title() const
{
    return tr("Orders");
}

void OrdersPage::addActions(ActionRegistry &actions)
{
    if (!workplace().session->may("orders:write"_L1))
        return;
    QPushButton *placing = filterBar()->addButton(tr("New order"), true);
    connect(placing, &QPushButton::clicked, this, &OrdersPage::startNewOrder);
    const auto add = [&](const QString &id, const QString &text, const QKeySequence &key,
                         void (OrdersPage::*run)()) {
        actions.add(this, {id, text, {key}, title()}, [this, run] { (this->*run)(); });
    };
    add(u"orders.new"_s, tr("New order"), QKeySequence::New, &OrdersPage::startNewOrder);
    add(u"orders.confirm"_s, tr("Confirm the selected orders"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        &OrdersPage::confirmSelected);
    add(u"orders.cancel"_s, tr("Cancel the selected orders"), Qt::CTRL | Qt::SHIFT | Qt::Key_X,
        &OrdersPage::cancelSelected);
    add(u"orders.edit"_s, tr("Edit the order"), Qt::CTRL | Qt::Key_E, &OrdersPage::editOrder);
}

void OrdersPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No orders yet"),
                         tr("Create orders here, or send them from your shop "
                            "through the API."),
                         workplace().session->may("orders:write"_L1) ? tr("New order") : QString());
}

QString OrdersPage::countText(int total, bool filtered) const
{
    const QString number = workplace().locale.toString(total);
    return filtered ? tr("%1 matching orders").arg(number) : tr("%1 orders").arg(number);
}

void OrdersPage::readRecord(const QString &id)
{
    readOrder(id);
}

void OrdersPage::readOrder(const QString &id)
{
    const auto work = [session = workplace().session, id]() -> Result<OrderDetails> {
        const Context context = session->context();
        ONHIRE_ASSIGN(const Record record, findOrder(context, id));
        ONHIRE_ASSIGN(QList<HistoryEntry> history, historyOf(context, id));
        return OrderDetails{id, record.version, valueOf(record), std::move(history)};
    };
    readForPane(work, [this](const OrderDetails &details) { show(details); });
}

void OrdersPage::show(const OrderDetails &details)
{
    m_shown = details;
    QByteArray content = details.order.toJson();
    for (const HistoryEntry &entry : details.history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    if (!shows(content))
        showAgain();
}

void OrdersPage::showAgain()
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    pane()->clearActions();
    pane()->clearSections();
    setPaneShown(!m_shown.id.isEmpty());
    if (m_shown.id.isEmpty())
        return;
    showOrderHead(*pane(), m_shown);
    addPaneActions();
    showOrderSections(*pane(), m_shown, workplace().format(), *workplace().session->tenant());
    if (hadFocus)
        pane()->setFocus();
}

void OrdersPage::addPaneActions()
{
    const auto status = orderStatusNamed(m_shown.status());
    if (!workplace().session->may("orders:write"_L1) || !status)
        return;
    if (canConfirm(*status))
        connect(pane()->addAction(tr("Confirm"), true), &QPushButton::clicked, this,
                &OrdersPage::confirmSelected);
    connect(pane()->addAction(tr("Edit…")), &QPushButton::clicked, this, &OrdersPage::editOrder);
    if (canCancel(*status))
        connect(pane()->addAction(tr("Cancel order…")), &QPushButton::clicked, this,
                &OrdersPage::cancelSelected);
}

QStringList OrdersPage::chosen() const
{
    const QStringList selected = table()->selectedIds();
    if (selected.isEmpty() && pane()->isVisibleTo(this) && !m_shown.id.isEmpty())
        return {m_shown.id};
    return selected;
}

// Confirming tells the customer and the shop, so it is asked first; it cannot be taken back.
void OrdersPage::confirmSelected()
{
    const QStringList ids = chosen();
    if (ids.isEmpty())
        return;
    const Question question{tr("Confirm %n orders?", nullptr, int(ids.size())),
                            tr("Confirmed orders go to the warehouse, and connected systems are notified."),
                            tr("Confirm %n orders", nullptr, int(ids.size()))};
    ask(this, question, [this, ids](const QString &) {
        changeAll(
            ids, [](const Context &context, const QString &id) { return confirmOrder(context, id); }, true);
    });
}

void OrdersPage::cancelSelected()
{
    const QStringList ids = chosen();
    if (ids.isEmpty())
        return;
    const Question question{tr("Cancel %n orders?", nullptr, int(ids.size())),
                            tr("A cancelled order cannot be reopened. Connected systems are notified."),
                            tr("Cancel %n orders", nullptr, int(ids.size())), tr("&Reason")};
    ask(this, question, [this, ids](const QString &reason) {
        changeAll(
            ids,
            [reason](const Context &context, const QString &id) { return cancelOrder(context, id, reason); },
            false);
    });
}

QCoro::Task<> OrdersPage::changeAll(QStringList ids, Change change, bool confirms)
{
    const auto work = [session = workplace().session, ids, change] {
        const Context context = session->context();
        Outcome outcome;
        for (const QString &id : ids) {
            const auto changed = change(context, id);
            if (changed) {
                outcome.done += id;
            } else {
                outcome.firstRefusal = outcome.firstRefusal ? outcome.firstRefusal : changed.error();
                ++outcome.refused;
            }
        }
        return outcome;
    };
    const Ticket alive = m_alive.current();
    const Outcome outcome = co_await workplace().runner.run(work);
    if (alive.isCurrent())
        tell(outcome, confirms);
}

void OrdersPage::tell(const Outcome &outcome, bool confirms)
{
    refresh();
    const int done = int(outcome.done.size());
    if (outcome.refused > 0) {
        const Wording words = wordingOf(*outcome.firstRefusal);
        Q_EMIT failed(outcome.refused + done == 1
                          ? words.what
                          : tr("%n orders were not changed: %1", nullptr, outcome.refused).arg(words.what),
                      words.whatToDo);
    }
    if (done == 1)
        Q_EMIT succeeded((confirms ? tr("Order %1 is confirmed.") : tr("Order %1 is cancelled."))
                             .arg(shortCodeOf(outcome.done[0])));
    else if (done > 1)
        Q_EMIT succeeded(confirms ? tr("%n orders are confirmed.", nullptr, done)
                                  : tr("%n orders are cancelled.", nullptr, done));
}

void OrdersPage::editOrder()
{
    const bool may = workplace().session->may("orders:write"_L1);
    if (may && !m_shown.id.isEmpty() && pane()->isVisibleTo(this) && !isEditing())
        whenRead([this] { startEditOrder(); });
}

void OrdersPage::startEditOrder()
{
    const QString id = m_shown.id, code = shortCodeOf(id);
    edit({.title = tr("Order %1").arg(leftToRight(code)),
          .form = orderForm(workplace().session->tenant(), workplace().locale, m_shown.order, pane()->widget()),
          .version = m_shown.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const OrderPatch patch,
                            OrderPatch::read(body, *context.tenant, OrderPatch::schema()));
              return reviseOrder(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findOrder(context, id); },
          .saved = [code](const Record &) { return tr("Order %1 is saved.").arg(code); },
          .finished = [this, id](const Record &) { readOrder(id); }});
}

void OrdersPage::startNewOrder()
{
    if (!mayLeaveEdit())
        return;
    edit({.title = tr("New order"),
          .form = new NewOrderForm(workplace(), pane()->widget()),
          .save = [](const Context &context, const JsonValue &body, int) -> Result<Record> {
              ONHIRE_ASSIGN(const OrderRequest request, OrderRequest::read(body, *context.tenant));
              return placeOrder(context, request, NaturalKey::Check);
          },
          .saved = [](const Record &record) { return tr("Order %1 is placed.").arg(shortCodeOf(record.id)); },
          .verb = tr("Place order"),
          .finished = [this](const Record &record) { open(record.id); }});
}

} // namespace onhire
