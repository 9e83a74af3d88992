// SPDX-License-Identifier: GPL-3.0-or-later
// Which subscriptions are in a group: one customer's, active, and in no other group. And when they are billed:
// together, on the group's day.
#pragma once

#include "core/data/billing_groups/billing_group_store.h"
#include "core/data/billing_groups/membership.h"
#include "core/services/context.h"

#include <QStringList>

#include <vector>

namespace onhire {

// Makes exactly these the members of the group as it is to be, and bills each on its day; or says why one of
// them may not be in it.
Result<void> setMembers(Connection &connection, const Context &context, const StoredGroup &group,
                        const std::vector<Candidate> &candidates, const QStringList &rentalIds);

// Why a group does not take a new subscription of that customer, if it does not.
std::optional<ErrorCode> refusalOf(const std::optional<StoredGroup> &group, const QString &customerId);

// A group keeps the members and terms that it has when its customer turns out to be an individual, but takes no
// others.
Error notForIndividuals(const QString &field);

// When a locked group bills a contract next; none when all of it is billed. `since`: a day from which on it
// waits for that, which may have passed.
std::optional<QDate> nextBillingIn(const Context &context, const StoredGroup &group, const Terms &terms,
                                   QDate billedUntil, const std::optional<QDate> &since = {});

// The group of a subscription, locked; none if it is billed on its own.
Result<std::optional<StoredGroup>> lockGroupOf(Connection &connection, const Context &context,
                                               const QString &groupId);

// To be called when a subscription has come into the group, or adds something else to it than before: whoever
// has read the group until then has not seen that. Where it adds more, that is named by the field that asks for
// it, and refused when the group could not be charged any more.
Result<void> noteMembers(Connection &connection, const Context &context,
                         const std::optional<StoredGroup> &group, const QString &grownBy = {});

} // namespace onhire
