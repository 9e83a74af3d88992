// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customers_page.h"

#include "core/domain/orders/possible.h"
#include "core/services/customers/customers.h"
#include "core/services/customers/missed_payments.h"
#include "core/services/orders/orders.h"
#include "core/services/subscriptions/subscriptions.h"
#include "ui/customers/customer_actions.h"
#include "ui/customers/customer_columns.h"
#include "ui/customers/customer_form.h"
#include "ui/customers/customer_to_do.h"
#include "ui/customers/customer_view.h"
#include "ui/papers/invoice_paper.h"
#include "ui/shared/history/change_words.h"
#include "ui/shared/payments/payment_section.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"
#include "ui/subscriptions/record/subscription_lines.h"

using namespace Qt::StringLiterals;

namespace onhire {

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = tableOf(workplace, customerRows(), customerColumns(workplace.session->tenant()->currency),
                         customerFilterMeaning());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"customers"_s, CustomersPage::tr("Filter customers…"), customerFilters(workplace),
            std::move(model)};
}

// The latest of them; a record tells the oldest first.
static QStringList rentalsOf(const JsonValue &customer)
{
    QStringList ids;
    const QList<JsonValue> &all = customer[u"rentalIds"].elements();
    for (const JsonValue &id : all.last(qMin<qsizetype>(MostRentalsListed, all.size())))
        ids += id.toString();
    return ids;
}

static QByteArray contentOf(const Record &record, const CustomerDetails &details)
{
    QByteArray content = record.json;
    for (const CustomerOrder &order : details.orders)
        content += order.id.toUtf8() + order.status.toUtf8();
    for (const JsonValue &subscription : details.subscriptions)
        content += subscription.toJson();
    content += contentOf(details.payments);
    return content;
}

static JsonValue withOpenOrders(const JsonValue &customer, bool hasAny)
{
    QList<JsonValue::Member> members = customer.members();
    members.append({HasOpenOrders.toString(), JsonValue::boolean(hasAny)});
    return JsonValue::object(members);
}

static Result<RecordView> readForScreen(const Context &context, const CustomerView &view, const QString &id)
{
    ONHIRE_ASSIGN(const Record record, findCustomer(context, id));
    ONHIRE_ASSIGN(const LatestOrders latest, latestOrders(context, id, OrdersAtAGlance));
    const JsonValue customer = withOpenOrders(valueOf(record), latest.anyOpen);
    CustomerDetails details;
    details.orders = latest.orders;
    if (view.showsSubscriptions) {
        ONHIRE_ASSIGN(details.subscriptions, subscriptionsOf(context, u"customerId"_s, id));
    }
    if (view.showsPayments) {
        ONHIRE_ASSIGN(details.payments, paymentLinesOf(context, rentalsOf(customer)));
    }
    const QByteArray content = contentOf(record, details) + (latest.anyOpen ? " open" : "");
    return RecordView{{id, customer, record.version, nameOfCustomer(customer)}, content, details};
}

static QList<JsonValue> valuesOf(const ListPage &page)
{
    QList<JsonValue> values;
    for (const QByteArray &record : page.records)
        values += readJson(record).value_or(JsonValue());
    return values;
}

static Result<QList<JsonValue>> ordersThatWait(const Context &context, const QString &id)
{
    QList<JsonValue> orders;
    for (const QString &status : orderStatusesWhere(isOpen)) {
        const ListRequest request{.limit = MostToDo + 1, // one more tells that there is more
                                  .sortBy = u"createdAt"_s,
                                  .descending = false,
                                  .filters = {{u"customerId"_s, id}, {u"status"_s, status}}};
        ONHIRE_ASSIGN(const ListPage page, listOrders(context, request));
        orders += valuesOf(page);
    }
    return orders;
}

static Result<QList<JsonValue>> subscriptionsThatRun(const Context &context, const QString &id)
{
    const ListRequest request{.limit = MostSubscriptionsListed,
                              .sortBy = u"endDate"_s,
                              .descending = false,
                              .filters = {{u"customerId"_s, id}, {u"status"_s, u"active"_s}}};
    ONHIRE_ASSIGN(const ListPage page, listSubscriptions(context, request));
    return valuesOf(page);
}

static QByteArray contentOfPage(const CustomerDetails &details)
{
    QByteArray content;
    for (const HistoryEntry &entry : details.history)
        content += entry.action.toUtf8() + entry.who.toUtf8();
    for (const QList<JsonValue> &records : {details.running, details.waitingOrders}) {
        for (const JsonValue &each : records)
            content += each.toJson();
    }
    for (const QList<RecoveredMonth> &months : {details.months, details.expected}) {
        for (const RecoveredMonth &month : months)
            content += ' ' + QByteArray::number(qint64(month.collected.minor())) + ' '
                + QByteArray::number(qint64(month.spent.minor()));
    }
    content +=
        ' ' + QByteArray::number(details.missed.failed) + ' ' + QByteArray::number(details.missed.overdue);
    if (details.account && !details.account->entries.empty())
        content += details.account->entries.back().id.toUtf8();
    return content;
}

