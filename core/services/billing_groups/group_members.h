// SPDX-License-Identifier: GPL-3.0-or-later
// Which subscriptions are in a group: one customer's, active, and in no other group.
#pragma once

#include "core/services/context.h"

#include <QStringList>

namespace onhire {

// Locks the subscriptions and says why one of them may not be in the group, if so. With an empty group: in any.
Result<void> checkMembers(Connection &connection, const Context &context, const QString &groupId,
                          const QString &customerId, const QStringList &rentalIds);

// Makes exactly these the group's. Answers those that came or went.
Result<QStringList> setMembers(Connection &connection, const Context &context, const QString &groupId,
                               const QStringList &rentalIds);

} // namespace onhire
