// SPDX-License-Identifier: GPL-3.0-or-later
// Large bodies share a limited memory. Who may not come in gets none of it.
#include "tests/support/http/raw_client.h"
#include "tests/support/http/test_server.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;
using namespace std::chrono_literals;

class TestLargeBodies : public ApiTest
{
    Q_OBJECT

private:
    static constexpr int Size = 10 * 1024 * 1024;

    TenantPointer m_tenant;
    QByteArray m_key;

    QByteArray head(const QByteArray &key, const QByteArray &length) const
    {
        return "POST /v1/products/csv HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/csv\r\nTenant-ID: "
            + m_tenant->id.toLatin1() + "\r\nAuthorization: Bearer " + key + "\r\n" + length + "\r\n\r\n";
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_tenant = m_server.createTenant();
        m_key = m_server.createKey(m_tenant).apiKey.toLatin1();
    }

    void whoMayNotComeInHoldsNoMemory()
    {
        std::vector<std::unique_ptr<RawClient>> strangers;
        for (int i = 0; i < 14; ++i) { // more than all of them could have
            strangers.push_back(std::make_unique<RawClient>(m_server.port()));
            RawClient &stranger = *strangers.back();
            stranger.send(head("ohk_nonsense", "Content-Length: " + QByteArray::number(Size)) + "a");
            const Heard told = stranger.readAnswer();
            QCOMPARE(told.status(), 401);
            QCOMPARE(told.header("WWW-Authenticate"), "Bearer"_ba);
            QVERIFY(told.body().contains("INVALID_TOKEN"));
        }
        RawClient guest(m_server.port());
        guest.send(head(m_key, "Content-Length: " + QByteArray::number(Size)) + QByteArray(Size, '\n'));
        QCOMPARE(guest.readAnswer().status(), 400); // it is read, and holds no table
    }

    void norDoesWhoMayNotDoIt()
    {
        const QByteArray reader =
            m_server.createKey(m_tenant, {.name = u"Reader"_s, .permissions = {u"products:read"_s}})
                .apiKey.toLatin1();
        RawClient guest(m_server.port());
        guest.send(head(reader, "Content-Length: " + QByteArray::number(Size)) + "a");
        const Heard told = guest.readAnswer();
        QCOMPARE(told.status(), 403);
        QVERIFY(told.body().contains("INSUFFICIENT_PERMISSIONS"));
    }

    void orSendsItInPieces()
    {
        RawClient stranger(m_server.port());
        const QByteArray piece = "10000\r\n" + QByteArray(0x10000, '\n') + "\r\n";
        stranger.send(head("ohk_nonsense", "Transfer-Encoding: chunked") + piece + piece + piece);
        QCOMPARE(stranger.readAnswer().status(), 401);
    }

    // Short ones are read first, as the key is looked at in its turn.
    void aShortBodyOfAStrangerIsAnsweredInTheUsualWords()
    {
        RawClient stranger(m_server.port());
        const Heard told = stranger.ask(head("ohk_nonsense", "Content-Length: 2") + "\n\n");
        QCOMPARE(told.status(), 401);
        QCOMPARE(told.header("WWW-Authenticate"), "Bearer"_ba);
    }
};

QTEST_GUILESS_MAIN(TestLargeBodies)
#include "tst_large_bodies.moc"
