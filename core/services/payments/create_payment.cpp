// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/db/transaction.h"
#include "core/data/payments/chargeable.h"
#include "core/data/payments/payment_store.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/schedule_payment.h"

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
    ONHIRE_ASSIGN(const auto rental, lockChargeable(connection, context.scope(), rentalId));
    if (!rental)
        return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
    if (rental->status != "active"_L1)
        return Failure(Error{ErrorCode::SubscriptionNotActive, rental->status});
    if (!rental->terms)
        return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rentalId)));
    return Chargeable{rental->customerId, rental->billingGroupId,
                      u"%1, %2"_s.arg(rental->productName, rental->serialNumber), *rental->terms,
                      rental->billedUntil};
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

Result<std::optional<Record>> standing(Connection &connection, const Context &context,
                                       const PaymentRequest &request, std::optional<QDate> covering = {})
{
    return showPaymentOfPeriod(connection, context.scope(), request.rentalId, request.billingPeriod, covering);
}

// What lies between is still to be charged; the billing run finds it there.
Result<void> noteBilled(Connection &connection, const Context &context, const QString &rentalId,
                        const Chargeable &rental)
{
    ONHIRE_ASSIGN(const auto contract, contractToBill(connection, context.scope(), rentalId));
    if (!contract || contract->billedUntil == rental.billedUntil)
        return {};
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, rental.billingGroupId));
    const auto next = group ? nextBillingIn(context, *group, rental.terms, contract->billedUntil)
                            : nextBillingDate(rental.terms, contract->billedUntil);
    const Billed billed{rentalId, contract->billedUntil, next, contract->credit};
    return saveBilled(connection, context.scope(), {&billed, 1});
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
    ONHIRE_TRY(noteBilled(connection, context, request.rentalId, rental));
    return record;
}

} // namespace

Result<Record> createPayment(const Context &context, const PaymentRequest &request)
{
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) { return create(connection, context, request); });
}

} // namespace onhire
