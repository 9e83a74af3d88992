// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/gate.h"

#include "app/http/edge/limits/peer_key.h"
#include "core/base/id.h"
#include "core/domain/tenants/api_key.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Also where the clock was put back: nobody waits until it has come so far again.
bool FailureLimit::Window::isOver(qint64 nowMs) const
{
    return nowMs < start || nowMs - start >= WindowMs;
}

bool FailureLimit::isExceeded(const QHostAddress &peer, qint64 nowMs)
{
    if (peer.isLoopback())
        return false;
    const QMutexLocker locker(&m_mutex);
    const auto window = m_windows.constFind(peerKey(peer));
    return window != m_windows.constEnd() && !window->isOver(nowMs) && window->count >= Most;
}

void FailureLimit::note(const QHostAddress &peer, qint64 nowMs)
{
    if (peer.isLoopback())
        return;
    const QMutexLocker locker(&m_mutex);
    if (Window{.start = m_tidiedAt}.isOver(nowMs)) {
        m_windows.removeIf([nowMs](const auto &entry) { return entry.value().isOver(nowMs); });
        m_tidiedAt = nowMs;
    }
    Window &window = m_windows[peerKey(peer)];
    if (window.isOver(nowMs))
        window = {.start = nowMs};
    ++window.count;
}

Result<Visitor> Gate::admit(Connection &connection, const HttpRequest &request)
{
    const qint64 now = m_clock.now().toMSecsSinceEpoch();
    if (m_failures.isExceeded(request.peer, now))
        return Failure(Error{ErrorCode::RateLimited, u"60"_s});
    auto key = checkKey(connection, request);
    if (!key) {
        if (infoOf(key.error().code).httpStatus == 401)
            m_failures.note(request.peer, now);
        return Failure(key.error());
    }
    ONHIRE_ASSIGN(TenantPointer tenant, checkTenant(connection, request, **key));
    m_directory.noteUse((*key)->keyId, m_clock.now());
    return Visitor{*key, tenant};
}

Result<std::shared_ptr<const KeyGrant>> Gate::checkKey(Connection &connection, const HttpRequest &request)
{
    constexpr QByteArrayView scheme = "bearer ";
    const QString wanted = u"Authorization: Bearer <API key>"_s;
    const auto header = request.header("authorization");
    if (!header || header->trimmed().isEmpty())
        return Failure(Error{ErrorCode::AuthRequired, wanted});
    if (request.headerCount("authorization") > 1 || header->size() <= scheme.size()
        || header->first(scheme.size()).compare(scheme, Qt::CaseInsensitive) != 0)
        return Failure(Error{ErrorCode::InvalidToken, wanted});
    const Error invalid{ErrorCode::InvalidToken};
    const auto sent = ApiKey::parse(header->sliced(scheme.size()).trimmed());
    if (!sent)
        return Failure(invalid);
    ONHIRE_ASSIGN(std::shared_ptr<const KeyGrant> key, m_directory.key(connection, sent->publicId));
    if (!key || !sent->proves(key->secretHash) || key->revoked
        || (key->expiresAt && *key->expiresAt <= m_clock.now()))
        return Failure(invalid);
    return key;
}

Result<TenantPointer> Gate::checkTenant(Connection &connection, const HttpRequest &request, const KeyGrant &key)
{
    const Error refused{ErrorCode::NoTenantAccess};
    const auto header = request.header("tenant-id");
    if (!header || request.headerCount("tenant-id") > 1)
        return Failure(refused);
    const QString tenantId = QString::fromLatin1(header->trimmed());
    if (!isId(IdKind::Tenant, tenantId) || !key.tenantIds.contains(tenantId))
        return Failure(refused);
    ONHIRE_ASSIGN(TenantPointer tenant, m_directory.tenant(connection, tenantId));
    if (!tenant)
        return Failure(refused);
    return tenant;
}

} // namespace onhire
