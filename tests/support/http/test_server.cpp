// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/test_server.h"

#include "app/documents/pdf_maker.h"
#include "core/base/json_reader.h"
#include "core/data/schema/migrator.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

template <typename T>
T sure(Result<T> result)
{
    if (!result)
        qFatal("%s %s", infoOf(result.error().code).name.data(), qUtf8Printable(result.error().detail));
    return std::move(*result);
}

void sure(const Result<void> &result)
{
    if (!result)
        qFatal("%s %s", infoOf(result.error().code).name.data(), qUtf8Printable(result.error().detail));
}

QByteArray descriptionOf(quint16 port)
{
    RawClient client(port);
    return client.ask(test::get("/v1/openapi.json")).body();
}

} // namespace

ClusterAddress ownMigratedDatabase()
{
    static const ClusterAddress pattern = [] {
        const ClusterAddress fresh = TestCluster::freshDatabase();
        (void)sure(migrate(fresh.conninfo(ownerRole)));
        return fresh;
    }();
    return TestCluster::freshDatabase(pattern);
}

TestServer::TestServer(int servers, const ClusterAddress &database)
    : m_database(database), m_connections(database.conninfo(appRole))
{
    start(servers);
    m_contract = std::make_shared<ApiContract>(descriptionOf(port()));
}

void TestServer::start(int servers, ServerOptions options)
{
    options.port = 0;
    options.threads = 4;
    options.keyFile = m_folder.filePath(u"secrets.key"_s);
    options.webhookTargets = PrivateTargets::Allow;
    m_servers.clear();
    m_ports.clear();
    for (int i = 0; i < servers; ++i) {
        const auto files = sure(FileRoom::open(filesDir(), clock.now(), std::make_shared<const PdfMaker>()));
        m_servers.push_back(std::make_unique<HttpServer>(m_database.conninfo(appRole), options, clock, files));
        m_ports.push_back(sure(m_servers.back()->start()));
    }
}

TenantPointer TestServer::createTenant(const NewTenant &wanted)
{
    return sure(onhire::createTenant(m_connections, clock, wanted));
}

IssuedKey TestServer::createKey(const TenantPointer &tenant, const NewKey &wanted)
{
    return sure(onhire::createKey(contextOf(tenant), wanted));
}

void TestServer::revokeKey(const QString &keyId)
{
    sure(onhire::revokeKey(m_connections, clock, keyId));
}

void TestServer::choose(const TenantPointer &tenant, const QString &setting, const QByteArray &json)
{
    const TenantPointer current = sure(findTenant(m_connections.connection(), tenant->id));
    sure(setSetting(contextOf(current), setting, readJson(quoted(json)).value()));
    for (const auto &server : m_servers)
        server->directory().forget();
}

ApiClient TestServer::client(const TenantPointer &tenant, int server)
{
    return client(tenant, createKey(tenant).apiKey, server);
}

ApiClient TestServer::client(const TenantPointer &tenant, const QString &apiKey, int server)
{
    return ApiClient(m_contract, port(server), apiKey.toLatin1(), tenant->id.toLatin1());
}

QString TestServer::look(const QString &sql) const
{
    return runSql(m_database, adminRole, {sql});
}

void ApiTest::cleanup()
{
    const QStringList misfits = m_server.contract().takeMisfits();
    QVERIFY2(misfits.isEmpty(), qUtf8Printable(misfits.join(u'\n')));
}

QByteArray quoted(QByteArray text)
{
    return text.replace('\'', '"');
}

QByteArray productBody(const QByteArray &sku, const QByteArray &pricing)
{
    const QByteArray prices = pricing.isEmpty()
        ? "[{'contractLength':12,'monthlyPrice':20},{'contractLength':24,'monthlyPrice':15}]"
        : pricing;
    return quoted("{'productSku':'P-" + sku + "','name':'Thing " + sku
                  + "','specification':'6 inch','category':'Phones',"
                    "'brand':'Acme','variants':[{'variantSku':'"
                  + sku
                  + "','variantName':'Black','grade':'A',"
                    "'pricing':"
                  + prices + "}]}");
}

QByteArray OrderSketch::body() const
{
    return quoted(
        "{'customer':{'email':'" + email
        + "','firstName':'Ada','lastName':'Lovelace'},"
          "'billingAddress':{'contactName':'Ada','streetAddress':'Main 1','city':'Bonn','country':'Germany'},"
          "'items':["
        + items + "]" + (more.isEmpty() ? "" : ",") + more + "}");
}

} // namespace onhire::test
