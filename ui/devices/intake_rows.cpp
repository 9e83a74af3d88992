// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/intake_rows.h"

#include "core/base/text.h"
#include "core/domain/assets/asset_limits.h"
#include "core/services/moment.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {

QStringList serialsIn(const QString &lines)
{
    static const QRegularExpression ends(u"[\r\n\t]+"_s);
    QStringList serials;
    for (const QString &line : lines.split(ends, Qt::SkipEmptyParts)) {
        if (const QString serial = serialKey(line); !serial.isEmpty())
            serials += serial;
    }
    serials.removeDuplicates();
    return serials;
}

static JsonValue withSerial(const JsonValue &shared, const QString &serial)
{
    QList<JsonValue::Member> members = shared.members();
    members.prepend({u"serialNumber"_s, JsonValue::string(serial)});
    return JsonValue::object(members);
}

static IntakeRow rowOf(const AssetOutcome &outcome)
{
    if (!outcome.asset)
        return {outcome.serialNumber, IntakeRow::Outcome::Refused, outcome.asset.error()};
    return {outcome.serialNumber,
            outcome.asset->created ? IntakeRow::Outcome::Created : IntakeRow::Outcome::Existing};
}

static Result<void> takeSomeIn(const Context &context, const QStringList &serials, const JsonValue &shared,
                               QList<IntakeRow> &rows)
{
    const QDate today = todayOf(context);
    std::vector<AssetRow> requests;
    for (const QString &serial : serials)
        requests.push_back({serial, AssetRequest::read(withSerial(shared, serial), *context.tenant, today)});
    ONHIRE_ASSIGN(const auto outcomes, createAssets(context, requests));
    for (const AssetOutcome &outcome : outcomes)
        rows.append(rowOf(outcome));
    return {};
}

QList<IntakeRow> takeIn(const Context &context, const QStringList &serials, const JsonValue &shared)
{
    QList<IntakeRow> rows;
    for (qsizetype first = 0; first < serials.size(); first += MostAssetsAtOnce) {
        const QStringList some = serials.mid(first, MostAssetsAtOnce);
        if (const auto taken = takeSomeIn(context, some, shared, rows); !taken) {
            for (const QString &serial : some)
                rows.append({serial, IntakeRow::Outcome::Refused, taken.error()});
        }
    }
    return rows;
}

} // namespace onhire
