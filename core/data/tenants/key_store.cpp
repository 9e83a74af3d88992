// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/tenants/key_store.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QStringList readList(const QByteArray &json)
{
    QStringList list;
    if (const auto array = readJson(json)) {
        for (const JsonValue &element : array->elements())
            list += element.toString();
    }
    return list;
}

QString listJson(const QStringList &texts)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &text : texts)
        json.value(text);
    json.endArray();
    return QString::fromUtf8(json.take());
}

} // namespace

Result<std::shared_ptr<const KeyGrant>> findKey(Connection &connection, const QString &publicId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::keys::find, {publicId}));
    if (!rows.next())
        return std::shared_ptr<const KeyGrant>();
    auto key = std::make_shared<KeyGrant>();
    key->keyId = rows.text(0);
    key->name = rows.text(1);
    key->organisationId = rows.text(2);
    key->tenantIds = readList(rows.utf8(3));
    key->secretHash = rows.utf8(4);
    key->permissions = Permissions(readList(rows.utf8(5)));
    if (!rows.isNull(6))
        key->expiresAt = parseTimestamp(rows.text(6));
    key->revoked = rows.flag(7);
    return std::shared_ptr<const KeyGrant>(std::move(key));
}

Result<std::optional<Record>> showKey(Connection &connection, const QString &tenantId, const QString &keyId)
{
    return fetchRecord(connection, Scope::tenant(tenantId), sql::keys::one_of_tenant, {tenantId, keyId});
}

Result<QList<KeyListing>> everyKey(Connection &connection)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::keys::every));
    QList<KeyListing> keys;
    while (rows.next())
        keys.append({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.text(5),
                     rows.text(6), rows.text(7), rows.text(8), rows.text(9), rows.integer(10)});
    return keys;
}

Result<std::optional<QString>> tenantOfKey(Connection &connection, const QString &keyId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::keys::owner, {keyId}));
    if (!rows.next())
        return std::nullopt;
    return rows.nullableText(0);
}

Result<void> insertKey(Connection &connection, const KeyToAdd &key)
{
    ONHIRE_TRY(
        connection.run(Scope::tenant(key.tenantId), sql::keys::add,
                       {key.keyId, key.publicId, key.organisationId, listJson({key.tenantId}), key.name,
                        QString::fromLatin1(key.secretHash), key.role, listJson(key.permissions),
                        toTimestamp(key.createdAt), key.expiresAt ? toTimestamp(*key.expiresAt) : QString()}));
    return {};
}

Result<void> endKey(Connection &connection, const Scope &scope, const QString &keyId, const QDateTime &now)
{
    ONHIRE_TRY(connection.run(scope, sql::keys::revoke, {keyId, toTimestamp(now)}));
    return {};
}

Result<void> addKeyUses(Connection &connection, const QHash<QString, KeyUse> &uses)
{
    JsonWriter json;
    json.beginArray();
    for (auto use = uses.begin(); use != uses.end(); ++use) {
        json.beginObject().member("key_id"_L1, use.key()).member("count"_L1, use.value().count);
        json.member("at"_L1, toTimestamp(use.value().last)).endObject();
    }
    json.endArray();
    ONHIRE_TRY(connection.run(Scope::control(), sql::keys::used, {QString::fromUtf8(json.take())}));
    return {};
}

} // namespace onhire
