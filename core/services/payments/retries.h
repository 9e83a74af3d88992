// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that a processor could not collect: by `billing.retries` they are pending again on the next day, so
// often.
#pragma once

#include "core/services/payments/payment_changes.h"
#include "core/services/work_done.h"

#include <QDate>

namespace onhire {

// Another failed attempt of a processor, and when there is to be the next one.
void noteAttempt(PaymentRecord &payment, const Context &context);

// Makes a failed payment pending.
PaymentChange retrying();

// Those whose next attempt is on that day or before, at most `most`.
WorkDone retryFailed(const Context &context, QDate day, int most);

} // namespace onhire
