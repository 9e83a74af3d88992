// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "core/base/id.h"
#include "core/services/orders/order_rows.h"
#include "core/services/orders/orders.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_form.h"
#include "ui/shared/question.h"
#include "ui/shared/record_values.h"
#include "ui/shared/wording.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
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
    : TablePage(partsOf(workplace), workplace.settings, parent), m_workplace(workplace)
{
    addActions(actions);
    connect(&workplace.live, &LiveChanges::changed, this, &OrdersPage::adopt);
    connect(emptyState(), &EmptyState::actionChosen, this, &OrdersPage::startNewOrder);
}

QString OrdersPage::title() const
{
    return tr("Orders");
}

void OrdersPage::addActions(ActionRegistry &actions)
{
    if (!m_workplace.session->may("orders:write"_L1))
        return;
    QPushButton *placing = filterBar()->addButton(tr("New order"), true);
    connect(placing, &QPushButton::clicked, this, &OrdersPage::startNewOrder);
    const auto add = [&](const QString &id, const QString &text, const QKeySequence &key,
                         void (OrdersPage::*run)()) {
        actions.add(this, {id, text, {key}, title()}, [this, run] { (this->*run)(); });
    };
    add(u"orders.new"_s, tr("New order"), QKeySequence::New, &OrdersPage::startNewOrder);
    add(u"orders.confirm"_s, tr("Confirm the chosen orders"), Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        &OrdersPage::confirmSelected);
    add(u"orders.cancel"_s, tr("Cancel the chosen orders"), Qt::CTRL | Qt::SHIFT | Qt::Key_X,
        &OrdersPage::cancelSelected);
    add(u"orders.edit"_s, tr("Correct the order"), Qt::CTRL | Qt::Key_E, &OrdersPage::edit);
}

bool OrdersPage::isEditing() const
{
    return m_form || m_placing;
}

void OrdersPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No orders yet"), tr("Orders come from here, or from your shop through the API."),
                         m_workplace.session->may("orders:write"_L1) ? tr("New order") : QString());
}

QString OrdersPage::wordsFor(const Error &error) const
{
    return wordingOf(error).what;
}

QString OrdersPage::countText(int total, bool filtered) const
{
    const QString number = m_workplace.locale.toString(total);
    return filtered ? tr("%1 matching orders").arg(number) : tr("%1 orders").arg(number);
}

// The order that is looked at is read again; rows that are not among those held may still move into view.
void OrdersPage::adopt(const QStringList &changedIds)
{
    const bool anything = changedIds.isEmpty();
    bool orders = anything;
    for (const QString &id : changedIds)
        orders = orders || isId(IdKind::Order, id);
    if (!orders)
        return;
    model().refresh();
    if (pane()->isVisibleTo(this) && !isEditing() && (anything || changedIds.contains(m_shown.id)))
        read(m_shown.id);
}

void OrdersPage::showRecord(const QString &id)
{
    if (m_form && m_form->isChanged() && id != m_form->orderId()) {
        Q_EMIT failed(tr("Order %1 is still being corrected.").arg(shortCodeOf(m_form->orderId())),
                      tr("Save it with Ctrl+Enter, or press Esc in the form to leave it as it was."));
        return;
    }
    if (!isEditing() || id != m_shown.id)
        read(id);
}

QCoro::Task<> OrdersPage::read(QString id)
{
    const auto work = [session = m_workplace.session, id]() -> Result<OrderDetails> {
        const Context context = session->context();
        ONHIRE_ASSIGN(const Record record, findOrder(context, id));
        ONHIRE_ASSIGN(QList<HistoryEntry> history, historyOf(context, id));
        return OrderDetails{id, record.version, valueOf(record), std::move(history)};
    };
    const Ticket ticket = m_reads.next();
    const auto answer = co_await m_workplace.runner.run(ticket, work);
    if (!answer)
        co_return;
    if (!*answer) {
        const Wording words = wordingOf(answer->error());
        Q_EMIT failed(words.what, words.whatToDo);
        co_return;
    }
    show(**answer);
}

void OrdersPage::show(const OrderDetails &details)
{
    const bool hadFocus = pane()->isAncestorOf(focusWidget());
    m_shown = details;
    m_form = nullptr;
    m_placing = nullptr;
    pane()->setUpdatesEnabled(false);
    showOrderHead(*pane(), details);
    addPaneActions(details);
    pane()->clearSections();
    showOrderSections(*pane(), details, m_workplace.format(), m_workplace.session->tenant()->exponent);
    pane()->setUpdatesEnabled(true);
    if (hadFocus)
        pane()->setFocus();
}

void OrdersPage::addPaneActions(const OrderDetails &details)
{
    pane()->clearActions();
    if (!m_workplace.session->may("orders:write"_L1))
        return;
    const auto status = orderStatusNamed(details.status());
    if (!status)
        return;
    if (canConfirm(*status))
        connect(pane()->addAction(tr("Confirm"), true), &QPushButton::clicked, this,
                &OrdersPage::confirmSelected);
    connect(pane()->addAction(tr("Correct…")), &QPushButton::clicked, this, &OrdersPage::edit);
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
    const Question question{
        tr("Confirm %n orders?", nullptr, int(ids.size())),
        tr("Confirmed orders go to the warehouse, and whoever listens through the API is told."),
        tr("Confirm %n orders", nullptr, int(ids.size()))};
    ask(this, question, [this, ids](const QString &) {
        act(
            ids, [](const Context &context, const QString &id) { return confirmOrder(context, id); }, true);
    });
}

