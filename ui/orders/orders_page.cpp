// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "core/base/id.h"
#include "core/data/orders/order_rows.h"
#include "core/services/orders/orders.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_actions.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_form.h"
#include "ui/papers/order_papers.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner, std::make_shared<StoreRowSource>(workplace.session, orderRows(), orderMapping()),
        orderColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"created"_s, Qt::DescendingOrder);
    return {u"orders"_s, OrdersPage::tr("Filter orders…"), orderFilters(workplace), std::move(model)};
}

static QString titleOf(const QString &id)
{
    return OrdersPage::tr("Order %1").arg(leftToRight(shortCodeOf(id)));
}

static Result<RecordView> readOrder(const Context &context, const QString &id)
{
    ONHIRE_ASSIGN(const Record record, findOrder(context, id));
    ONHIRE_ASSIGN(const QList<HistoryEntry> history, historyOf(context, id));
    QByteArray content = record.json;
    for (const HistoryEntry &entry : history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    return RecordView{{id, valueOf(record), record.version, titleOf(id)}, content, history};
}

static RecordNoun nounOf(const Workplace &workplace)
{
    const OrderView view{workplace.format(), workplace.session->tenant()};
    const auto historyIn = [](const RecordView &shown) {
        return std::any_cast<QList<HistoryEntry>>(shown.more);
    };
    return {.glyph = Glyph::Orders,
            .idPrefixes = {u"ord_"_s},
            .read = readOrder,
            .head = [](const RecordView &shown) { return orderHead(shown.record); },
            .sections =
                [view, historyIn](SectionPlace &place, const RecordView &shown) {
                    view.show(place, shown.record.value, historyIn(shown));
                },
            .tabs = [view, historyIn](
                        const RecordView &shown) { return view.tabs(shown.record.value, historyIn(shown)); },
            .nextStep = nextStepOfOrder,
            .selected = [](int count) { return OrdersPage::tr("%n orders selected", nullptr, count); }};
}

OrdersPage::OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), nounOf(workplace), parent)
{
    OrderDoors doors;
    doors.edit = [this](const ShownRecord &order) { startEditOrder(order); };
    doors.assign = [this](const ShownRecord &order) {
        Q_EMIT followed({.screen = u"fulfilment"_s, .id = order.id});
    };
    doors.contract = [this](const ShownRecord &order) { makeContract(this->workplace(), order, *this); };
    doors.printPackingLists = [this](const ShownRecords &orders) {
        printPackingLists(this->workplace(), orders, *this);
    };
    doors.printLabels = [this](const ShownRecords &orders) {
        printOrderLabels(this->workplace(), orders, *this);
    };
    setActions(orderActions(doors), actions);
    setCreation(tr("New order"), u"orders:write"_s, actions,
                [this](const QString &email) { startNewOrder(email); });
}

QString OrdersPage::title() const
{
    return tr("Orders");
}

void OrdersPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No orders yet"),
                         tr("Create orders here, or send them from your shop "
                            "through the API."),
                         mayCreate() ? tr("New order") : QString());
}

QString OrdersPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%n matching orders", nullptr, total) : tr("%n orders", nullptr, total);
}

void OrdersPage::startEditOrder(const ShownRecord &order)
{
    const QString id = order.id;
    edit({.title = order.title,
          .form = orderForm(workplace().session->tenant(), workplace().locale, order.value, pane()->widget()),
          .version = order.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const OrderPatch patch,
                            OrderPatch::read(body, *context.tenant, OrderPatch::schema()));
              return reviseOrder(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findOrder(context, id); },
          .saved = [id](const Record &) { return tr("Order %1 is saved.").arg(shortCodeOf(id)); },
          .finished = [this, id](const Record &) { readRecord(id); },
          .draft = id});
}

void OrdersPage::startNewOrder(const QString &email)
{
    if (!mayLeaveEdit())
        return;
    auto *form = new NewOrderForm(workplace(), pane()->widget());
    if (!email.isEmpty())
        form->startFor(email);
    edit({.title = tr("New order"),
          .form = form,
          .save = [](const Context &context, const JsonValue &body, int) -> Result<Record> {
              ONHIRE_ASSIGN(const OrderRequest request, OrderRequest::read(body, *context.tenant));
              return placeOrder(context, request, NaturalKey::Check);
          },
          .saved = [](const Record &record) { return tr("Order %1 is placed.").arg(shortCodeOf(record.id)); },
          .verb = tr("Place order"),
          .finished = [this](const Record &record) { open(record.id); },
          .draft = DraftStore::New.toString()});
}

} // namespace onhire
