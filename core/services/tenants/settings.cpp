// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/tenants/control_notice.h"
#include "core/services/tenants/tenants.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> revise(Connection &connection, const Context &context, const QString &action,
                    const QByteArray &columns)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::tenants::revise,
                       {context.tenant->id, changeJson(context, action), QString::fromUtf8(columns)}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, context.tenant->id});
    return announceControlChange(connection, context.scope());
}

// Both must hold together, whichever of them was set last.
Result<void> checkLengths(const Settings &settings)
{
    if (settings.contractLengths().contains(settings.defaultContractLength()))
        return {};
    return Failure(Error::invalid(u"defaultContractLength"_s, Fault::Kind::Custom,
                                  u"The default must be one of contractLengths."_s));
}

JsonValue withChoice(const JsonValue &chosen, const QString &key, const JsonValue &value)
{
    QList<JsonValue::Member> members;
    for (const JsonValue::Member &member : chosen.members()) {
        if (member.first != key)
            members += member;
    }
    if (!value.isNull())
        members.append({key, value});
    return JsonValue::object(std::move(members));
}

} // namespace

Result<void> setTier(const Context &context, Tier tier)
{
    JsonWriter columns;
    columns.beginObject().member("tier"_L1, nameOf(tier)).endObject();
    const QByteArray json = columns.take();
    return inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return revise(connection, context, u"tenant.set_tier"_s, json);
    });
}

Result<void> setSettings(const Context &context, const QList<JsonValue::Member> &values)
{
    QList<Fault> faults;
    for (const auto &[key, value] : values) {
        const SettingDescriptor *setting = Settings::descriptorOf(key);
        if (!setting)
            return Failure(Error::invalid(key, Fault::Kind::UnrecognizedKey, u"There is no such setting."_s));
        if (!value.isNull())
            setting->schema.check(value, key, {context.tenant->exponent}, faults);
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.run(context.scope(), sql::tenants::lock, {context.tenant->id}));
        ONHIRE_ASSIGN(TenantPointer current, findTenant(connection, context.tenant->id));
        if (!current)
            return Failure(Error{ErrorCode::NotFound, context.tenant->id});
        JsonValue chosen = current->settings.chosen();
        for (const auto &[key, value] : values)
            chosen = withChoice(chosen, key, value);
        ONHIRE_TRY(checkLengths(Settings(chosen)));
        JsonWriter columns;
        columns.beginObject().member("settings"_L1, chosen).endObject();
        return revise(connection, context, u"settings.set"_s, columns.take());
    });
}

Result<void> setSetting(const Context &context, const QString &key, const JsonValue &value)
{
    return setSettings(context, {{key, value}});
}

} // namespace onhire
