// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/new_order_form.h"

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/services/customers/customers.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/pages/custom_fields.h"

#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A form that is still empty lacks the members of an address, not the address.
JsonValue withAddress(const JsonValue &body)
{
    if (body.has(u"billingAddress"))
        return body;
    QList<JsonValue::Member> members = body.members();
    members.append({u"billingAddress"_s, JsonValue::object({})});
    return JsonValue::object(members);
}

RecordForm::Examine examinationFor(const TenantPointer &tenant)
{
    const CustomFields fields(tenant->settings, u"order"_s);
    return [tenant, fields](const JsonValue &body) {
        const auto request = OrderRequest::read(withAddress(body), *tenant);
        return (request ? QList<Fault>() : request.error().faults) + fields.faultsOf(body);
    };
}

} // namespace

NewOrderForm::NewOrderForm(const Workplace &workplace, QWidget *parent)
    : RecordForm(workplace.locale, examinationFor(workplace.session->tenant()), parent), m_workplace(workplace),
      m_items(new ItemsEditor(workplace, this))
{
    FormField *field = addEntry({u"items"_s, tr("Items"), m_items, [this] { return m_items->value(); },
                                 [this](const JsonValue &items) { m_items->setValue(items); },
                                 [](const JsonValue &) { return QString(); },
                                 [this](const QList<Fault> &faults) { return m_items->mark(faults); }});
    connect(m_items, &ItemsEditor::changed, field, &FormField::noticeChange);
    addCustomer();
    addAddress(*this, tr("Shipping and billing address"), u"billingAddress."_s);
    CustomFields(workplace.session->tenant()->settings, u"order"_s).addTo(*this, {});
}

void NewOrderForm::addCustomer()
{
    addTitle(tr("Customer"));
    m_email = addCode(u"customer.email"_s, tr("E-mail"));
    addText(u"customer.firstName"_s, tr("First name"));
    addText(u"customer.lastName"_s, tr("Last name"));
    putSideBySide();
    const QLineEdit *company = addText(u"customer.company"_s, tr("Company"));
    QList<FilterChoice> types;
    for (const QString &type : {u"individual"_s, u"business"_s})
        types.append({type, wordForCustomerType(type)});
    m_customerType = addChoice(u"customer.customerType"_s, tr("Type"), types);
    connect(m_email, &QLineEdit::editingFinished, this, [this] { recognise(); });
    connect(company, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_customerType->setCurrentIndex(text.trimmed().isEmpty() ? 0 : 1); });
}

void NewOrderForm::startFor(const QString &email)
{
    m_email->setText(email);
    recognise();
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
    const bool hasAddress = everything().has(u"billingAddress");
    fillIn(JsonValue::object(
        {{u"customer"_s, *customer},
         {u"billingAddress"_s, hasAddress ? JsonValue() : (*customer)[u"lastBillingAddress"]}}));
    m_customerType->setCurrentIndex(m_customerType->findData((*customer)[u"customerType"].toString()));
}

} // namespace onhire
