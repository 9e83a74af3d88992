// SPDX-License-Identifier: GPL-3.0-or-later
// The states of a payment, and what may be done with it in each. And what it is for.
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace onhire {

enum class PaymentStatus { Pending, Processing, Paid, Failed, Cancelled, Refunded, WrittenOff };

QLatin1StringView nameOf(PaymentStatus status);
std::optional<PaymentStatus> paymentStatusNamed(QStringView name);
const QStringList &paymentStatusNames();

enum class PaymentPurpose { Instalment, Buyout, EarlyReturnFee, Setup, LateFee, Other };

QLatin1StringView nameOf(PaymentPurpose purpose);
std::optional<PaymentPurpose> paymentPurposeNamed(QStringView name);
const QStringList &paymentPurposeNames();

enum class PaymentMove { MarkPaid, MarkFailed, Cancel, Retry, Refund, WriteOff, ChargeAgain };

// Refused with the code that says what stands against it.
Result<void> mayMove(PaymentStatus from, PaymentMove move);

} // namespace onhire
