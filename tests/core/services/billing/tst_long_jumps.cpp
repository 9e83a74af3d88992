// SPDX-License-Identifier: GPL-3.0-or-later
// A sandbox whose clock is moved by years, in a program that is to end meanwhile.
#include "core/services/due/work_due.h"
#include "tests/support/billed_shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestLongJumps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProgramThatEndsLeavesTheRestToTheNext()
    {
        constexpr int Contracts = 60, Charges = 37; // each, with its first one
        BilledShop shop;
        shop.choose("contractEnd", "'auto_renew_monthly'");
        shop.look(u"update tenants set sandbox = true, test_now = '2026-11-21T09:00:00Z' returning 1"_s);
        shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
        for (int i = 0; i < Contracts; ++i)
            shop.rent();
        const QDateTime end(QDate(2029, 11, 21), QTime(9, 0), QTimeZone::utc());

        int asked = 0;
        const auto isEnding = [&asked] { return ++asked > 0; };
        const auto brokenOff = passTime(shop.context(), end, isEnding);
        QVERIFY(!brokenOff);
        QCOMPARE(brokenOff.error().code, ErrorCode::ServiceUnavailable);
        QCOMPARE(asked, 1);
        QVERIFY(shop.count().toInt() < Contracts * Charges);

        shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
        const PassedTime passed = need(passTime(shop.context(), end));
        QVERIFY(passed.troubles.empty());
        QCOMPARE(passed.tenant->testNow, end);
        QCOMPARE(shop.count().toInt(), Contracts * Charges);
    }
};

QTEST_GUILESS_MAIN(TestLongJumps)
#include "tst_long_jumps.moc"
