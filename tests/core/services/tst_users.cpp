// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/tenants/tenants.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

static const QString First = u"a long enough password"_s;
static const QString Second = u"another long password"_s;

class TestUsers : public QObject
{
    Q_OBJECT

private:
    Shop m_shop;
    QString m_user;

    bool mayEnter(const QString &password) { return signIn(m_shop.database, login(), password).has_value(); }
    QString login() const { return u"sam-"_s + m_shop.tenant->id; }
    static QString pathOf(const Result<void> &answer)
    {
        return answer || answer.error().faults.isEmpty() ? QString() : answer.error().faults.constFirst().path;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_user = createUser(m_shop.database, m_shop.clock,
                            {m_shop.tenant->organisationId, login(), u"Sam Brandt"_s, First, u"admin"_s})
                     .value();
    }

    void init() { QVERIFY(setPassword(m_shop.database, login(), First)); }

    void whoKnowsThePasswordChoosesANewOne()
    {
        QVERIFY(changePassword(m_shop.database, {m_user, First, Second}));
        QVERIFY(mayEnter(Second));
        QVERIFY(!mayEnter(First));
    }

    void whoDoesNotKnowItChangesNothing()
    {
        QCOMPARE(pathOf(changePassword(m_shop.database, {m_user, u"a guess"_s, Second})), u"currentPassword"_s);
        QVERIFY(mayEnter(First));
    }

    void aNewPasswordKeepsTheRulesOfTheFirst()
    {
        QCOMPARE(pathOf(changePassword(m_shop.database, {m_user, First, u"short"_s})), u"password"_s);
        QVERIFY(mayEnter(First));
    }

    void nobodyElsesPasswordIsChanged()
    {
        QCOMPARE(pathOf(changePassword(m_shop.database, {u"usr_nobody"_s, First, Second})),
                 u"currentPassword"_s);
        QVERIFY(mayEnter(First));
    }
};

QTEST_GUILESS_MAIN(TestUsers)
#include "tst_users.moc"
