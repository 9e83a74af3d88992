// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/schedule_payment.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Chargeable
{
    QString customerId, billingGroupId, title;
    Terms terms;
    QDate billedUntil;
};

Result<Chargeable> lockChargeable(Connection &connection, const Context &context, const QString &rentalId)
{
    const QVariantList rental{context.tenant->id, rentalId};
    ONHIRE_TRY(connection.run(context.scope(), sql::payments::lock_customer, rental));
    ONHIRE_ASSIGN(Rows rows, connection.run(context.scope(), sql::payments::chargeable, rental));
    if (!rows.next())
        return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
    if (rows.text(0) != "active"_L1)
        return Failure(Error{ErrorCode::SubscriptionNotActive, rows.text(0)});
    auto terms = readTerms(rows, 2);
    if (!terms)
        return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rentalId)));
    return Chargeable{rows.text(1), rows.text(9), u"%1, %2"_s.arg(rows.text(7), rows.text(8)),
                      std::move(*terms), QDate::fromString(rows.text(6), Qt::ISODate)};
}

// The instalment whose period begins in that month, if the contract has one.
std::optional<Instalment> instalmentOf(const Terms &terms, const QString &month)
{
    for (int k = 0; k < terms.months; ++k) {
        const Instalment candidate = instalment(terms, k);
        if (candidate.period.start.toString(u"yyyy-MM") == month)
            return candidate;
    }
    return std::nullopt;
}

QVariant dateOrNull(std::optional<QDate> date)
{
    return date ? QVariant(date->toString(Qt::ISODate)) : QVariant(QMetaType::fromType<QString>());
}

Result<std::optional<Record>> standing(Connection &connection, const Context &context,
                                       const PaymentRequest &request, std::optional<QDate> covering = {})
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::payments::of_period,
                       {context.tenant->id, request.rentalId, request.billingPeriod, dateOrNull(covering)}));
    if (!rows.next())
        return std::nullopt;
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), false};
}

Result<void> noteBilled(Connection &connection, const Context &context, const QString &rentalId,
                        const Chargeable &rental, const DateRange &period)
{
    // What lies between is still to be charged; the billing run finds it there.
    if (period.start > rental.billedUntil || period.end <= rental.billedUntil)
        return {};
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, rental.billingGroupId));
    const auto next = group ? nextBillingIn(context, *group, rental.terms, period.end)
                            : nextBillingDate(rental.terms, period.end);
    ONHIRE_TRY(
        connection.run(context.scope(), sql::payments::billed,
                       {context.tenant->id, rentalId, period.end.toString(Qt::ISODate), dateOrNull(next)}));
    return {};
}

Result<Record> create(Connection &connection, const Context &context, const PaymentRequest &request)
{
    ONHIRE_ASSIGN(std::optional<Record> earlier, standing(connection, context, request));
    if (earlier)
        return *earlier;
    ONHIRE_ASSIGN(const Chargeable rental, lockChargeable(connection, context, request.rentalId));
    const auto due = instalmentOf(rental.terms, request.billingPeriod);
    // another may have been made while the lock was waited for
    ONHIRE_ASSIGN(
        earlier, standing(connection, context, request, due ? std::optional(due->period.start) : std::nullopt));
    if (earlier)
        return *earlier;
    if (!due)
        return Failure(Error::invalid(u"billingPeriod"_s, Fault::Kind::Custom,
                                      u"No period of this contract begins in that month."_s));
    NewPayment payment{PaymentPurpose::Instalment,
                       rental.customerId,
                       request.rentalId,
                       {},
                       due->date,
                       {{request.rentalId, rental.title, request.amount.value_or(due->amount), due->period}},
                       due->period,
                       request.description,
                       request.dueDate};
    ONHIRE_ASSIGN(const Record record, schedulePayment(connection, context, payment));
    ONHIRE_TRY(noteBilled(connection, context, request.rentalId, rental, due->period));
    return record;
}

} // namespace

Result<Record> createPayment(const Context &context, const PaymentRequest &request)
{
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) { return create(connection, context, request); });
}

} // namespace onhire
