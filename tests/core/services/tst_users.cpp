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
    int m_users = 0;

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

    void namesAreOneLineAndNotEndless_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("two lines") << u"Nord\nlicht"_s << false;
        QTest::newRow("carriage return") << u"Nord\rlicht"_s << false;
        QTest::newRow("line separator") << u"Nord\u2028licht"_s << false;
        QTest::newRow("escape") << u"Nord\u001b[2Jlicht"_s << false;
        QTest::newRow("5,000 characters") << QString(5000, u'n') << false;
        QTest::newRow("201 characters") << QString(201, u'n') << false;
        QTest::newRow("200 characters") << QString(200, u'n') << true;
        QTest::newRow("of another script") << u"شركة الضوء\u200d 🌟"_s << true;
    }

    void namesAreOneLineAndNotEndless()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isTaken);
        const auto check = [isTaken](const auto &answer, const QString &path) {
            QCOMPARE(answer.has_value(), isTaken);
            if (isTaken)
                return;
            QCOMPARE(answer.error().faults.constFirst().path, path);
            QVERIFY(answer.error().faults.constFirst().message.endsWith(u'.'));
        };
        check(createTenant(m_shop.database, m_shop.clock, {.name = name}), u"name"_s);
        check(createKey(m_shop.context(), {.name = name}), u"name"_s);
        const QString login = u"user-%1"_s.arg(++m_users);
        const QString organisation = m_shop.tenant->organisationId;
        check(createUser(m_shop.database, m_shop.clock, {organisation, login, name, First, u"admin"_s}),
              u"displayName"_s);
        check(createUser(m_shop.database, m_shop.clock, {organisation, name, {}, First, u"admin"_s}),
              u"login"_s);
    }

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
