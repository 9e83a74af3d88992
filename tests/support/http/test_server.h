// SPDX-License-Identifier: GPL-3.0-or-later
// One or more real servers on one migrated database, in this process but asked over sockets; and the test that
// begins with them, which fails when any answer did not fit the interface description.
#pragma once

#include "app/http/server/http_server.h"
#include "core/data/cluster/cluster_address.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/http/api_client.h"
#include "tests/support/shifted_clock.h"

#include <QObject>
#include <QTemporaryDir>

#include <vector>

namespace onhire::test {

// A database of its own with the schema in it; copied, so cheap.
ClusterAddress ownMigratedDatabase(); // nobody else has it

class TestServer
{
public:
    explicit TestServer(int servers = 1, const ClusterAddress &database = ownMigratedDatabase());

    void start(int servers, ServerOptions options = {});
    void stop() { m_servers.clear(); }
    quint16 port(int server = 0) const { return m_ports[size_t(server)]; }

    TenantPointer createTenant(const NewTenant &wanted = {.name = QStringLiteral("Shop")});
    IssuedKey createKey(const TenantPointer &tenant, const NewKey &wanted = {.name = QStringLiteral("Test")});
    void revokeKey(const QString &keyId);
    void choose(const TenantPointer &tenant, const QString &setting, const QByteArray &json);

    ApiClient client(const TenantPointer &tenant, int server = 0); // that may do everything
    ApiClient client(const TenantPointer &tenant, const QString &apiKey, int server = 0);
    RawClient rawClient(int server = 0) const { return RawClient(port(server)); }

    // The first column of the statement's first row, seen by one who may see everything.
    QString look(const QString &sql) const;
    const ClusterAddress &database() const { return m_database; }
    QString filesDir() const { return m_filesDir.path() + QStringLiteral("/files"); }

    ApiContract &contract() { return *m_contract; }
    std::shared_ptr<ApiContract> sharedContract() const { return m_contract; }
    ShiftedClock clock;

private:
    Context contextOf(const TenantPointer &tenant) { return {m_connections, tenant, {}, {}, clock}; }

    QTemporaryDir m_folder;
    const ClusterAddress m_database;
    const QTemporaryDir m_filesDir;
    Database m_connections;
    std::vector<std::unique_ptr<HttpServer>> m_servers;
    std::vector<quint16> m_ports;
    std::shared_ptr<ApiContract> m_contract;
};

class ApiTest : public QObject
{
    Q_OBJECT

protected:
    explicit ApiTest(int servers = 1) : m_server(servers) { }

    TestServer m_server;

private Q_SLOTS:
    void cleanup();
};

// ' for ", so that JSON can be read in C++.
QByteArray quoted(QByteArray text);

// A product with one variant, priced for 12 and 24 months unless told otherwise.
QByteArray productBody(const QByteArray &sku, const QByteArray &pricing = {});

struct OrderSketch
{
    QByteArray items = "{'sku':'PHONE','quantity':1,'contractLength':12}";
    QByteArray email = "ada@example.com";
    QByteArray more = {}; // members that follow: 'notes':'x'

    QByteArray body() const;
};

} // namespace onhire::test
