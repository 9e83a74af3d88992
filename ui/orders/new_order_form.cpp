// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/new_order_form.h"

#include "core/base/text.h"
#include "core/services/customers/customers.h"
#include "core/services/orders/orders.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/controls.h"
#include "ui/shared/record_values.h"
#include "ui/shared/wording.h"
#include "ui/theme/metrics.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {

NewOrderForm::NewOrderForm(const Workplace &workplace, QWidget *parent)
    : Form(parent), m_workplace(workplace), m_customerType(new QComboBox(this)), m_itemLayout(new QVBoxLayout),
      m_totals(new QLabel(this))
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    const auto section = [&](const QString &title) {
        column->addWidget(mutedLabel(title, this, 0.92, QFont::DemiBold));
    };
    section(tr("Items"));
    addItems();
    section(tr("Customer"));
    addCustomer();
    section(tr("Ship and bill to"));
    m_address.emplace(*this, u"billingAddress"_s);

    m_quoteSoon.setSingleShot(true);
    m_quoteSoon.setInterval(150ms);
    connect(&m_quoteSoon, &QTimer::timeout, this, [this] { quote(); });
    connect(m_email, &QLineEdit::editingFinished, this, [this] { recognise(); });
    connect(this, &Form::saveRequested, this, [this] { place(); });
}

QLineEdit *NewOrderForm::addText(const QString &path, const QString &label, bool needed)
{
    auto *editor = new QLineEdit(this);
    editor->setMaxLength(200);
    addField(path, label, editor, [editor, needed] {
        return needed && editor->text().trimmed().isEmpty() ? tr("This is needed.") : QString();
    });
    return editor;
}

void NewOrderForm::addCustomer()
{
    m_email = new QLineEdit(this);
    addField(u"customer.email"_s, tr("E-mail"), m_email, [this] {
        return isEmail(m_email->text().trimmed()) ? QString() : tr("An address like name@company.example.");
    });
    m_firstName = addText(u"customer.firstName"_s, tr("First name"), true);
    m_lastName = addText(u"customer.lastName"_s, tr("Last name"), true);
    m_company = addText(u"customer.company"_s, tr("Company"), false);
    for (const QString &type : {u"individual"_s, u"business"_s})
        m_customerType->addItem(wordForCustomerType(type), type);
    addField(u"customer.customerType"_s, tr("Kind"), m_customerType);
    connect(m_company, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_customerType->setCurrentIndex(text.trimmed().isEmpty() ? 0 : 1); });
}

void NewOrderForm::addItems()
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    m_itemLayout->setSpacing(units(this, 8));
    column->addLayout(m_itemLayout);
    auto *more = button(tr("Add another item"), this);
    connect(more, &QPushButton::clicked, this, &NewOrderForm::addItem);
    column->addWidget(more, 0, Qt::AlignLeading);
    alignToReading(m_totals);
    m_totals->setTextFormat(Qt::PlainText);
    m_totals->setFont(scaled(m_totals->font(), 1, QFont::DemiBold));
    column->addWidget(m_totals);
    addItem();
}

void NewOrderForm::addItem()
{
    auto *item = new ItemEditor(m_workplace, this);
    m_items.append(item);
    m_itemLayout->addWidget(item);
    connect(item, &ItemEditor::changed, &m_quoteSoon, qOverload<>(&QTimer::start));
    connect(item, &ItemEditor::removed, this, [this, item] { removeItem(item); });
    item->skuField()->editor()->setFocus();
}

void NewOrderForm::removeItem(ItemEditor *item)
{
    if (m_items.size() == 1)
        return;
    m_items.removeOne(item);
    m_itemLayout->removeWidget(item);
    item->hide();
    item->deleteLater();
    m_quoteSoon.start();
}

void NewOrderForm::start()
{
    m_items.constFirst()->skuField()->editor()->setFocus();
}

JsonValue NewOrderForm::body() const
{
    const auto text = [](const QLineEdit *editor) { return JsonValue::string(editor->text().trimmed()); };
    QList<JsonValue> items;
    for (const ItemEditor *editor : m_items) {
        const OrderRequest::Item item = editor->item();
        QList<JsonValue::Member> members{{u"sku"_s, JsonValue::string(item.sku)},
                                         {u"quantity"_s, JsonValue::number(QByteArray::number(item.quantity))}};
        if (item.contractLength)
            members.append({u"contractLength"_s, JsonValue::number(QByteArray::number(*item.contractLength))});
        items.append(JsonValue::object(members));
    }
    return JsonValue::object(
        {{u"customer"_s,
          JsonValue::object(
              {{u"email"_s, text(m_email)},
               {u"firstName"_s, text(m_firstName)},
               {u"lastName"_s, text(m_lastName)},
               {u"company"_s, text(m_company)},
               {u"customerType"_s, JsonValue::string(m_customerType->currentData().toString())}})},
         {u"billingAddress"_s, m_address->value()},
         {u"items"_s, JsonValue::array(items)}});
}

