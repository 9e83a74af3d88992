// SPDX-License-Identifier: GPL-3.0-or-later
// A sandbox lives by its own clock, on every screen.
#include "ui/shared/text/text_format.h"
#include "ui/shared/workplace/session.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void todayIsTheCompanysOwn()
    {
        const FixedClock clock(QDateTime(QDate(2026, 11, 27), QTime(9, 0), QTimeZone::utc()));
        Tenant sandbox{.zone = QTimeZone::utc(), .sandbox = true};
        ChangeFeed feed;
        Session session({}, std::make_shared<const Tenant>(sandbox),
                        {{u"user"_s, u"u1"_s, u"M. Keller"_s}, *Permissions::ofRole(u"admin")}, clock, feed);
        const TextFormat format(session.tenantClock(), QLocale::c(), QTimeZone::utc());
        QCOMPARE(format.today(), QDate(2026, 11, 27));
        sandbox.testNow = QDateTime(QDate(2027, 3, 1), QTime(), QTimeZone::utc());
        session.renew(std::make_shared<const Tenant>(sandbox));
        QCOMPARE(format.today(), QDate(2027, 3, 1));
        QCOMPARE(session.clock().now(), clock.now());
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
