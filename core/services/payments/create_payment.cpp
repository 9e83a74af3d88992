// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/payments/chargeable.h"
#include "core/data/payments/charged.h"
#include "core/data/payments/payment_store.h"
#include "core/domain/billing/charge_lines.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/payments/payments.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/still_transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Chargeable
{
    CustomersContract contract;
    QString billingGroupId;
    QDate billedUntil; // before
};

Result<Chargeable> lockChargeable(Connection &connection, const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto rental, lockChargeable(connection, context.scope(), rentalId));
    if (!rental)
        return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
    if (rental->status != "active"_L1)
        return Failure(Error{ErrorCode::SubscriptionNotActive, rental->status});
    ONHIRE_ASSIGN(auto contract, contractToBill(connection, context.scope(), rentalId));
    if (!contract)
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return Chargeable{*std::move(contract), rental->billingGroupId, rental->billedUntil};
}

Result<std::optional<Record>> standing(Connection &connection, const Context &context,
                                       const PaymentRequest &request, std::optional<QDate> covering = {})
{
    return showPaymentOfPeriod(connection, context.scope(), request.rentalId, request.billingPeriod, covering);
}

// What lies between is still to be charged; the billing run finds it there.
Result<void> noteBilled(Connection &connection, const Context &context, const Chargeable &rental)
{
    const CustomersContract &contract = rental.contract;
    std::optional<QDate> next = contract.nextBilling;
    if (contract.billedUntil != rental.billedUntil) {
        ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, rental.billingGroupId));
        next = group ? nextBillingIn(context, *group, contract.terms, contract.billedUntil)
                     : nextBillingDate(contract.terms, contract.billedUntil);
    }
    const Billed billed{contract.rentalId, contract.billedUntil, next, contract.credit};
    return saveBilled(connection, context.scope(), {&billed, 1});
}

// What the contract asked for one that was called off: it begins before all that is charged, and none of its
// days was charged otherwise since. A group's days are not months of the contract: what it was to pay for some
// of them is not asked for again with others.
Result<std::optional<Money>> calledOffPrice(Connection &connection, const Context &context,
                                            const ContractToBill &contract, const Instalment &due)
{
    if (due.period.start >= contract.billedUntil)
        return std::nullopt;
    ONHIRE_ASSIGN(const auto charged, chargedPeriods(connection, context.scope(), contract.rentalId));
    const auto last = std::ranges::find_if(
        charged, [&due](const DateRange &period) { return period.overlaps(due.period); },
        &ChargedPeriod::period);
    if (last == charged.end() || last->period != due.period)
        return Failure(Error::invalid(u"billingPeriod"_s, Fault::Kind::Custom,
                                      u"A billing group has charged part of this period. "
                                      u"If that payment is cancelled, charge it again."_s));
    return last->contractPrice.value_or(due.amount);
}

// At the contract's price, unless another was agreed for this one; what is charged last makes up the contract's
// sum. What the contract asks for is remembered whatever was agreed.
std::vector<ChargeLine> linesFor(CustomersContract &contract, const Instalment &due,
                                 std::optional<Money> agreed, std::optional<Money> calledOff)
{
    const Money credit = contract.credit;
    ContractCharge charged = calledOff ? ask(contract, due.period, *calledOff) // it counts as charged
                                       : charge(contract, due.period, due.amount);
    const bool isUsual = charged.contractPrice == due.amount;
    if (agreed) {
        charged.price = *agreed;
        charged.creditTaken = Money(); // it was agreed without that
        contract.credit = credit;
    }
    std::vector<ChargeLine> lines;
    addLines(lines, contract.rentalId, contract.title, charged,
             isUsual ? std::nullopt : std::optional(charged.contractPrice));
    return lines;
}

Result<Record> create(Connection &connection, const Context &context, const PaymentRequest &request)
{
    ONHIRE_ASSIGN(std::optional<Record> earlier, standing(connection, context, request));
    if (earlier)
        return *earlier;
    ONHIRE_ASSIGN(Chargeable rental, lockChargeable(connection, context, request.rentalId));
    CustomersContract &contract = rental.contract;
    const auto due = instalmentBeginningIn(contract.terms, request.billingPeriod);
    // another may have been made while the lock was waited for
    ONHIRE_ASSIGN(
        earlier, standing(connection, context, request, due ? std::optional(due->period.start) : std::nullopt));
    if (earlier)
        return *earlier;
    if (!due)
        return Failure(Error::invalid(u"billingPeriod"_s, Fault::Kind::Custom,
                                      u"No period of this contract begins in that month."_s));
    ONHIRE_ASSIGN(const auto calledOff, calledOffPrice(connection, context, contract, *due));
    if (calledOff) {
        ONHIRE_ASSIGN(contract.setup,
                      setupCalledOff(connection, context.scope(), request.rentalId, due->period.start));
    }
    NewPayment payment{PaymentPurpose::Instalment,
                       contract.customerId,
                       request.rentalId,
                       {},
                       due->date,
                       linesFor(contract, *due, request.amount, calledOff),
                       due->period,
                       request.description,
                       request.dueDate};
    payment.isAskedAgain = calledOff.has_value();
    ONHIRE_ASSIGN(const Record record, schedulePayment(connection, context, payment));
    ONHIRE_TRY(noteBilled(connection, context, rental));
    return record;
}

} // namespace

Result<Record> createPayment(const Context &context, const PaymentRequest &request)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return create(connection, still, request);
    });
}

} // namespace onhire
