// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/tax_treatment_schema.h"

#include "core/domain/payments/tax_terms.h"

namespace onhire {

Schema taxTreatmentSchema()
{
    return Schema::choice(
        {nameOf(TaxTreatment::Standard), nameOf(TaxTreatment::Exempt), nameOf(TaxTreatment::ReverseCharge)});
}

} // namespace onhire
