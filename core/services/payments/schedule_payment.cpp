// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/schedule_payment.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString isoDate(QDate date)
{
    return date.toString(Qt::ISODate);
}

QString keyOf(const NewPayment &payment)
{
    QStringList parts{nameOf(payment.purpose),
                      payment.billingGroupId.isEmpty() ? payment.rentalId : payment.billingGroupId};
    if (payment.period)
        parts += isoDate(payment.period->start);
    if (!payment.mark.isEmpty())
        parts += payment.mark;
    return parts.join(u':');
}

void textMember(JsonWriter &json, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        json.member(name, QStringView(text));
}

void periodMembers(JsonWriter &json, const std::optional<DateRange> &period)
{
    if (!period)
        return;
    json.member("period_start"_L1, isoDate(period->start));
    json.member("period_end"_L1, isoDate(period->end));
}

// Businesses have the tenant's terms, alone and in groups; everybody else pays at once.
Result<QDate> dueDateOf(Connection &connection, const Context &context, const NewPayment &payment)
{
    const qint64 terms = context.tenant->settings.integer("billing.termsDays"_L1);
    if (payment.dueDate || terms == 0)
        return payment.dueDate.value_or(payment.date);
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::customers::type_of, {context.tenant->id, payment.customerId}));
    const bool isBusiness = rows.next() && rows.text(0) == "business"_L1;
    return isBusiness ? payment.date.addDays(terms) : payment.date;
}

QString paymentJson(const Context &context, const NewPayment &payment, const Charge &charge, QDate due)
{
    const Settings &settings = context.tenant->settings;
    const QDate begins = payment.period ? payment.period->start : payment.date;
    JsonWriter json;
    json.beginObject();
    json.member("payment_id"_L1, newId(IdKind::Payment, context.now()));
    json.member("purpose"_L1, nameOf(payment.purpose));
    json.member("customer_id"_L1, payment.customerId);
    textMember(json, "rental_id"_L1, payment.rentalId);
    textMember(json, "billing_group_id"_L1, payment.billingGroupId);
    json.member("billing_period"_L1, begins.toString(u"yyyy-MM"));
    periodMembers(json, payment.period);
    json.member("currency"_L1, context.tenant->currency);
    json.member("subtotal"_L1, charge.subtotal.minor());
    json.member("tax_rate"_L1, settings.value("tax.rate"_L1));
    json.member("tax_amount"_L1, charge.tax.minor());
    json.member("due_date"_L1, isoDate(due));
    textMember(json, "description"_L1, payment.description);
    json.member("idempotency_key"_L1, keyOf(payment));
    json.member("created_by"_L1, context.actor.id);
    json.member("at"_L1, toTimestamp(context.now()));
    json.endObject();
    return QString::fromUtf8(json.take());
}

QString linesJson(const NewPayment &payment, const Charge &charge)
{
    JsonWriter json;
    json.beginArray();
    for (size_t i = 0; i < payment.lines.size(); ++i) {
        const ChargeLine &line = payment.lines[i];
        json.beginObject().member("position"_L1, int(i));
        json.member("rental_id"_L1, line.rentalId);
        json.member("purpose"_L1, nameOf(line.purpose.value_or(payment.purpose)));
        textMember(json, "description"_L1, line.description);
        json.member("amount"_L1, charge.lines[i].amount.minor());
        json.member("tax_amount"_L1, charge.lines[i].tax.minor());
        periodMembers(json, line.period);
        json.endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<Record> standingPayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::payments::standing, {context.tenant->id, keyOf(payment)}));
    if (!rows.next())
        return Failure(Error::unavailable(u"the same payment is being made or cancelled at this moment"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), false};
}

} // namespace

Result<Record> schedulePayment(Connection &connection, const Context &context, const NewPayment &payment)
{
    ONHIRE_ASSIGN(const Charge charge, chargeFor(payment.lines, *context.tenant));
    ONHIRE_ASSIGN(const QDate due, dueDateOf(connection, context, payment));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::payments::add,
                                 {context.tenant->id,
                                  changeJson(context, u"payment.schedule"_s, {u"payment.scheduled"_s}),
                                  paymentJson(context, payment, charge, due), linesJson(payment, charge)}));
    if (!rows.next())
        return standingPayment(connection, context, payment);
    context.announce(rows.text(0));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
}

Result<void> cancelOpenPayments(Connection &connection, const Context &context, const QString &rentalId,
                                QDate day, const QString &reason)
{
    ONHIRE_ASSIGN(Rows open,
                  connection.run(context.scope(), sql::payments::open_after,
                                 {context.tenant->id, rentalId, isoDate(day)}));
    QStringList ids;
    while (open.next())
        ids += open.text(0);
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "cancelled"_L1);
    columns.member("cancelled_at"_L1, toTimestamp(context.now()))
        .member("cancel_reason"_L1, reason)
        .endObject();
    const QString cancelled = QString::fromUtf8(columns.take());
    for (const QString &id : ids) {
        ONHIRE_TRY(connection.run(context.scope(), sql::payments::revise,
                                  {context.tenant->id,
                                   changeJson(context, u"payment.cancel"_s, {u"payment.cancelled"_s}), id,
                                   cancelled}));
        context.announce(id);
    }
    return {};
}

} // namespace onhire