QCoro::Task<> NewOrderForm::quote()
{
    QList<OrderRequest::Item> items;
    for (const ItemEditor *editor : std::as_const(m_items))
        items.append(editor->item());
    const auto work = [session = m_workplace.session, items] { return quoteOrder(session->context(), items); };
    const Ticket ticket = m_quotes.next();
    const auto answer = co_await m_workplace.runner.run(ticket, work);
    if (!answer || !*answer || (*answer)->items.size() != m_items.size())
        co_return;
    const int exponent = m_workplace.session->tenant()->exponent;
    for (int i = 0; i < m_items.size(); ++i)
        m_items[i]->show((*answer)->items[i], exponent);
    showTotals(**answer);
}

void NewOrderForm::showTotals(const OrderQuote &quote)
{
    const TenantPointer tenant = m_workplace.session->tenant();
    const QString total = m_workplace.format().money(quote.total, tenant->exponent);
    m_totals->setText(quote.total.isZero()
                          ? QString()
                          : tr("%1 every month").arg(leftToRight(total + u' ' + tenant->currency)));
}

// A customer who is known by this address: what is still empty is filled in.
QCoro::Task<> NewOrderForm::recognise()
{
    const QString email = m_email->text().trimmed();
    if (!isEmail(email))
        co_return;
    const auto work = [session = m_workplace.session, email]() -> JsonValue {
        ListRequest request;
        request.limit = 1;
        request.sortBy = customerList().sorts.constFirst().name;
        request.filters = {{u"search"_s, email}};
        const auto page = listCustomers(session->context(), request);
        return page && !page->records.isEmpty() ? readJson(page->records.constFirst()).value_or(JsonValue())
                                                : JsonValue();
    };
    const Ticket ticket = m_searches.next();
    const auto customer = co_await m_workplace.runner.run(ticket, work);
    if (!customer || emailKey((*customer)[u"email"].toString()) != emailKey(m_email->text()))
        co_return;
    const auto fill = [&](QLineEdit *editor, QStringView member) {
        if (editor->text().isEmpty())
            editor->setText((*customer)[member].toString());
    };
    fill(m_firstName, u"firstName");
    fill(m_lastName, u"lastName");
    fill(m_company, u"company");
    m_customerType->setCurrentIndex(m_customerType->findData((*customer)[u"customerType"].toString()));
    if (m_address->isEmpty())
        m_address->show((*customer)[u"lastBillingAddress"]);
}

QCoro::Task<> NewOrderForm::place()
{
    if (m_placing || !validate())
        co_return;
    const auto work = [session = m_workplace.session, body = body()]() -> Result<Record> {
        const Context context = session->context();
        ONHIRE_ASSIGN(const OrderRequest request, OrderRequest::read(body, *context.tenant));
        return placeOrder(context, request, NaturalKey::Check);
    };
    m_placing = true;
    const QPointer<NewOrderForm> wanted = this;
    const Result<Record> placed = co_await m_workplace.runner.run(work);
    if (!wanted)
        co_return;
    m_placing = false;
    if (placed)
        Q_EMIT this->placed(placed->id);
    else
        showRefusal(placed.error());
}

void NewOrderForm::showRefusal(const Error &error)
{
    QList<Fault> elsewhere = showFaults(error.faults, [](const Fault &fault) { return wordingOf(fault); });
    for (int i = 0; i < m_items.size(); ++i) {
        for (const Fault &fault : std::as_const(elsewhere)) {
            if (fault.path.startsWith(u"items.%1."_s.arg(i)))
                m_items[i]->skuField()->setFault(wordingOf(fault));
        }
    }
    elsewhere.removeIf([](const Fault &fault) { return fault.path.startsWith(u"items."); });
    if (!elsewhere.isEmpty() || error.faults.isEmpty()) {
        const Wording words = wordingOf(error);
        Q_EMIT failed(words.what, words.whatToDo);
    }
}

void NewOrderForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT abandoned();
    else
        Form::keyPressEvent(event);
}

} // namespace onhire
