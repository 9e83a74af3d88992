// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/largest_charge.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/domain/billing/charge_lines.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/subscriptions/schedule.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// All of its contracts at once, twice as dear with the tax, would be no more: nobody has to look closer.
constexpr int64_t SurelyFits = Money::Largest / (2 * LongestContract);

bool isTooLarge(const std::vector<ChargeLine> &lines, const TaxTerms &tax)
{
    return !chargeFor(lines, tax);
}

bool isTooLarge(Money price, const TaxTerms &tax)
{
    return isTooLarge({{.rentalId = {}, .description = {}, .price = price}}, tax);
}

std::vector<ChargeLine> nextLines(GroupToBill group)
{
    for (ContractToBill &member : group.members)
        member.renewalTerm = 0; // what a member becomes later is looked at then
    std::vector<ChargeLine> lines;
    const GroupBill bill = billAhead(std::move(group.members), {.next = group.billingDate}, {});
    for (const GroupLine &line : bill.lines)
        addLines(lines, line.rentalId, line.title, line.charge, {});
    return lines;
}

Failure tooLarge(const Context &context, const QString &path)
{
    const QByteArray most = Money::fromMinor(Money::Largest).toJson(context.tenant->exponent);
    return Failure(
        Error::invalid(path, Fault::Kind::TooBig,
                       u"A single payment would exceed %1, tax included, which is the maximum."_s.arg(
                           QLatin1StringView(most))));
}

} // namespace

Result<void> checkMonthlyCharge(Connection &connection, const Context &context, const QString &rentalId,
                                Money price, const QString &path)
{
    if (price.minor() <= SurelyFits)
        return {};
    ONHIRE_ASSIGN(const Debtor debtor, debtorOfRental(connection, context.scope(), rentalId));
    if (isTooLarge(price, taxTermsOf(*context.tenant, debtor.tax)))
        return tooLarge(context, path);
    return {};
}

Result<void> checkGroupsCharges(Connection &connection, const Context &context, const BillingGroupRecord &group,
                                const QString &path)
{
    if (group.monthlyAmount.minor() <= SurelyFits)
        return {};
    ONHIRE_ASSIGN(auto toBill, groupToBill(connection, context.scope(), group.id));
    if (!toBill)
        return {};
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), group.customerId));
    const TaxTerms tax = taxTermsOf(*context.tenant, debtor.tax);
    if (isTooLarge(group.monthlyAmount, tax) || isTooLarge(nextLines(std::move(*toBill)), tax))
        return tooLarge(context, path);
    return {};
}

} // namespace onhire
