// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/charges_due.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/errors/error_json.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto OfSubscription = "subscription"_L1;
constexpr auto OfGroup = "billing_group"_L1;

KeptTrouble readTrouble(const Rows &rows)
{
    const bool isOfGroup = rows.text(0) == OfGroup;
    const QString id = rows.text(1);
    return {.met = {.error = readError(readJson(rows.utf8(2)).value_or(JsonValue())),
                    .rentalId = isOfGroup ? QString() : id,
                    .billingGroupId = isOfGroup ? id : QString()},
            .since = parseTimestamp(rows.text(3)).value_or(QDateTime()),
            .customerId = rows.nullableText(4),
            .customer = rows.nullableText(5)};
}

} // namespace

Result<QStringList> keepTroubles(Connection &connection, const Scope &scope,
                                 std::span<const WorkTrouble> troubles, const QDateTime &now, bool isAll)
{
    JsonWriter json;
    json.beginArray();
    QSet<QString> named; // a contract may meet one at its end and another when it is charged: the first is told
    for (const WorkTrouble &trouble : troubles) {
        const bool isOfGroup = trouble.rentalId.isEmpty();
        const QString &id = isOfGroup ? trouble.billingGroupId : trouble.rentalId;
        if (id.isEmpty() || named.contains(id))
            continue;
        named.insert(id);
        json.beginObject().member("id"_L1, id).member("kind"_L1, isOfGroup ? OfGroup : OfSubscription);
        writeError(json.key("error"_L1), trouble.error);
        json.endObject();
    }
    json.endArray();
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::billing::keep_troubles,
                                 {scope.name(), json.take(), toTimestamp(now), isAll}));
    QStringList changed;
    while (rows.next())
        changed += rows.text(0);
    return changed;
}

Result<QList<KeptTrouble>> keptTroubles(Connection &connection, const Scope &scope, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::troubles, {scope.name(), most}));
    QList<KeptTrouble> kept;
    while (rows.next())
        kept += readTrouble(rows);
    return kept;
}

Result<ChargesDue> chargesDue(Connection &connection, const Scope &scope, QDate day)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::charges_due, {scope.name(), isoDate(day)}));
    if (!rows.next())
        return ChargesDue();
    return ChargesDue{.contracts = rows.integer(0),
                      .oldest = rows.isNull(1) ? std::nullopt : std::optional(rows.date(1)),
                      .troubles = rows.integer(2)};
}

} // namespace onhire
