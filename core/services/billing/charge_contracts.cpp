// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_contracts.h"

#include "core/domain/billing/charge_lines.h"
#include "core/services/billing/charge_together.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<QDate> dateOf(const std::optional<Instalment> &instalment)
{
    return instalment ? std::optional(instalment->date) : std::nullopt;
}

NewPayment paymentFor(CustomersContract &contract, const Instalment &due, std::optional<Debtor> debtor = {})
{
    const ContractCharge charged = charge(contract, due.period, due.amount);
    // as the contract's instalments cost it, unless it makes up for what groups have charged
    const bool isUsual = charged.contractPrice == due.amount;
    NewPayment payment{.customerId = contract.customerId,
                       .rentalId = contract.rentalId,
                       .date = due.date,
                       .lines = {},
                       .period = due.period,
                       .debtor = std::move(debtor)};
    addLines(payment.lines, contract.rentalId, contract.title, charged,
             isUsual ? std::nullopt : std::optional(charged.contractPrice));
    return payment;
}

QStringList customersOf(std::span<const DueContract> due)
{
    QSet<QString> customers;
    for (const DueContract &contract : due)
        customers += contract.customerId;
    return {customers.begin(), customers.end()};
}

QStringList rentalsOf(std::span<const DueContract> due)
{
    QStringList rentals;
    for (const DueContract &contract : due)
        rentals += contract.rentalId;
    return rentals;
}

Billed billedOf(const CustomersContract &contract)
{
    return {contract.rentalId, contract.billedUntil, dateOf(nextToCharge(contract)), contract.credit};
}

} // namespace

Result<int> chargeContracts(Connection &connection, const Context &context, std::span<const DueContract> due,
                            QDate day)
{
    ONHIRE_ASSIGN(const auto debtors, lockDebtors(connection, context.scope(), customersOf(due)));
    ONHIRE_ASSIGN(auto contracts, contractsToBill(connection, context.scope(), rentalsOf(due), day));
    std::vector<NewPayment> payments;
    std::vector<Billed> billed;
    for (CustomersContract &contract : contracts) {
        if (const auto next = nextToCharge(contract); next && next->date <= day)
            payments.push_back(paymentFor(contract, *next, debtors.value(contract.customerId)));
        billed.push_back(billedOf(contract));
    }
    ONHIRE_TRY(chargeTogether(connection, context, billed, payments));
    return int(billed.size());
}

Result<std::optional<Billed>> chargeBegun(Connection &connection, const Context &context,
                                          CustomersContract &contract, QDate day)
{
    std::vector<NewPayment> payments;
    for (auto next = nextToCharge(contract); next && next->period.start <= day; next = nextToCharge(contract))
        payments.push_back(paymentFor(contract, *next));
    if (payments.empty())
        return std::nullopt;
    const Billed billed = billedOf(contract);
    ONHIRE_TRY(chargeTogether(connection, context, {&billed, 1}, payments));
    return billed;
}

} // namespace onhire
