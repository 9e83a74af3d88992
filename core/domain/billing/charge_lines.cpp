// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/billing/charge_lines.h"

namespace onhire {

void addLines(std::vector<ChargeLine> &lines, const QString &rentalId, const QString &title,
              const ContractCharge &charge, std::optional<Money> contractPrice)
{
    lines.push_back({.rentalId = rentalId,
                     .description = title,
                     .price = charge.price,
                     .period = charge.period,
                     .contractPrice = contractPrice,
                     .creditTaken = charge.creditTaken});
    if (!charge.setup.isZero())
        lines.push_back({.rentalId = rentalId,
                         .description = title,
                         .price = charge.setup,
                         .purpose = PaymentPurpose::Setup});
}

} // namespace onhire
