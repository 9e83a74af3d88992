// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/largest_charge.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/domain/billing/charge_lines.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/subscriptions/schedule.h"

#include <algorithm>

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

std::vector<ChargeLine> chargedOn(GroupToBill &group, QDate day)
{
    std::vector<ChargeLine> lines;
    for (const GroupLine &line : billPeriod(group.members, day))
        addLines(lines, line.rentalId, line.title, line.charge, {});
    return lines;
}

bool owesMore(const GroupToBill &group)
{
    return std::ranges::any_of(group.members, [](const ContractToBill &member) {
        return !unchargedUntil(member, endOf(member.terms)).empty();
    });
}

// Whether all of its members have been charged something by then, if there is anything to charge.
bool hasBegunWithAll(const GroupToBill &group, QDate day)
{
    return std::ranges::all_of(group.members, [day](const ContractToBill &member) {
        return member.terms.start <= day || unchargedUntil(member, endOf(member.terms)).empty();
    });
}

// What it charges until it has begun with all of them; then a month of it is all that there can be.
bool beginsTooLarge(GroupToBill group, const TaxTerms &tax)
{
    for (QDate day = group.billingDate;; day = addMonths(day, 1)) {
        const std::vector<ChargeLine> lines = chargedOn(group, day);
        if (isTooLarge(lines, tax))
            return true;
        if (hasBegunWithAll(group, day) && (!lines.empty() || !owesMore(group)))
            return false;
    }
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
    if (group.monthlyAmount.minor() + group.setupFees.minor() <= SurelyFits)
        return {};
    ONHIRE_ASSIGN(auto toBill, groupToBill(connection, context.scope(), group.id));
    if (!toBill)
        return {};
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), group.customerId));
    const TaxTerms tax = taxTermsOf(*context.tenant, debtor.tax);
    if (isTooLarge(group.monthlyAmount, tax) || beginsTooLarge(std::move(*toBill), tax))
        return tooLarge(context, path);
    return {};
}

} // namespace onhire
