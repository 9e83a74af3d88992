// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/new_order_form.h"

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "ui/orders/order_columns.h"
#include "ui/orders/order_summary.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/address_entries.h"
#include "ui/shared/pages/custom_fields.h"

#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QString Billing = u"billingAddress"_s, Shipping = u"shippingAddress"_s;

// Of the address that has to be there a form that is still empty lacks the members. The other is not there
// until something stands in it.
JsonValue withAddress(const JsonValue &body)
{
    QList<JsonValue::Member> members = body.members();
    members.removeIf([](const JsonValue::Member &each) {
        return each.first == Shipping && each.second.members().isEmpty();
    });
    if (!body.has(Billing))
        members.append({Billing, JsonValue::object({})});
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
      m_items(new ItemsEditor(workplace, this)), m_summary(new OrderSummary(workplace, this)),
      m_customer(new CustomerChoice(workplace, this))
{
    addItems();
    addCustomer();
    addContact();
    addAddresses();
    addTitle(tr("Remarks"));
    addLongText(u"notes"_s, tr("Notes"));
    CustomFields(workplace.session->tenant()->settings, u"order"_s).addTo(*this, {});
}

void NewOrderForm::addItems()
{
    addTitle(tr("Items"));
    FormField *field = addEntry({u"items"_s,
                                 {},
                                 m_items,
                                 [this] { return m_items->value(); },
                                 [this](const JsonValue &items) { m_items->setValue(items); },
                                 [](const JsonValue &) { return QString(); },
                                 [this](const QList<Fault> &faults) { return m_items->mark(faults); }});
    m_items->setAccessibleName(tr("Items"));
    connect(m_items, &ItemsEditor::changed, field, &FormField::noticeChange);
    // What was wrong may be right by now, though nobody has edited it.
    connect(m_items, &ItemsEditor::quoted, field, [field](const OrderQuote &quote) {
        if (field->isFaulty() || quote.refusal)
            field->validate();
    });
    connect(m_items, &ItemsEditor::quoteAwaited, m_summary, &OrderSummary::awaitQuote);
    connect(m_items, &ItemsEditor::quoted, m_summary, &OrderSummary::showQuote);
    connect(m_items, &ItemsEditor::notQuoted, m_summary, &OrderSummary::showNoQuote);
    connect(m_items, &ItemsEditor::quoted, this, &RecordForm::settled);
    connect(m_items, &ItemsEditor::notQuoted, this, &RecordForm::settled);
}

// Prices, taxes and rules of others may have changed since the sums were shown.
SavedAsShown NewOrderForm::asShown()
{
    const auto isStillSo = [this]() -> RecordCheck {
        return [items = m_items->wanted(), email = m_items->customer(),
                shown = m_summary->shown()](const Context &context) -> Result<bool> {
            ONHIRE_ASSIGN(const OrderQuote now, quoteOrder(context, items, email));
            return shown && areShownAlike(now, *shown);
        };
    };
    return {.isCurrent = [this] { return m_summary->isCurrent(); },
            .isStillSo = isStillSo,
            .lookAgain = [this] { m_items->quote(); },
            .outdated = {tr("The totals were out of date, so the order was not placed."),
                         tr("Check the new totals, then place the order again.")}};
}

// The e-mail address says whose order it is; the id is kept so that a draft finds the customer again.
void NewOrderForm::addCustomer()
{
    addTitle(tr("Customer"));
    addEntry({u"customer.customerId"_s, tr("Existing customer"), m_customer,
              [this] { return JsonValue::string(m_customer->customerId()); },
              [this](const JsonValue &id) {
                  if (id.toString() != m_customer->customerId())
                      m_customer->recall(id.toString());
              },
              [this](const JsonValue &) { return m_customer->text(); }});
    auto *hint = mutedLabel(tr("Someone new? Fill in the fields below."), this, 0.92);
    hint->setWordWrap(true);
    addNote(hint);
    m_customer->offerNew(tr("New customer…"), [this](const QString &typed) { startNewCustomer(typed); });
    //: %1 is an e-mail address
    m_customer->offerNewNamed(
        {isEmail, [](const QString &email) { return tr("New customer: %1").arg(leftToRight(email)); }});
    connect(m_customer, &CustomerChoice::unknownLeft, this, &NewOrderForm::adoptUnknown);
    connect(m_customer, &CustomerChoice::found, this, &NewOrderForm::bring);
    connect(m_customer, &CustomerChoice::left, this, &NewOrderForm::takeOut);
}

void NewOrderForm::addContact()
{
    m_email = addCode(u"customer.email"_s, tr("E-mail"));
    m_firstName = addText(u"customer.firstName"_s, tr("First name"));
    m_lastName = addText(u"customer.lastName"_s, tr("Last name"));
    putSideBySide();
    QLineEdit *company = addText(u"customer.company"_s, tr("Company"));
    QList<FilterChoice> types;
    for (const QString &type : {u"individual"_s, u"business"_s})
        types.append({type, wordForCustomerType(type)});
    m_customerType = addChoice(u"customer.customerType"_s, tr("Type"), types);
    putSideBySide();
    m_phone = addCode(u"customer.phone"_s, tr("Phone"));
    m_contactLines = {{u"firstName"_s, m_firstName},
                      {u"lastName"_s, m_lastName},
                      {u"company"_s, company},
                      {u"phone"_s, m_phone}};
    connect(m_email, &QLineEdit::textChanged, m_items,
            [this](const QString &text) { m_items->setCustomer(text.trimmed()); });
    connect(m_email, &QLineEdit::textEdited, this, &NewOrderForm::followEmail);
    connect(m_email, &QLineEdit::editingFinished, this, &NewOrderForm::recognise);
    connect(company, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_customerType->setCurrentIndex(text.trimmed().isEmpty() ? 0 : 1); });
}

