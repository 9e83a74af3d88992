// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/orders_page.h"

#include "core/base/id.h"
#include "core/data/orders/order_rows.h"
#include "core/services/orders/orders.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/orders/new_order_form.h"
#include "ui/orders/order_actions.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_form.h"
#include "ui/orders/order_summary.h"
#include "ui/papers/invoice_paper.h"
#include "ui/papers/order_papers.h"
#include "ui/shared/history/change_words.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_lines.h"

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = tableOf(workplace, orderRows(), orderColumns(workplace.session->tenant()->currency),
                         orderFilterMeaning());
    model->setInitialSort(u"created"_s, Qt::DescendingOrder);
    return {u"orders"_s, OrdersPage::tr("Filter orders…"), orderFilters(workplace), std::move(model)};
}

static QString titleOf(const QString &id)
{
    return OrdersPage::tr("Order %1").arg(leftToRight(shortCodeOf(id)));
}

static QStringList rentalsOf(const JsonValue &order)
{
    QStringList ids;
    for (const JsonValue &id : order[u"rentalIds"].elements())
        ids += id.toString();
    return ids;
}

// Whoever places orders through the API may name what is no subscription of ours.
static Result<JsonValue> upgradedBy(const Context &context, const JsonValue &order)
{
    const JsonValue &before = order[u"upgradeDetails"];
    const QString rentalId = before[u"previousRentalId"].toString();
    if (rentalId.isEmpty())
        return JsonValue();
    const auto subscription = findSubscription(context, rentalId);
    if (!subscription && subscription.error().code == ErrorCode::NotFound)
        return JsonValue();
    return subscription.map(valueOf);
}

struct MaySee
{
    bool subscriptions, payments;
};

static Result<RecordView> readOrder(const Context &context, const QString &id, MaySee maySee)
{
    ONHIRE_ASSIGN(const Record record, findOrder(context, id));
    const JsonValue order = valueOf(record);
    OrderDetails details;
    ONHIRE_ASSIGN(details.history, historyOf(context, id, toldMembers()));
    if (maySee.subscriptions && order.has(u"rentalIds")) {
        ONHIRE_ASSIGN(details.subscriptions, subscriptionsOf(context, u"orderId"_s, id));
    }
    if (maySee.subscriptions) {
        ONHIRE_ASSIGN(details.upgraded, upgradedBy(context, order));
    }
    if (maySee.payments) {
        ONHIRE_ASSIGN(details.payments, paymentLinesOf(context, rentalsOf(order)));
    }
    QByteArray content = record.json;
    for (const HistoryEntry &entry : details.history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    for (const JsonValue &subscription : details.subscriptions)
        content += subscription.toJson();
    content += contentOf(details.payments) + details.upgraded.toJson();
    return RecordView{{id, order, record.version, titleOf(id)}, content, details};
}

RecordNoun OrdersPage::nounFor(const Workplace &workplace)
{
    const MaySee maySee{workplace.session->may("subscriptions:read"_L1),
                        workplace.session->may("payments:read"_L1)};
    const auto view = [this, workplace, maySee] {
        OrderView now{workplace.format(), workplace.session->tenant(), maySee.payments};
        if (mayOpenInvoices(workplace))
            now.openInvoice = [this](const QString &id, const QString &number) {
                showInvoice(this->workplace(), id, number, *this);
            };
        return now;
    };
    const auto detailsIn = [](const RecordView &shown) { return std::any_cast<OrderDetails>(shown.more); };
    return {
        .glyph = Glyph::Orders,
        .idPrefixes = {u"ord_"_s, u"sub_"_s, u"pay_"_s, u"inv_"_s},
        .givesIds = true,
        .read = [maySee](const Context &context, const QString &id) { return readOrder(context, id, maySee); },
        .head = [](const RecordView &shown) { return orderHead(shown.record); },
        .pageHead = [view](const RecordView &shown) { return view().pageHead(shown.record); },
        .sections =
            [view, detailsIn](SectionPlace &place, const RecordView &shown) {
                view().show(place, shown.record.value, detailsIn(shown));
            },
        .tabs = [view, detailsIn](
                    const RecordView &shown) { return view().tabs(shown.record.value, detailsIn(shown)); },
        .nextStep = nextStepOfOrder,
        .selected = [](int count) { return OrdersPage::tr("%Ln orders selected", nullptr, count); },
        // Of many at once, and by no rule that changes.
        .line = [view = view()](const ShownRecord &order) { return view.line(order); },
        .totals = [view = view()](const ShownRecords &orders) { return view.totals(orders); }};
}

OrdersPage::OrdersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), nounFor(workplace), parent)
{
    OrderDoors doors;
    doors.edit = [this](const ShownRecord &order) { startEditOrder(order); };
    doors.assign = [this](const ShownRecord &order) {
        Q_EMIT followed({.screen = u"fulfilment"_s, .id = order.id});
    };
    doors.subscriptions = [this](const ShownRecord &order) {
        Q_EMIT followed(linkToList(u"subscriptions"_s, {{u"order"_s, {order.id}}}));
    };
    doors.contract = [this](const ShownRecord &order) { makeContract(this->workplace(), order.id, *this); };
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
    return filtered ? tr("%Ln matching orders", nullptr, total) : tr("%Ln orders", nullptr, total);
}

