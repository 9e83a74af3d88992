// SPDX-License-Identifier: GPL-3.0-or-later
// Billing groups as rows: how one is read before it or one of its members changes, and how it is written.
#pragma once

#include "core/data/db/record.h"
#include "core/data/db/row_document.h"
#include "core/domain/billing_groups/billing_group_record.h"

#include <QDate>

#include <optional>
#include <span>
#include <vector>

namespace onhire {

struct StoredGroup : BillingGroupRecord
{
    QDate lastBilled; // the last billing day that it has charged; null: none yet
    QByteArray document; // null: it has none yet
    int version = 1;
};

// Locks the group until the transaction ends; its customer is locked by then. None if there is no such group.
Result<std::optional<StoredGroup>> lockGroup(Connection &connection, const Scope &scope,
                                             const QString &groupId);

// Several in the same way, by id; none for those that there are not.
Result<std::vector<StoredGroup>> lockGroups(Connection &connection, const Scope &scope,
                                            const QStringList &groupIds);

// The same after its customer.
Result<std::optional<StoredGroup>> lockCustomerAndGroup(Connection &connection, const Scope &scope,
                                                        const QString &groupId);

// The orders that are still to be fulfilled and ask for that group.
Result<QStringList> openOrdersOf(Connection &connection, const Scope &scope, const QString &groupId,
                                 const QString &customerId);

// As the API shows it.
Result<std::optional<Record>> showGroup(Connection &connection, const Scope &scope, const QString &groupId);

// The customer of a group to be.
struct GroupCustomer
{
    QString type, status;
};
// Locks the customer until the transaction ends. None if there is no such customer.
Result<std::optional<GroupCustomer>> lockGroupCustomer(Connection &connection, const Scope &scope,
                                                       const QString &customerId);

// The next groups after that id, by id; without a document, or all.
Result<std::vector<StoredGroup>> storedGroups(Connection &connection, const Scope &scope,
                                              const QString &afterId, Documents which);

// What the members add up to at this moment, put into the record.
Result<void> readMembers(Connection &connection, const Scope &scope, BillingGroupRecord &group);

// Makes a group, still without members and without a document.
Result<void> insertGroup(Connection &connection, const BillingGroupRecord &group);

// Gives a group its document when it has none yet.
Result<void> giveDocument(Connection &connection, const StoredGroup &group);

enum class GroupFate { Stays, Removed }; // a removed one keeps its row, for its payments stay
Result<void> saveGroup(Connection &connection, const BillingGroupRecord &group, GroupFate fate,
                       const QByteArray &document);

} // namespace onhire
