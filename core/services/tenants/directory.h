// SPDX-License-Identifier: GPL-3.0-or-later
// What this process remembers of keys and tenants, so that a request need not ask the database who it is from.
// Everything is forgotten whenever any process changes a key, a tenant or a setting. What is remembered is
// trusted for a moment only unless it is proven again that such news would be heard, so that whoever changes
// something need not wait longer than that for a process that hangs or is cut off.
#pragma once

#include "core/data/tenants/key_store.h"
#include "core/data/tenants/tenant_store.h"

#include <QHash>
#include <QReadWriteLock>

#include <chrono>
#include <optional>

namespace onhire {

class Directory
{
public:
    Result<std::shared_ptr<const KeyGrant>> key(Connection &connection, const QString &publicId); // null: none
    Result<TenantPointer> tenant(Connection &connection, const QString &tenantId); // null: none

    static constexpr std::chrono::milliseconds Trust{2000};
    using Moment = std::chrono::steady_clock::time_point;

    void hearsSince(Moment moment); // all that was announced until then is known here
    void hearsNothing();
    void forget();

    // Last use of keys, gathered and written now and then: a write for every request would cost more than the
    // request.
    void noteUse(const QString &keyId, const QDateTime &now);
    QHash<QString, KeyUse> takeUses();

private:
    template <typename Value, typename Find>
    Result<Value> remembered(QHash<QString, Value> &values, const QString &id, Find find);

    void forgetAll();

    QReadWriteLock m_lock;
    std::optional<Moment> m_hearsSince;
    quint64 m_epoch = 0;
    QHash<QString, std::shared_ptr<const KeyGrant>> m_keys;
    QHash<QString, TenantPointer> m_tenants;
    QHash<QString, KeyUse> m_uses;
};

} // namespace onhire