void NewOrderForm::addAddresses()
{
    addAddress(*this, tr("Billing address"), Billing + u'.');
    addTitle(tr("Shipping address"));
    QLabel *hint = mutedLabel(tr("Only if it differs from the billing address."), this, 0.92);
    hint->setWordWrap(true);
    addNote(hint);
    addAddress(*this, Shipping + u'.');
}

// Customers arise from orders: what was typed in search of one goes to the field where it belongs.
void NewOrderForm::startNewCustomer(const QString &typed)
{
    if (m_customer->chosen())
        takeOut();
    m_customer->forget();
    m_customer->clear();
    const bool isAddress = typed.contains(u'@');
    if (isAddress) {
        m_email->setText(typed);
    } else if (!typed.isEmpty()) {
        const qsizetype last = typed.lastIndexOf(u' ');
        m_firstName->setText(typed.left(qMax<qsizetype>(0, last)));
        m_lastName->setText(typed.mid(last + 1));
    }
    (isAddress ? m_firstName : m_email)->setFocus(Qt::OtherFocusReason);
}

// Whoever typed it has gone on meanwhile, and is not led anywhere.
void NewOrderForm::adoptUnknown(const QString &email)
{
    if (!m_email->text().trimmed().isEmpty())
        return;
    m_customer->clear();
    m_email->setText(email);
}

void NewOrderForm::startFor(const QString &email)
{
    m_email->setText(email);
    m_begun = entered();
    recognise();
}

// Which customer was found shows in what that customer has brought.
QByteArray NewOrderForm::entered() const
{
    QList<JsonValue::Member> entries = RecordForm::draft().members();
    entries.removeIf([](const JsonValue::Member &entry) { return entry.first == "customer.customerId"_L1; });
    return JsonValue::object(entries).toJson();
}

JsonValue NewOrderForm::draft() const
{
    return entered() == m_begun ? JsonValue::object({}) : RecordForm::draft();
}

// Another address is another customer, though perhaps of the same name; the phone is not theirs.
void NewOrderForm::followEmail()
{
    if (emailKey(m_email->text()) == m_emailKey)
        return;
    m_emailKey.clear();
    m_customer->forget();
    if (isBrought(u"phone"_s))
        m_phone->clear();
}

// And nobody has changed it since.
bool NewOrderForm::isBrought(const QString &member) const
{
    return m_contact.has(member) && m_contactLines[member]->text() == m_contact[member].toString();
}

void NewOrderForm::recognise()
{
    const QString email = m_email->text().trimmed();
    if (isEmail(email) && m_customer->customerId().isEmpty())
        m_customer->recognise(email);
}

// Whoever is picked brings everything; to a typed address only what is still empty, or what another customer
// has brought; and what a draft says of a customer stands, but for an address by which that customer is not
// known any more.
void NewOrderForm::bring(const JsonValue &customer, CustomerChoice::How how)
{
    const bool isUntouched = entered() == m_begun;
    const QString email = customer[u"email"].toString();
    m_emailKey = emailKey(email);
    switch (how) {
    case CustomerChoice::How::Recalled:
        m_email->setText(email);
        m_contact = customer;
        return;
    case CustomerChoice::How::Picked: enter(u"customer"_s, customer); break;
    case CustomerChoice::How::Recognised:
        takeOutBrought();
        fillIn(JsonValue::object({{u"customer"_s, customer}}));
        m_customerType->setCurrentIndex(m_customerType->findData(customer[u"customerType"].toString()));
        break;
    }
    m_contact = customer;
    bringAddresses(customer);
    if (isUntouched)
        m_begun = entered();
    if (how == CustomerChoice::How::Picked && m_customer->hasFocus())
        goOnWithItems();
}

// Whoever has chosen the customer first goes on with what is ordered.
void NewOrderForm::goOnWithItems()
{
    for (const ItemEditor *each : m_items->items()) {
        if (each->isEmpty()) {
            each->skuEditor()->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

// A billing address that somebody has entered is for both; a shipping address says nothing of who pays.
void NewOrderForm::bringAddresses(const JsonValue &customer)
{
    if (!address(Billing).isEmpty())
        return;
    const JsonValue &billing = customer[u"lastBillingAddress"], &shipping = customer[u"lastShippingAddress"];
    enter(Billing, billing);
    m_brought = {{Billing, address(Billing)}};
    if (!address(Shipping).isEmpty() || shipping.toJson() == billing.toJson())
        return;
    enter(Shipping, shipping);
    m_brought.insert(Shipping, address(Shipping));
}

// What the customer has brought goes along; an address that somebody has entered stays.
void NewOrderForm::takeOut()
{
    m_emailKey.clear();
    enter(u"customer"_s, {});
    m_contact = {};
    takeOutAddresses();
}

// Likewise, but what somebody has entered of the person stays, too.
void NewOrderForm::takeOutBrought()
{
    for (auto line = m_contactLines.cbegin(); line != m_contactLines.cend(); ++line) {
        if (isBrought(line.key()))
            line.value()->clear();
    }
    takeOutAddresses();
}

void NewOrderForm::takeOutAddresses()
{
    for (auto brought = m_brought.cbegin(); brought != m_brought.cend(); ++brought) {
        if (address(brought.key()) == *brought)
            enter(brought.key(), {});
    }
    m_brought.clear();
}

QByteArray NewOrderForm::address(const QString &member) const
{
    const JsonValue body = everything();
    return body.has(member) ? body[member].toJson() : QByteArray();
}

} // namespace onhire
