// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customers_page.h"

#include "core/services/customers/customers.h"
#include "ui/customers/customer_actions.h"
#include "ui/customers/customer_columns.h"
#include "ui/customers/customer_form.h"
#include "ui/customers/customer_view.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int OrdersShown = 5;

static TablePage::Parts partsOf(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner,
        std::make_shared<StoreRowSource>(workplace.session, customerRows(), customerMapping()),
        customerColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"customers"_s, CustomersPage::tr("Filter customers…"), customerFilters(), std::move(model)};
}

static Result<RecordView> readForScreen(const Context &context, const QString &id)
{
    ONHIRE_ASSIGN(const Record record, findCustomer(context, id));
    ONHIRE_ASSIGN(const QList<CustomerOrder> orders, latestOrders(context, id, OrdersShown));
    QByteArray content = record.json;
    for (const CustomerOrder &order : orders)
        content += order.id.toUtf8() + order.status.toUtf8();
    const JsonValue customer = valueOf(record);
    return RecordView{{id, customer, record.version, nameOfCustomer(customer)}, content, orders};
}

RecordNoun CustomersPage::nounFor(const Workplace &workplace)
{
    const CustomerView view{workplace.format(), workplace.session->tenant(),
                            [this](const Link &link) { Q_EMIT followed(link); }};
    const auto ordersIn = [](const RecordView &shown) {
        return std::any_cast<QList<CustomerOrder>>(shown.more);
    };
    RecordNoun noun;
    noun.glyph = Glyph::Customers;
    noun.idPrefixes = {u"cust_"_s, u"ord_"_s};
    noun.read = readForScreen;
    noun.head = [](const RecordView &shown) { return customerHead(shown.record); };
    noun.sections = [view, ordersIn](SectionPlace &place, const RecordView &shown) {
        view.show(place, shown.record.value, ordersIn(shown));
    };
    noun.tabs = [view, ordersIn](const RecordView &shown) {
        return view.tabs(shown.record.value, ordersIn(shown));
    };
    noun.nextStep = [](const JsonValue &) { return u"customers.order"_s; };
    noun.selected = [](int count) { return CustomersPage::tr("%n customers selected", nullptr, count); };
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
}

QString CustomersPage::title() const
{
    return tr("Customers");
}

void CustomersPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No customers yet"), tr("Customers are created with their first order."), {});
}

QString CustomersPage::countText(int total, bool filtered) const
{
    return filtered ? tr("%n matching customers", nullptr, total) : tr("%n customers", nullptr, total);
}

void CustomersPage::startEdit(const ShownRecord &customer)
{
    const QString id = customer.id;
    const auto fieldOf = [](const Error &error) {
        return error.code == ErrorCode::CustomerExists ? u"email"_s : QString();
    };
    edit({.title = tr("Edit %1").arg(customer.title),
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
          .draft = id});
}

} // namespace onhire