// What is to be done, the account, the chart and the history stand on the page alone.
static Result<void> readForPage(const Context &context, const CustomerView &view, RecordView &customer)
{
    const QString &id = customer.record.id;
    auto &details = std::any_cast<CustomerDetails &>(customer.more);
    ONHIRE_ASSIGN(details.history, historyOf(context, id, toldMembers()));
    if (view.showsOrders && customer.record.value[HasOpenOrders].toBool()) {
        ONHIRE_ASSIGN(details.waitingOrders, ordersThatWait(context, id));
    }
    if (view.showsSubscriptions) {
        ONHIRE_ASSIGN(details.running, subscriptionsThatRun(context, id));
    }
    if (view.showsPayments) {
        ONHIRE_ASSIGN(details.missed, missedPayments(context, id));
        ONHIRE_ASSIGN(details.account, latestOfAccount(context, id, MostMovementsListed));
    }
    if (view.showsSubscriptions && view.showsPayments) {
        ONHIRE_ASSIGN(details.months, collectedAndSpent(context, id));
        if (!details.months.isEmpty()) {
            ONHIRE_ASSIGN(details.expected, expectedAfter(context, id, details.months.constLast()));
        }
    }
    customer.content += contentOfPage(details);
    return {};
}

RecordNoun CustomersPage::nounFor(const Workplace &workplace)
{
    const auto view = [this, workplace] {
        CustomerView now{workplace.format(), workplace.session->tenant(),
                         workplace.session->may("subscriptions:read"_L1),
                         workplace.session->may("payments:read"_L1), workplace.session->may("orders:read"_L1)};
        if (mayOpenInvoices(workplace))
            now.openInvoice = [this](const QString &id, const QString &number) {
                showInvoice(this->workplace(), id, number, *this);
            };
        return now;
    };
    const auto detailsIn = [](const RecordView &shown) { return std::any_cast<CustomerDetails>(shown.more); };
    RecordNoun noun;
    noun.glyph = Glyph::Customers;
    noun.idPrefixes = {u"cust_"_s, u"ord_"_s, u"sub_"_s, u"pay_"_s, u"inv_"_s};
    noun.bearingPrefixes = {u"ord_"_s, u"sub_"_s};
    noun.read = [view](const Context &context, const QString &id) {
        return readForScreen(context, view(), id);
    };
    noun.readForPage = [view](const Context &context, RecordView &customer) {
        return onhire::readForPage(context, view(), customer);
    };
    noun.head = [](const RecordView &shown) { return customerHead(shown.record); };
    noun.pageHead = [](const RecordView &shown) { return customerPageHead(shown.record); };
    noun.sections = [view, detailsIn](SectionPlace &place, const RecordView &shown) {
        view().show(place, shown.record.value, detailsIn(shown));
    };
    noun.tabs = [view, detailsIn](const RecordView &shown) {
        return view().tabs(shown.record.value, detailsIn(shown));
    };
    noun.nextStep = [](const JsonValue &) { return u"customers.order"_s; };
    noun.selected = [](int count) { return CustomersPage::tr("%Ln customers selected", nullptr, count); };
    return noun;
}

CustomersPage::CustomersPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent)
    : RecordsPage(workplace, partsOf(workplace), nounFor(workplace), parent)
{
    const CustomerDoors doors{.edit = [this](const ShownRecord &customer) { startEdit(customer); },
                              .order =
                                  [this](const ShownRecord &customer) {
                                      Q_EMIT followed({.screen = u"orders"_s,
                                                       .act = u"orders.new"_s,
                                                       .with = customer.value[u"email"].toString()});
                                  }};
    setActions(customerActions(doors), actions);
    connect(emptyState(), &EmptyState::actionChosen, this,
            [this] { Q_EMIT followed({.screen = u"orders"_s, .act = u"orders.new"_s}); });
}

QString CustomersPage::title() const
{
    return tr("Customers");
}

void CustomersPage::showNothingYet(EmptyState &state)
{
    const bool mayOrder = workplace().session->may("orders:write"_L1);
    state.showNothingYet(tr("No customers yet"), tr("Customers are created with their first order."),
                         mayOrder ? tr("New order") : QString());
}

QString CustomersPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%Ln matching customers", nullptr, total) : tr("%Ln customers", nullptr, total);
}

void CustomersPage::startEdit(const ShownRecord &customer)
{
    const QString id = customer.id;
    const auto fieldOf = [](const Error &error) {
        return error.code == ErrorCode::CustomerExists ? u"email"_s : QString();
    };
    const QString title = tr("Edit %1").arg(customer.title);
    edit({.title = title,
          .form = customerForm(workplace().session->tenant(), workplace().locale, id, customer.value,
                               pane()->widget()),
          .version = customer.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const CustomerPatch patch, CustomerPatch::read(body, id, *context.tenant));
              return reviseCustomer(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findCustomer(context, id); },
          .saved = [](const Record &) { return tr("The customer is saved. Existing orders are unchanged."); },
          .pathOf = fieldOf,
          .finished = [this, id](const Record &) { readRecord(id); },
          .draft = id,
          .draftTitle = titleOfDraft(title, {leftToRight(customer.value[u"email"].toString())})});
}

} // namespace onhire