void OrdersPage::cancelSelected()
{
    const QStringList ids = chosen();
    if (ids.isEmpty())
        return;
    const Question question{
        tr("Cancel %n orders?", nullptr, int(ids.size())),
        tr("A cancelled order cannot be opened again, and whoever listens through the API is told."),
        tr("Cancel %n orders", nullptr, int(ids.size())), tr("&Reason")};
    ask(this, question, [this, ids](const QString &reason) {
        act(
            ids,
            [reason](const Context &context, const QString &id) { return cancelOrder(context, id, reason); },
            false);
    });
}

QCoro::Task<> OrdersPage::act(QStringList ids, Act change, bool confirms)
{
    const auto work = [session = m_workplace.session, ids, change] {
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
    const Outcome outcome = co_await m_workplace.runner.run(work);
    if (alive.isCurrent())
        tell(outcome, confirms);
}

void OrdersPage::tell(const Outcome &outcome, bool confirms)
{
    adopt(outcome.done);
    const int done = int(outcome.done.size());
    if (outcome.refused > 0) {
        const Wording words = wordingOf(*outcome.firstRefusal);
        Q_EMIT failed(outcome.refused + done == 1
                          ? words.what
                          : tr("%n orders were left as they are: %1", nullptr, outcome.refused).arg(words.what),
                      words.whatToDo);
    }
    if (done == 1)
        Q_EMIT succeeded((confirms ? tr("Order %1 is confirmed.") : tr("Order %1 is cancelled."))
                             .arg(shortCodeOf(outcome.done[0])));
    else if (done > 1)
        Q_EMIT succeeded(confirms ? tr("%n orders are confirmed.", nullptr, done)
                                  : tr("%n orders are cancelled.", nullptr, done));
}

void OrdersPage::edit()
{
    if (m_shown.id.isEmpty() || !pane()->isVisibleTo(this) || isEditing())
        return;
    m_form = new OrderForm(m_shown, pane()->widget());
    pane()->clearActions();
    pane()->clearSections();
    pane()->addWidget(m_form);
    OrderForm *form = m_form;
    connect(pane()->addAction(tr("Save"), true), &QPushButton::clicked, form, &Form::saveRequested);
    connect(pane()->addAction(tr("Leave as it was")), &QPushButton::clicked, form, &OrderForm::abandoned);
    connect(form, &Form::saveRequested, this, [this, form] { save(form); });
    connect(form, &OrderForm::abandoned, this, &OrdersPage::leaveForm);
    m_form->notesField()->setFocus();
}

void OrdersPage::leaveForm()
{
    if (m_shown.id.isEmpty())
        setPaneShown(false);
    else
        show(m_shown);
    table()->setFocus();
}

QCoro::Task<> OrdersPage::save(OrderForm *form)
{
    if (!form->validate())
        co_return;
    if (!form->isChanged()) {
        leaveForm();
        co_return;
    }
    const auto work = [session = m_workplace.session, id = form->orderId(), version = form->version(),
                       body = form->patch()]() -> Result<Record> {
        const Context context = session->context();
        ONHIRE_ASSIGN(const OrderPatch patch, OrderPatch::read(body, *context.tenant, OrderPatch::schema()));
        return reviseOrder(context, id, patch, version);
    };
    const auto look = [session = m_workplace.session, id = form->orderId()] {
        return findOrder(session->context(), id);
    };
    const QPointer<OrderForm> wanted = form;
    const Result<Record> saved = co_await m_workplace.runner.run(work);
    if (!wanted)
        co_return;
    if (saved) {
        const QString id = wanted->orderId();
        Q_EMIT succeeded(tr("Order %1 is saved.").arg(shortCodeOf(id)));
        leaveForm();
        adopt({id});
        co_return;
    }
    const Wording words = wordingOf(saved.error());
    const QList<Fault> elsewhere =
        wanted->showFaults(saved.error().faults, [](const Fault &fault) { return wordingOf(fault); });
    if (saved.error().faults.isEmpty() || !elsewhere.isEmpty())
        Q_EMIT failed(words.what, words.whatToDo);
    if (saved.error().code != ErrorCode::VersionConflict)
        co_return;
    const Result<Record> theirs = co_await m_workplace.runner.run(look);
    if (wanted && theirs)
        wanted->meet({theirs->id, theirs->version, valueOf(*theirs), {}});
}

void OrdersPage::startNewOrder()
{
    if (m_placing)
        return;
    setPaneShown(true);
    m_reads.cancel();
    pane()->setHead(tr("New order"), {}, 0);
    pane()->clearActions();
    pane()->clearSections();
    auto *form = new NewOrderForm(m_workplace, pane()->widget());
    m_form = nullptr;
    m_placing = form;
    pane()->addWidget(form);
    connect(pane()->addAction(tr("Place order"), true), &QPushButton::clicked, form, &Form::saveRequested);
    connect(pane()->addAction(tr("Discard")), &QPushButton::clicked, form, &NewOrderForm::abandoned);
    connect(form, &NewOrderForm::abandoned, this, &OrdersPage::leaveForm);
    connect(form, &NewOrderForm::failed, this, &OrdersPage::failed);
    connect(form, &NewOrderForm::placed, this, [this](const QString &id) {
        m_placing = nullptr;
        Q_EMIT succeeded(tr("Order %1 is placed.").arg(shortCodeOf(id)));
        model().refresh();
        open(id);
        table()->setFocus();
    });
    form->start();
}

} // namespace onhire
