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

    // Of a subscription that is over, eight things say the same.
    void oneReasonForSeveralIsSaidOnce()
    {
        ActionMenu menu;
        const auto offerOf = [](const QString &text, const QString &why) {
            RecordAction action;
            action.id = action.text = text;
            ActionOffer offer{action, {}, 1, {}};
            if (why.isEmpty())
                offer.fits.append(ShownRecord());
            else
                offer.misfits.append({why, {ShownRecord()}});
            return offer;
        };
        for (const auto &[text, why] :
             {std::pair(u"Extend"_s, u"It is over."_s), std::pair(u"Upgrade"_s, u"It is over."_s),
              std::pair(u"Edit"_s, QString()), std::pair(u"Cancel"_s, u"It is over."_s)})
            menu.add(offerOf(text, why), [](const ActionOffer &) {});
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts += action->text();
        QCOMPARE(texts,
                 (QStringList{u"Extend"_s, u"Upgrade"_s, u"It is over."_s, u"Edit"_s, u"Cancel"_s,
                              u"It is over."_s}));
        QCOMPARE(menu.actions().constFirst()->toolTip(), u"It is over."_s);
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
