// SPDX-License-Identifier: GPL-3.0-or-later
// Payments and their lines from the columns of rows.
#pragma once

#include "core/data/payments/payment_store.h"

namespace onhire {

// Of payments/_columns.sql; without the lines.
Result<StoredPayment> readPayment(const Rows &rows, const QString &tenantId);

Result<Rows> linesOf(Connection &connection, const Scope &scope, const QStringList &paymentIds);

// The payments are in the order of their ids, as the lines are.
void addLines(std::span<StoredPayment> payments, Rows lines);

} // namespace onhire
