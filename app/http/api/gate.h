// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come in: the API key, the tenant that it names, and how often.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/clock.h"
#include "core/services/tenants/directory.h"

#include <QHash>
#include <QMutex>

namespace onhire {

// How many failed attempts an address may make in a minute. Loopback is not counted: there it is the proxy in
// front, or whoever owns the machine anyway.
class FailureLimit
{
public:
    bool isExceeded(const QHostAddress &peer, qint64 nowMs);
    void note(const QHostAddress &peer, qint64 nowMs);

private:
    static constexpr int Most = 120;
    static constexpr qint64 WindowMs = 60'000;

    struct Window
    {
        bool isOver(qint64 nowMs) const;

        qint64 start = 0;
        int count = 0;
    };
    QMutex m_mutex;
    QHash<quint64, Window> m_windows; // by peerKey()
    qint64 m_tidiedAt = 0;
};

struct Visitor
{
    std::shared_ptr<const KeyGrant> key;
    TenantPointer tenant;
};

// Shared by all threads that listen.
class Gate
{
public:
    Gate(Directory &directory, const Clock &clock) : m_directory(directory), m_clock(clock) { }

    Result<Visitor> admit(Connection &connection, const HttpRequest &request);

private:
    Result<std::shared_ptr<const KeyGrant>> checkKey(Connection &connection, const HttpRequest &request);
    Result<TenantPointer> checkTenant(Connection &connection, const HttpRequest &request, const KeyGrant &key);

    Directory &m_directory;
    const Clock &m_clock;
    FailureLimit m_failures;
};

} // namespace onhire
