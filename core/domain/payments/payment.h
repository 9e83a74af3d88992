// SPDX-License-Identifier: GPL-3.0-or-later
// The states of a payment, and who may move it where. Paid and cancelled are final. And what it is for.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace onhire {

enum class PaymentStatus { Pending, Processing, Paid, Failed, Cancelled };

QLatin1StringView nameOf(PaymentStatus status);
std::optional<PaymentStatus> paymentStatusNamed(QStringView name);

enum class PaymentPurpose { Instalment, Buyout, EarlyReturnFee, Setup, Other };

QLatin1StringView nameOf(PaymentPurpose purpose);

enum class PaymentMove { MarkPaid, MarkFailed, Cancel, Retry };

// Refused with the code that says what stands against it.
Result<void> mayMove(PaymentStatus from, PaymentMove move);

} // namespace onhire
