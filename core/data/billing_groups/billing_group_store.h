// SPDX-License-Identifier: GPL-3.0-or-later
// Billing groups in the database: what rules need to know before one of them, or one of its members, changes.
#pragma once

#include "core/data/db/connection.h"

#include <QDate>

#include <optional>

namespace onhire {

struct LockedGroup
{
    QString id, customerId;
    bool active = true; // an inactive one takes no new members
    int billingDay = 1;
    QDate lastBilled; // the last billing day that it has charged; null: none yet
    int version = 1;
    QByteArray record;
};

// Locks the group until the transaction ends; its customer is locked by then. None if there is no such group.
Result<std::optional<LockedGroup>> lockGroup(Connection &connection, const Scope &scope,
                                             const QString &groupId);

} // namespace onhire
