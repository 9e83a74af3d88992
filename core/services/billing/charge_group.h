// SPDX-License-Identifier: GPL-3.0-or-later
// How a billing group charges its contracts: one payment for all of them.
#pragma once

#include "core/services/context.h"

#include <QDate>

namespace onhire {

// Inside a transaction: the group's next billing day that was not charged, if that day has come. Answers
// whether anything was charged.
Result<bool> chargeGroup(Connection &connection, const Context &context, const QString &groupId, QDate day);

} // namespace onhire
