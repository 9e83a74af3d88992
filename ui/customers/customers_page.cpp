// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/customers_page.h"

#include "core/services/customers/customers.h"
#include "ui/customers/customer_columns.h"
#include "ui/customers/customer_form.h"
#include "ui/customers/customer_view.h"
#include "ui/shared/text/record_values.h"

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int OrdersShown = 5;

static TablePage::Parts parts(const Workplace &workplace)
{
    auto model = std::make_unique<PagedTableModel>(
        workplace.runner,
        std::make_shared<StoreRowSource>(workplace.session, customerRows(), customerMapping()),
        customerColumns(workplace.session->tenant()->currency), workplace.format());
    model->setInitialSort(u"name"_s, Qt::AscendingOrder);
    return {u"customers"_s, CustomersPage::tr("Filter customers…"), customerFilters(), std::move(model)};
}

CustomersPage::CustomersPage(const Workplace &workplace, QWidget *parent)
    : EditingPage(workplace, parts(workplace), {u"cust_"_s, u"ord_"_s}, parent), m_format(workplace.format())
{
}

QString CustomersPage::title() const
{
    return tr("Customers");
}

void CustomersPage::showNothingYet(EmptyState &state)
{
    state.showNothingYet(tr("No customers yet"), tr("Customers are created with their first order."), {});
}

QString CustomersPage::countText(int total, bool) const
{
    return tr("%n customers", nullptr, total);
}

void CustomersPage::readRecord(const QString &id)
{
    readCustomer(id);
}

void CustomersPage::readCustomer(const QString &id)
{
    const auto read = [session = workplace().session, id]() -> Result<Shown> {
        const Context context = session->context();
        ONHIRE_ASSIGN(const Record record, findCustomer(context, id));
        ONHIRE_ASSIGN(const QList<CustomerOrder> orders, latestOrders(context, id, OrdersShown));
        return Shown{record, orders};
    };
    readForPane(read, [this](const Shown &customer) { showCustomer(customer); });
}

void CustomersPage::showCustomer(const Shown &customer)
{
    m_shown = customer;
    m_customer = valueOf(m_shown.record);
    QByteArray content = m_shown.record.json;
    for (const CustomerOrder &order : std::as_const(m_shown.orders))
        content += order.id.toUtf8() + order.status.toUtf8();
    if (!shows(content))
        showAgain();
}

void CustomersPage::showAgain()
{
    pane()->clearActions();
    pane()->clearSections();
    const QString name =
        //: The first and the last name of a person
        tr("%1 %2").arg(m_customer[u"firstName"].toString(), m_customer[u"lastName"].toString());
    pane()->setHead(name, lookOfCustomer(m_customer[u"status"].toString()), m_shown.record.version);
    if (workplace().session->may(QLatin1StringView("customers:write")))
        addActions();
    const TenantPointer tenant = workplace().session->tenant();
    const auto open = [this](const QString &orderId) { Q_EMIT openOrder(orderId); };
    const CustomFields fields(tenant->settings, u"customer"_s);
    CustomerView{m_customer, m_shown.orders, m_format, tenant->exponent, tenant->currency, fields, open}.show(
        *pane());
}

void CustomersPage::addActions()
{
    connect(pane()->addAction(tr("Edit"), true), &QAbstractButton::clicked, this, &CustomersPage::editCustomer);
    const bool active = m_customer[u"status"].toString() == u"active";
    connect(pane()->addAction(active ? tr("Deactivate") : tr("Activate")), &QAbstractButton::clicked, this,
            [this, active] { setActive(!active); });
}

void CustomersPage::editCustomer()
{
    whenRead([this] { startEditCustomer(); });
}

void CustomersPage::startEditCustomer()
{
    const QString id = m_shown.record.id;
    const auto fieldOf = [](const Error &error) {
        return error.code == ErrorCode::CustomerExists ? u"email"_s : QString();
    };
    edit({.title = tr("Edit %1").arg(m_customer[u"lastName"].toString()),
          .form =
              customerForm(workplace().session->tenant(), workplace().locale, id, m_customer, pane()->widget()),
          .version = m_shown.record.version,
          .save = [id](const Context &context, const JsonValue &body, int version) -> Result<Record> {
              ONHIRE_ASSIGN(const CustomerPatch patch, CustomerPatch::read(body, id, *context.tenant));
              return reviseCustomer(context, id, patch, version);
          },
          .readAgain = [id](const Context &context) { return findCustomer(context, id); },
          .saved = [](const Record &) { return tr("The customer is saved. Existing orders are unchanged."); },
          .pathOf = fieldOf,
          .finished = [this, id](const Record &) { readCustomer(id); }});
}

void CustomersPage::setActive(bool active)
{
    const QString id = m_shown.record.id;
    const auto set = [id](bool on) {
        return [id, on](const Context &context) {
            return on ? reviseCustomer(context, id, CustomerPatch::ofStatus(true))
                      : removeCustomer(context, id);
        };
    };
    const QString name = m_customer[u"lastName"].toString();
    const QString on = tr("%1 can order again.").arg(name), off = tr("%1 can no longer order.").arg(name);
    perform(
        {.work = set(active), .done = active ? on : off, .undo = set(!active), .undone = active ? off : on});
}

} // namespace onhire
