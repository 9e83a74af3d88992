// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody scans while a dialog or a menu lies over a screen that waits for no scans.
#include "tests/ui/orders_desk_test.h"
#include "tests/ui/wedge.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/scanning/scan_guard.h"
#include "ui/shell/message_bar.h"

#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestScansOverDialogs : public OrdersDeskTest
{
    Q_OBJECT

private:
    void scan(const QString &code) { m_wedge.type(code + u'\r', 5, m_desk->window.get()); }
    void typeByHand(const QString &text) { m_wedge.type(text, 120, m_desk->window.get()); }
    QString askWhetherToCancel()
    {
        const QString id = place("one@engine.example");
        page()->open(id);
        page()->act(u"orders.cancel"_s);
        return QTest::qWaitFor([] { return question() && question()->reasonField()->hasFocus(); }) ? id
                                                                                                   : QString();
    }
    static QString told()
    {
        const auto *card = question()->findChild<FaultCard *>();
        return card && card->isVisible() ? plain(card->what()) : QString();
    }
    QString shown() { return plain(m_desk->window->messages()->shown().join(u'|')); }

    Wedge m_wedge;

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void nothingIsWrittenIntoAQuestionAndItIsNotAnswered()
    {
        const QString id = askWhetherToCancel();
        QVERIFY(!id.isEmpty());
        scan(u"PX9-00417"_s);
        QVERIFY(question());
        QCOMPARE(question()->reasonField()->text(), QString());
        QCOMPARE(told(), u"PX9-00417 was scanned while a dialog or menu was open."_s);
        QCOMPARE(shown(), QString()); // it is told where it was scanned
        typeByHand(u"Ordered twice"_s);
        QTRY_COMPARE(question()->reasonField()->text(), u"Ordered twice"_s);
        QCOMPARE(stored(id, u"status"_s), u"pending"_s);
    }

    // As a scanner that is connected by radio types.
    void aSlowScannerIsToldByItsPrefix()
    {
        m_desk->set(u"scanner.prefix"_s, "'~'");
        QVERIFY(!askWhetherToCancel().isEmpty());
        typeByHand(u"~PX9-00417\r"_s);
        QVERIFY(question());
        QCOMPARE(question()->reasonField()->text(), QString());
        QCOMPARE(told(), u"PX9-00417 was scanned while a dialog or menu was open."_s);
        typeByHand(u"~ 12 days"_s); // which is no scan: nothing ends it
        QTRY_COMPARE(question()->reasonField()->text(), u"~ 12 days"_s);
    }

    void aScanDoesNotChooseFromAMenu()
    {
        int chosen = 0;
        QMenu menu(page());
        connect(menu.addAction(u"Print"_s), &QAction::triggered, this, [&] { ++chosen; });
        menu.popup(page()->mapToGlobal(QPoint(40, 40)));
        menu.setActiveAction(menu.actions().constFirst());
        QTRY_VERIFY(menu.isVisible());
        scan(u"PX9-00417"_s);
        QVERIFY(menu.isVisible());
        QCOMPARE(chosen, 0);
        QCOMPARE(shown(), u"PX9-00417 was scanned while a dialog or menu was open."_s);
        typeByHand(u"\r"_s);
        QCOMPARE(chosen, 1);
    }

    void aListIsSearchedByAScan()
    {
        const QString id = place("one@engine.example");
        page()->find();
        scan(shortCodeOf(id));
        QTRY_COMPARE(page()->model().rowCount(), 1);
        QCOMPARE(page()->model().idAt(0), id);
    }

    void aDialogThatListsScansGetsThemWhicheverFieldHasTheFocus()
    {
        m_desk->set(u"scanner.suffix"_s, "'##'");
        QDialog dialog(page());
        dialog.setModal(true);
        QLineEdit notes(&dialog);
        QStringList got;
        giveScansTo(&dialog, [&](const QString &code) { got += code; });
        dialog.open();
        QTRY_VERIFY(dialog.isActiveWindow());
        notes.setFocus();
        m_wedge.type(u"PX9-00417##"_s, 5, &dialog);
        m_wedge.type(u"PX9-00418##"_s, 5, &dialog);
        QCOMPARE(got, (QStringList{u"PX9-00417"_s, u"PX9-00418"_s}));
        QCOMPARE(notes.text(), QString());
        typeByHand(u"Shelf 4"_s);
        QTRY_COMPARE(notes.text(), u"Shelf 4"_s);
        QVERIFY(!dialog.findChild<FaultCard *>());
    }

    void aFieldThatLooksForSomethingTakesScansOverAScreenToo()
    {
        QDialog dialog(page());
        QLineEdit looking(&dialog), password(&dialog);
        letScansIn(&looking);
        password.setEchoMode(QLineEdit::Password);
        dialog.open();
        QTRY_VERIFY(dialog.isActiveWindow());
        looking.setFocus();
        m_wedge.type(u"PX9-00417"_s, 5, &dialog);
        QCOMPARE(looking.text(), u"PX9-00417"_s);
        password.setFocus();
        m_wedge.type(u"horse-battery"_s, 5, &dialog); // by a program that keeps passwords
        QCOMPARE(password.text(), u"horse-battery"_s);
    }
};

ONHIRE_GUI_TEST(TestScansOverDialogs)
#include "tst_scans_over_dialogs.moc"
