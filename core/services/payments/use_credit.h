// SPDX-License-Identifier: GPL-3.0-or-later
// Credit of customers is used by their next charges.
#pragma once

#include "core/data/payments/payment_store.h"
#include "core/services/changes/written.h"

#include <QHash>

namespace onhire {

// Payments that have just been made, in their order, their customers being locked, and the credit of these. The
// changes are for writeChanges; a payment that has none of them uses no credit.
struct CreditUse
{
    QList<Record> records;
    QList<RecordChange> changes; // one for each record
};
Result<CreditUse> useCredit(Connection &connection, const Context &context,
                            std::span<const StoredPayment> payments, QHash<QString, Money> credit);

} // namespace onhire
