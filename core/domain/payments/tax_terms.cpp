// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/tax_terms.h"

#include "core/domain/payments/charge.h"
#include "core/domain/payments/tax_treatment_schema.h"
#include "core/domain/tenants/tenant.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QLatin1StringView treatments[] = {"standard"_L1, "exempt"_L1, "reverse_charge"_L1};

QLatin1StringView nameOf(TaxTreatment treatment)
{
    return treatments[size_t(treatment)];
}

std::optional<TaxTreatment> taxTreatmentNamed(QStringView name)
{
    const auto found = std::find(std::begin(treatments), std::end(treatments), name);
    if (found == std::end(treatments))
        return {};
    return TaxTreatment(found - std::begin(treatments));
}

QLatin1StringView taxReasonOf(TaxTreatment treatment)
{
    switch (treatment) {
    case TaxTreatment::Standard: break;
    case TaxTreatment::Exempt: return "Exempt from tax."_L1;
    case TaxTreatment::ReverseCharge: return "Reverse charge: the recipient is liable for the tax."_L1;
    }
    return {};
}

TenantTax taxOf(const Settings &settings)
{
    return {settings.taxRate(), settings.pricesIncludeTax()};
}

std::optional<OtherReading> otherReading(const TenantTax &before, const TenantTax &after, Money agreed)
{
    if (before.inclusive == after.inclusive)
        return {};
    const auto paidBy = [&](const TenantTax &tax) {
        return chargeFor({{.rentalId = {}, .description = {}, .price = agreed}}, taxTermsOf(tax, {}));
    };
    const auto paidBefore = paidBy(before), paidAfter = paidBy(after);
    if (!paidBefore || !paidAfter || paidBefore->total == paidAfter->total)
        return {};
    return OtherReading{paidBefore->total, paidAfter->total};
}

TaxTerms taxTermsOf(const TenantTax &tenant, const CustomerTax &customer)
{
    if (customer.treatment != TaxTreatment::Standard)
        return {customer.treatment, {}, false};
    return {TaxTreatment::Standard, customer.rate.value_or(tenant.rate), tenant.inclusive};
}

TaxTerms taxTermsOf(const Tenant &tenant, const CustomerTax &customer)
{
    return taxTermsOf(taxOf(tenant.settings), customer);
}

std::optional<Decimal> ownTaxRate(const CustomerTax &customer)
{
    return customer.treatment == TaxTreatment::Standard ? customer.rate : Decimal();
}

Decimal keptTaxRate(Decimal rate)
{
    int64_t divisor = 1;
    for (; rate.scale > TaxRateDecimals; --rate.scale)
        divisor *= 10;
    rate.value = (rate.value + divisor / 2) / divisor; // never negative
    return rate.normalized();
}

} // namespace onhire
