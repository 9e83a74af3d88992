// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions as members of billing groups.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/subscriptions/schedule.h"

#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace onhire {

// A subscription that is in a group or is to be in it.
struct Candidate
{
    QString rentalId, status, customerId, groupId;
    std::optional<QDate> nextBilling;
    QDate billedUntil;
    Terms terms;

    bool isActive() const { return status == QLatin1StringView("active"); }
};
// The members of a group, and those that are named besides, locked.
Result<std::vector<Candidate>> lockCandidates(Connection &connection, const Scope &scope,
                                              const QString &groupId, const QStringList &others);

struct Membership
{
    QString rentalId;
    QString groupId; // null: in none
    std::optional<QDate> nextBilling;
};
Result<void> saveMemberships(Connection &connection, const Scope &scope,
                             const std::vector<Membership> &memberships, const QDateTime &now);

} // namespace onhire
