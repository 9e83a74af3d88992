// SPDX-License-Identifier: GPL-3.0-or-later
// Clients that place orders all the time, ask again whenever they are told to come later, and remember what
// they were promised.
#pragma once

#include "core/data/cluster/cluster_address.h"
#include "tests/support/http/api_client.h"

#include <QStringList>

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

namespace onhire::test {

// A key to a tenant that has the product PHONE.
struct Access
{
    std::shared_ptr<ApiContract> contract;
    QByteArray apiKey;
    QByteArray tenantId;

    ApiClient clientAt(quint16 port) const { return {contract, port, apiKey, tenantId}; }
};

class OrderWriters
{
public:
    OrderWriters(Access access, quint16 port, int writers = 8);
    ~OrderWriters();

    void moveTo(quint16 port) { m_port = port; } // another server has taken over
    void rest(bool rests) { m_rests = rests; } // once each has its answer
    int acknowledged() const { return m_acknowledged; }

    // What was acknowledged: each order and its customer's e-mail address, sorted.
    QStringList stop();

private:
    void write(int writer);
    Reply insist(const QByteArray &email, quint16 &known, std::unique_ptr<ApiClient> &client) const;

    const Access m_access;
    std::atomic<quint16> m_port;
    std::atomic<bool> m_isDone = false;
    std::atomic<bool> m_rests = false;
    std::atomic<int> m_acknowledged = 0;
    std::vector<QStringList> m_heard; // by each writer
    std::vector<std::thread> m_threads;
};

// What the database holds, in the same words.
QStringList storedOrders(const ClusterAddress &database, const QByteArray &tenantId);

} // namespace onhire::test
