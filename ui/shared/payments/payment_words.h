// SPDX-License-Identifier: GPL-3.0-or-later
// How a payment stands and what it is for, in words.
#pragma once

#include "core/services/subscriptions/payment_lines.h"
#include "ui/shared/controls/cell_values.h"

#include <QLocale>

namespace onhire {

// `status`: of the payment; without one upcoming.
StatusLook lookOfPayment(const QString &status, QDate due, QDate today);
StatusLook lookOfPayment(const PaymentLine &line, QDate today);

// Month 24, Buyout, Early return fee, …
QString purposeText(const PaymentLine &line, const QLocale &locale);

} // namespace onhire
