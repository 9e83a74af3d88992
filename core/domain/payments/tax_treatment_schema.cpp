// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/tax_treatment_schema.h"

#include "core/domain/payments/tax_terms.h"

using namespace Qt::StringLiterals;

namespace onhire {

Schema taxTreatmentSchema()
{
    return Schema::choice(
        {nameOf(TaxTreatment::Standard), nameOf(TaxTreatment::Exempt), nameOf(TaxTreatment::ReverseCharge)});
}

QList<Fault> taxRateFaults(const QString &path, const JsonValue &rate)
{
    const auto sent = rate.toDecimal();
    if (!sent || sent->normalized().scale <= TaxRateDecimals)
        return {};
    return {{path,
             Fault::Kind::TooManyDecimals,
             u"A tax rate has at most %1 decimals."_s.arg(TaxRateDecimals),
             {Fault::Bound::Of::Decimals, TaxRateDecimals}}};
}

} // namespace onhire
