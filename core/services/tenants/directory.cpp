// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/directory.h"

namespace onhire {

// What is found is kept only if nothing was announced while it was looked up, and would have been heard all
// that time: else it may be the old state.
template <typename Value, typename Find>
Result<Value> Directory::remembered(QHash<QString, Value> &values, const QString &id, Find find)
{
    std::optional<quint64> epoch; // none: nothing was heard
    {
        const QReadLocker locker(&m_lock);
        const bool isTrusted = m_hearsSince && std::chrono::steady_clock::now() - *m_hearsSince < Trust;
        const auto known = values.constFind(id);
        if (isTrusted && known != values.constEnd())
            return *known;
        if (m_hearsSince)
            epoch = m_epoch;
    }
    Result<Value> found = find();
    if (found && *found) {
        const QWriteLocker locker(&m_lock);
        if (m_epoch == epoch)
            values.insert(id, *found);
    }
    return found;
}

Result<std::shared_ptr<const KeyGrant>> Directory::key(Connection &connection, const QString &publicId)
{
    return remembered(m_keys, publicId, [&] { return findKey(connection, publicId); });
}

Result<TenantPointer> Directory::tenant(Connection &connection, const QString &tenantId)
{
    return remembered(m_tenants, tenantId, [&] { return findTenant(connection, tenantId); });
}

void Directory::hearsSince(Moment moment)
{
    const QWriteLocker locker(&m_lock);
    m_hearsSince = moment;
}

void Directory::hearsNothing()
{
    const QWriteLocker locker(&m_lock);
    m_hearsSince.reset();
    forgetAll();
}

void Directory::forget()
{
    const QWriteLocker locker(&m_lock);
    forgetAll();
}

void Directory::forgetAll()
{
    ++m_epoch;
    m_keys.clear();
    m_tenants.clear();
}

void Directory::noteUse(const QString &keyId, const QDateTime &now)
{
    const QWriteLocker locker(&m_lock);
    KeyUse &use = m_uses[keyId];
    ++use.count;
    use.last = now;
}

QHash<QString, KeyUse> Directory::takeUses()
{
    const QWriteLocker locker(&m_lock);
    return std::exchange(m_uses, {});
}

} // namespace onhire
