// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/orders/customer_choice.h"

#include "core/base/id.h"
#include "core/services/customers/customers.h"
#include "ui/shared/text/customer_name.h"
#include "ui/shared/text/record_values.h"

#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostOffered = 8;

PickedRecord pickedFrom(const JsonValue &customer)
{
    return {customer[u"customerId"].toString(), nameOfCustomer(customer), customer[u"email"].toString(),
            customer.has(u"company") ? personOf(customer) : QString()};
}

Result<QList<JsonValue>> customersWith(const Context &context, const QString &filter, const QString &text)
{
    ListRequest request;
    request.limit = MostOffered;
    request.sortBy = u"createdAt"_s;
    if (!text.isEmpty())
        request.filters.insert(filter, text);
    ONHIRE_ASSIGN(const ListPage page, listCustomers(context, request));
    QList<JsonValue> customers;
    for (const QByteArray &record : page.records)
        customers += readJson(record).value_or(JsonValue());
    return customers;
}

Result<QList<PickedRecord>> customersLike(const Context &context, const QString &text)
{
    ONHIRE_ASSIGN(const QList<JsonValue> customers, customersWith(context, u"search"_s, text));
    QList<PickedRecord> offered;
    for (const JsonValue &customer : customers)
        offered += pickedFrom(customer);
    return offered;
}

// By the whole e-mail address, or by the short code.
Result<std::optional<PickedRecord>> customerWith(const Context &context, const QString &number)
{
    const bool isEmail = number.contains(u'@');
    const QString code = shortCodeFrom(number);
    if (!isEmail && code.isEmpty())
        return std::nullopt;
    ONHIRE_ASSIGN(const QList<JsonValue> customers,
                  customersWith(context, isEmail ? u"email"_s : u"search"_s, number));
    for (const JsonValue &customer : customers) {
        if (isEmail || shortCodeFrom(shortCodeOf(customer[u"customerId"].toString())) == code)
            return pickedFrom(customer);
    }
    return std::nullopt;
}

} // namespace

CustomerChoice::CustomerChoice(const Workplace &workplace, QWidget *parent)
    : RecordPicker(workplace, {customersLike, customerWith}, parent), m_workplace(workplace)
{
    setPlaceholderText(tr("Name, company or e-mail"));
    connect(this, &RecordPicker::chosenChanged, this, &CustomerChoice::follow);
}

void CustomerChoice::follow()
{
    if (m_isShowing)
        return;
    m_reads.cancel();
    m_id.clear();
    Q_EMIT left();
    if (chosen())
        read(chosen()->id, How::Picked);
}

void CustomerChoice::recall(const QString &customerId)
{
    m_id = customerId;
    if (!customerId.isEmpty())
        read(customerId, How::Recalled);
}

QCoro::Task<> CustomerChoice::read(QString id, How how)
{
    const auto work = [session = m_workplace.session, id] { return findCustomer(session->context(), id); };
    const auto customer = co_await m_workplace.runner.run(m_reads.next(), work);
    if (customer && *customer)
        accept(valueOf(**customer), how);
}

QCoro::Task<> CustomerChoice::recognise(QString email)
{
    const auto work = [session = m_workplace.session, email] {
        return customersWith(session->context(), u"email"_s, email);
    };
    const auto customers = co_await m_workplace.runner.run(m_reads.next(), work);
    if (customers && *customers && !(*customers)->isEmpty())
        accept((*customers)->constFirst(), How::Recognised);
}

void CustomerChoice::accept(const JsonValue &customer, How how)
{
    m_id = customer[u"customerId"].toString();
    showChosen(pickedFrom(customer));
    Q_EMIT found(customer, how);
}

void CustomerChoice::forget()
{
    m_reads.cancel();
    m_id.clear();
    showChosen({});
}

void CustomerChoice::showChosen(const std::optional<PickedRecord> &record)
{
    const QScopedValueRollback showing(m_isShowing, true);
    choose(record);
}

} // namespace onhire
