// SPDX-License-Identifier: GPL-3.0-or-later
// What is still to be charged, and what a run could not do, with its reason.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/billing/work_trouble.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>

#include <optional>
#include <span>

namespace onhire {

// Those of records. `isAll`: what is not named is no trouble any more. Answers the records that this changes
// something for.
Result<QStringList> keepTroubles(Connection &connection, const Scope &scope,
                                 std::span<const WorkTrouble> troubles, const QDateTime &now, bool isAll);

struct KeptTrouble
{
    WorkTrouble met;
    QDateTime since;
    QString customerId, customer; // null: of none that is still there
};
Result<QList<KeptTrouble>> keptTroubles(Connection &connection, const Scope &scope,
                                        int most); // the oldest first

struct ChargesDue
{
    qint64 contracts = 0;
    std::optional<QDate> oldest;
    qint64 troubles = 0; // records
};
Result<ChargesDue> chargesDue(Connection &connection, const Scope &scope, QDate day);

} // namespace onhire
