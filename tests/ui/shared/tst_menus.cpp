// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/actions/action_menu.h"
#include "ui/shared/behaviour/everywhere.h"
#include "ui/shared/behaviour/menu_letters.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestMenus : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QMenu> m_menu;

    QString chosen() const { return m_menu->activeAction() ? m_menu->activeAction()->text() : QString(); }

    void open(const QStringList &entries)
    {
        for (const QString &entry : entries)
            m_menu->addAction(entry);
        m_menu->popup({});
        QVERIFY(QTest::qWaitForWindowExposed(m_menu.get()));
    }

private Q_SLOTS:
    void init()
    {
        installEverywhere<MenuLetters>();
        m_menu = std::make_unique<QMenu>();
    }

    void aLetterLeadsToTheNextEntryThatBeginsWithIt()
    {
        open({u"Open"_s, u"Extend…"_s, u"Print the contract"_s, u"Edit…"_s});
        QTest::keyClick(m_menu.get(), Qt::Key_P);
        QCOMPARE(chosen(), u"Print the contract"_s);
        QTest::keyClick(m_menu.get(), Qt::Key_E);
        QCOMPARE(chosen(), u"Edit…"_s);
        QTest::keyClick(m_menu.get(), Qt::Key_E);
        QCOMPARE(chosen(), u"Extend…"_s);
        QTest::keyClick(m_menu.get(), Qt::Key_X); // none begins with it
        QCOMPARE(chosen(), u"Extend…"_s);
    }

    void aLetterDoesNothingYet()
    {
        int done = 0;
        connect(m_menu->addAction(u"Cancel…"_s), &QAction::triggered, this, [&] { ++done; });
        open({u"Open"_s});
        QTest::keyClick(m_menu.get(), Qt::Key_C);
        QCOMPARE(chosen(), u"Cancel…"_s);
        QCOMPARE(done, 0);
        QTest::keyClick(m_menu.get(), Qt::Key_Return);
        QCOMPARE(done, 1);
    }

    void whatCannotBeChosenIsPassedOver()
    {
        m_menu->addAction(u"Extend…"_s)->setEnabled(false);
        open({u"Open"_s, u"Edit…"_s});
        QTest::keyClick(m_menu.get(), Qt::Key_E);
        QCOMPARE(chosen(), u"Edit…"_s);
    }

    void entriesThatNameTheirKeysKeepThem()
    {
        int done = 0;
        connect(m_menu->addAction(u"Cu&t"_s), &QAction::triggered, this, [&] { ++done; });
        open({u"Top"_s});
        QTest::keyClick(m_menu.get(), Qt::Key_T);
        QCOMPARE(done, 1);
    }
};

ONHIRE_GUI_TEST(TestMenus)
#include "tst_menus.moc"
