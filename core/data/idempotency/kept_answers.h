// SPDX-License-Identifier: GPL-3.0-or-later
// The memory behind Idempotency-Key: what was answered to a key, kept in the transaction of the work itself, so
// that either both are there or neither.
#pragma once

#include "core/data/db/turn.h"

#include <optional>

namespace onhire {

struct KeptAnswer
{
    QByteArray requestDigest; // hexadecimal: of the request, and of the terms under which it was answered
    int status = 0;
    QByteArray body;
    QByteArray headers = "{}"; // a JSON object: name → value
    std::optional<int> version = {}; // of the record, for its ETag
};

class KeptAnswers
{
public:
    // Inside a transaction of that tenant.
    KeptAnswers(Connection &connection, QString tenantId)
        : m_connection(connection), m_tenantId(std::move(tenantId))
    {
    }

    Result<bool> claim(const QString &key); // false: its first request still runs somewhere
    Result<std::optional<KeptAnswer>> find(const QString &key);
    Result<void> keep(const QString &key, const KeptAnswer &answer);

private:
    Connection &m_connection;
    const QString m_tenantId;
};

// Claims a key beyond the end of a transaction, for as long as the turn is held; none: its first request still
// runs.
Result<std::optional<HeldTurn>> holdKey(Connection &connection, const QString &tenantId, const QString &key);

// Removes some of the answers that have had their time; answers how many, none at the end.
Result<int> forgetAnswers(Connection &connection, const QString &tenantId);

} // namespace onhire
