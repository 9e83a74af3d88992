// SPDX-License-Identifier: GPL-3.0-or-later
// How billing groups charge their contracts: one payment a group for all of them.
#pragma once

#include "core/services/context.h"

#include <QDate>

#include <span>

namespace onhire {

struct DueGroup
{
    QString id, customerId;
};
// Inside a transaction: each group's next billing day that was not charged, if that day has come. Answers how
// many had such a day; there may have been nothing to charge on it.
Result<int> chargeGroups(Connection &connection, const Context &context, std::span<const DueGroup> due,
                         QDate day);

} // namespace onhire
