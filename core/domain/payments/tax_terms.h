// SPDX-License-Identifier: GPL-3.0-or-later
// By which tax a customer is charged: the tenant's rate, their own, or none at all, and why.
#pragma once

#include "core/base/money.h"

#include <QString>

#include <optional>

namespace onhire {

class Settings;
struct Tenant;

enum class TaxTreatment { Standard, Exempt, ReverseCharge };

QLatin1StringView nameOf(TaxTreatment treatment);
std::optional<TaxTreatment> taxTreatmentNamed(QStringView name);

// What is agreed with a customer.
struct CustomerTax
{
    TaxTreatment treatment = TaxTreatment::Standard;
    std::optional<Decimal> rate = {}; // instead of the tenant's
};

// How a tenant taxes those with whom nothing else is agreed.
struct TenantTax
{
    Decimal rate; // percent
    bool inclusive = false; // prices contain it

    bool operator==(const TenantTax &) const = default;
};
TenantTax taxOf(const Settings &settings);

// What a customer pays for an agreed price once the tenant's prices are read the other way: with the tax in
// them, or without. Running contracts keep their prices as numbers, so this is what changes for them.
struct OtherReading
{
    Money before, after;
};
std::optional<OtherReading> otherReading(const TenantTax &before, const TenantTax &after, Money agreed);

// Why there is no tax, in words as invoices have them (invoices/_record.sql); empty: there is some.
QLatin1StringView taxReasonOf(TaxTreatment treatment);

struct TaxTerms
{
    TaxTreatment treatment = TaxTreatment::Standard;
    Decimal rate; // percent
    bool inclusive = false; // prices contain it
};

// Who is charged no tax pays the prices as they were agreed, though others find tax in them.
TaxTerms taxTermsOf(const TenantTax &tenant, const CustomerTax &customer);
TaxTerms taxTermsOf(const Tenant &tenant, const CustomerTax &customer); // as it is now

// The rate that prices contain where they contain one and it is not the tenant's.
std::optional<Decimal> ownTaxRate(const CustomerTax &customer);

// A rate in percent as payments keep it: six decimals.
Decimal keptTaxRate(Decimal rate);

} // namespace onhire
