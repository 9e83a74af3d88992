// SPDX-License-Identifier: GPL-3.0-or-later
// What subscriptions bring each month, by the taxes that held at its end.
#pragma once

#include "core/data/figures/money_rows.h"
#include "core/domain/figures/recurring_revenue.h"
#include "core/services/context.h"

namespace onhire {

// Of so many months, of which the last one begins on `last`.
Result<QList<MonthAmount>> recurringByMonth(Connection &connection, const Context &context, QDate last,
                                            int months, const FiguresOf &of = {});

} // namespace onhire
