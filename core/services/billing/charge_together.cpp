// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_together.h"

namespace onhire {

Result<void> chargeTogether(Connection &connection, const Context &context, std::span<const Billed> billed,
                            std::span<const NewPayment> payments)
{
    if (!billed.empty())
        ONHIRE_TRY(saveBilled(connection, context.scope(), billed));
    if (payments.empty())
        return {};
    ONHIRE_ASSIGN(const auto saved, addPayments(connection, context, payments));
    QList<RecordChange> changes;
    for (const SavedPayment &payment : saved)
        changes += payment.changes;
    return writeChanges(connection, context, changes);
}

} // namespace onhire
