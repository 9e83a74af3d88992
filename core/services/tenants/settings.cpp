// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/domain/tenants/seller.h"
#include "core/services/changes/change.h"
#include "core/services/files/logo_file.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"
#include "core/services/tenants/control_notice.h"
#include "core/services/tenants/secret_settings.h"
#include "core/services/tenants/setting_rules.h"
#include "core/services/tenants/tenants.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> revise(Connection &connection, const Context &context, const QString &action,
                    const TenantRevision &revision)
{
    ONHIRE_ASSIGN(const bool isThere,
                  saveTenant(connection, context.tenant->id, changeJson(context, action), revision));
    if (!isThere)
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

// Whoever sends all settings back may not have meant this one: what an earlier version let in stays.
bool isAsBefore(const QString &key, const JsonValue &value, const Tenant &tenant)
{
    return tenant.settings.chosen()[key].toJson() == value.toJson();
}

void checkValue(const SettingDescriptor &setting, const JsonValue &value, const Tenant &tenant,
                QList<Fault> &faults)
{
    QList<Fault> own;
    setting.schema.check(value, setting.key, {tenant.exponent}, own);
    const auto isSaidOf = [&](const QString &path) {
        return std::ranges::any_of(
            own, [&](const Fault &fault) { return (path + u'.').startsWith(fault.path + u'.'); });
    };
    if (own.isEmpty() && !isAsBefore(setting.key, value, tenant))
        own = ruleFaults(setting.key, value);
    QList<Fault> more = sellerFaults(setting.key, value, setting.key);
    more.removeIf([&](const Fault &fault) { return isSaidOf(fault.path); });
    faults += own + more;
}

Result<void> checkValues(const QList<JsonValue::Member> &values, const std::optional<QString> &name,
                         const Tenant &tenant)
{
    QList<Fault> faults = name ? faultsOfTenantName(*name) : QList<Fault>();
    for (const auto &[key, value] : values) {
        const SettingDescriptor *setting = Settings::descriptorOf(key);
        if (!setting)
            faults.append({key, Fault::Kind::UnrecognizedKey, u"There is no such setting."_s});
        else if (!value.isNull())
            checkValue(*setting, value, tenant, faults);
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return {};
}

QList<JsonValue::Member> inPlainForm(QList<JsonValue::Member> values)
{
    for (auto &[key, value] : values)
        value = plainSellerSetting(key, value);
    return values;
}

// Only when it is chosen. Before anything is locked, for it takes a while.
Result<void> checkChosenLogo(const Context &context, const QList<JsonValue::Member> &values)
{
    for (const auto &[key, value] : values) {
        if (key == "seller.logoFileId"_L1 && !value.isNull() && !isAsBefore(key, value, *context.tenant)) {
            ONHIRE_TRY(checkLogo(context, value.toString(), key));
        }
    }
    return {};
}

// It goes into a header as it is.
bool isToken(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c > u' ' && c < u'\x7f'; });
}

// What is not to be shown is sealed before it goes any further.
Result<QList<JsonValue::Member>> withSecretsSealed(const Context &context, QList<JsonValue::Member> values)
{
    for (auto &[key, value] : values) {
        if (!Settings::descriptorOf(key)->isSecret || value.isNull())
            continue;
        if (!isToken(value.toString()))
            return Failure(Error::invalid(key, Fault::Kind::InvalidString,
                                          u"Must consist of visible ASCII characters without spaces."_s));
        if (!context.secrets)
            return Failure(Error::internal(u"the key for encrypting secrets is not available"_s));
        value = sealedSetting(value.toString(), *context.secrets);
    }
    return values;
}

// A contract that begins then, up to two years ahead and for ten years, ends long before dates of four digits
// do.
const QDate LastTestDay(2199, 12, 31);

// As it is in the database, locked until the transaction ends.
Result<TenantPointer> lockTenant(Connection &connection, const Context &context)
{
    ONHIRE_ASSIGN(TenantPointer current, lockTenant(connection, context.tenant->id));
    if (!current)
        return Failure(Error{ErrorCode::NotFound, context.tenant->id});
    return current;
}

} // namespace

Result<void> setTier(const Context &context, Tier tier)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<void> {
        ONHIRE_TRY(lockTenant(connection, still)); // all its columns are written: nobody's change is undone
        return revise(connection, still, u"tenant.set_tier"_s, {.tier = tier});
    });
}

Result<void> setSettings(const Context &context, const QList<JsonValue::Member> &values,
                         std::optional<int> expectedVersion, const std::optional<QString> &name)
{
    ONHIRE_TRY(checkValues(values, name, *context.tenant));
    ONHIRE_TRY(checkChosenLogo(context, values));
    ONHIRE_ASSIGN(const QList<JsonValue::Member> sealed, withSecretsSealed(context, inPlainForm(values)));
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<void> {
        ONHIRE_ASSIGN(const TenantPointer current, lockTenant(connection, still));
        if (expectedVersion && *expectedVersion != current->version)
            return Failure(Error{ErrorCode::VersionConflict, current->id});
        const Settings chosen = current->settings.with(sealed);
        ONHIRE_TRY(checkLengths(chosen));
        ONHIRE_TRY(
            revise(connection, still, u"settings.set"_s,
                   {.name = name ? std::optional(cleaned(*name)) : std::nullopt, .settings = chosen.chosen()}));
        return creditBeforeOtherTaxes(connection, still, taxOf(current->settings), taxOf(chosen));
    });
}

Result<void> setSetting(const Context &context, const QString &key, const JsonValue &value)
{
    return setSettings(context, {{key, value}});
}

Result<void> renameTenant(const Context &context, const QString &name)
{
    return setSettings(context, {}, {}, name);
}

Result<void> setTestClock(const Context &context, const QDateTime &now)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<void> {
        ONHIRE_ASSIGN(const TenantPointer current, lockTenant(connection, still));
        if (!current->sandbox)
            return Failure(Error{ErrorCode::NotSandbox, current->id});
        if (now < current->testNow.value_or(still.clock.now()))
            return Failure(Error::invalid(u"now"_s, Fault::Kind::TooSmall, u"The clock only moves forward."_s));
        if (dateIn(current->zone, now) > LastTestDay)
            return Failure(Error::invalid(u"now"_s, Fault::Kind::TooBig,
                                          u"Must not be after %1."_s.arg(isoDate(LastTestDay))));
        return revise(connection, still, u"test_clock.set"_s, {.testNow = now});
    });
}

} // namespace onhire
