// SPDX-License-Identifier: GPL-3.0-or-later
// What was changed of keys and settings holds for the very next request, whichever server gets it.
#include "tests/support/http/test_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestNextRequest : public ApiTest
{
    Q_OBJECT

public:
    TestNextRequest() : ApiTest(2) { }

private Q_SLOTS:
    void aRevokedKeyFails()
    {
        const TenantPointer tenant = m_server.createTenant();
        for (int i = 0; i < 50; ++i) {
            const IssuedKey key = m_server.createKey(tenant);
            ApiClient here = m_server.client(tenant, key.apiKey, 0), there = m_server.client(tenant, key.apiKey, 1);
            for (ApiClient *client : {&here, &there})
                QCOMPARE(client->get("/v1/orders").status, 200);
            m_server.revokeKey(key.keyId);
            for (ApiClient *client : {&here, &there})
                QCOMPARE(client->get("/v1/orders").status, 401);
        }
    }

    void aSettingHolds()
    {
        const TenantPointer tenant = m_server.createTenant();
        ApiClient here = m_server.client(tenant, 0), there = m_server.client(tenant, 1);
        for (int i = 0; i < 30; ++i) {
            m_server.choose(tenant, u"customFields"_s, "[{'id':'colour'}]");
            for (ApiClient *client : {&here, &there})
                QCOMPARE(client->get("/v1/orders?customField_colour=red").status, 200);
            m_server.choose(tenant, u"customFields"_s, "[]");
            for (ApiClient *client : {&here, &there})
                QCOMPARE(client->get("/v1/orders?customField_colour=red").status, 400);
        }
    }
};

QTEST_GUILESS_MAIN(TestNextRequest)
#include "tst_next_request.moc"
