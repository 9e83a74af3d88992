// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/key_commands.h"

#include "app/server/opened_place.h"
#include "core/base/calendar.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<Report> keyCreate(const Arguments &arguments)
{
    NewKey wanted;
    wanted.name = arguments.value(u"name"_s);
    wanted.role = arguments.value(u"role"_s, wanted.role);
    if (arguments.has(u"permissions"_s)) {
        for (const QString &permission : arguments.value(u"permissions"_s).split(u',', Qt::SkipEmptyParts))
            wanted.permissions += permission.trimmed();
        if (wanted.permissions.isEmpty()) // which would mean: those of an administrator
            return Failure(Error::invalid(u"permissions"_s, Fault::Kind::Required,
                                          u"--permissions takes names of permissions, such as "
                                          "orders:read,orders:write."_s));
    }
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.value(u"tenant"_s)));
    if (arguments.has(u"expires"_s)) {
        wanted.expiresAt = parseMoment(arguments.value(u"expires"_s), context.tenant->zone);
        if (!wanted.expiresAt)
            return Failure(Error::invalid(u"expires"_s, Fault::Kind::InvalidString,
                                          u"--expires takes a date or a time, such as 2027-01-31 or "
                                          "2027-01-31T00:00:00Z."_s));
        if (*wanted.expiresAt <= opened->clock.now())
            return Failure(Error::invalid(u"expires"_s, Fault::Kind::Custom,
                                          u"--expires is in the past: the key would never be valid."_s));
    }
    ONHIRE_ASSIGN(const IssuedKey key, createKey(context, wanted));
    return Report{key.apiKey, {{u"apiKey"_s, key.apiKey}, {u"keyId"_s, key.keyId}}};
}

QString stateOf(const KeyListing &key, const QDateTime &now)
{
    if (!key.revokedAt.isEmpty())
        return u"revoked"_s;
    const auto end = parseTimestamp(key.expiresAt);
    return end && *end <= now ? u"expired"_s : u"valid"_s;
}

Result<Report> listOfKeys(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const auto keys, listKeys(*opened->database));
    Report report;
    QJsonArray rows;
    for (const KeyListing &key : keys) {
        const QString state = stateOf(key, opened->clock.now());
        report.text += u"%1  ohk_%2_…  %3  %4  %5  %6\n"_s.arg(key.keyId, key.publicId, key.name, key.role,
                                                               key.tenants, state);
        QJsonObject row{{u"keyId"_s, key.keyId},         {u"publicId"_s, key.publicId},
                        {u"name"_s, key.name},           {u"tenants"_s, key.tenants},
                        {u"role"_s, key.role},           {u"permissions"_s, key.permissions},
                        {u"createdAt"_s, key.createdAt}, {u"useCount"_s, key.useCount}};
        const std::pair<QString, QString> moments[] = {{u"expiresAt"_s, key.expiresAt},
                                                       {u"revokedAt"_s, key.revokedAt},
                                                       {u"lastUsedAt"_s, key.lastUsedAt}};
        for (const auto &[name, moment] : moments)
            row.insert(name, moment.isEmpty() ? QJsonValue() : QJsonValue(moment));
        rows.append(row);
    }
    report.json = {{u"apiKeys"_s, rows}};
    return report;
}

Result<Report> keyRevoke(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    const QString &keyId = arguments.positional[0];
    if (const auto done = revokeKey(*opened->database, opened->clock, keyId); !done)
        return Failure(inWords(done.error(), ErrorCode::NotFound,
                               u"There is no key %1. See onhire-server key list."_s.arg(keyId)));
    return Report{u"Revoked."_s, {{u"keyId"_s, keyId}, {u"revoked"_s, true}}};
}

} // namespace

QList<Command> keyCommands()
{
    return {
        {u"key create"_s,
         u"--tenant ID --name N [--permissions a,b | --role R] [--expires T]"_s,
         u"Creates an API key and shows it once. Without --permissions and --role it may do everything (role "
         "admin)."_s,
         {u"tenant"_s, u"name"_s, u"permissions"_s, u"role"_s, u"expires"_s},
         {},
         {u"tenant"_s, u"name"_s},
         0,
         keyCreate},
        {u"key list"_s, {}, u"Lists the API keys without their secrets."_s, {}, {}, {}, 0, listOfKeys},
        {u"key revoke"_s, u"ID"_s, u"Revokes an API key with immediate effect."_s, {}, {}, {}, 1, keyRevoke},
    };
}

} // namespace onhire