void OrdersPage::startEditOrder(const ShownRecord &order)
{
    const QString id = order.id;
    const QString title = tr("Edit order %1").arg(leftToRight(shortCodeOf(id)));
    edit({.title = title,
          .form = orderForm(workplace(), order.value, pane()->widget()),
          .version = order.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const OrderPatch patch,
                            OrderPatch::read(body, *context.tenant, OrderPatch::schema()));
              return reviseOrder(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findOrder(context, id); },
          .saved = [id](const Record &) { return tr("Order %1 is saved.").arg(shortCodeOf(id)); },
          .finished = [this, id](const Record &) { readRecord(id); },
          .draft = id,
          .draftTitle = titleOfDraft(title, {nameOfCustomer(order.value[u"customer"])})});
}

void OrdersPage::startNewOrder(const QString &email)
{
    const QString draft = DraftStore::newWith(email);
    if (isEditing(draft)) {
        focusForm();
        return;
    }
    if (!mayLeaveEdit())
        return;
    auto *form = new NewOrderForm(workplace(), this);
    if (!email.isEmpty())
        form->startFor(email);
    const auto place = [](NaturalKey key) {
        return [key](const Context &context, const JsonValue &body, int) -> Result<Record> {
            ONHIRE_ASSIGN(const OrderRequest request, OrderRequest::read(body, *context.tenant));
            return placeOrder(context, request, key);
        };
    };
    const auto again = [](const Record &first) {
        return Question{.title = tr("Place the same order again?"),
                        .text = tr("Order %1 for this customer, with the same items, was placed a moment ago.")
                                    .arg(leftToRight(shortCodeOf(first.id))),
                        .verb = tr("Place order"),
                        .isOutward = true};
    };
    edit({.title = tr("New order"),
          .form = form,
          .save = place(NaturalKey::Check),
          .saved = [](const Record &record) { return tr("Order %1 is placed.").arg(shortCodeOf(record.id)); },
          .verb = tr("Place order"),
          .pathOf =
              [](const Error &error) {
                  return error.code == ErrorCode::CustomerInactive ? u"customer.email"_s : QString();
              },
          .finished = [this](const Record &record) { open(record.id); },
          .draft = draft,
          .draftTitle = email.isEmpty() ? QString() : tr("New order for %1").arg(leftToRight(email)),
          .twice = SavedTwice{again, place(NaturalKey::Skip)},
          .asShown = form->asShown(),
          .summary = form->summary()});
}

} // namespace onhire
