// SPDX-License-Identifier: GPL-3.0-or-later
// A draft that was discarded and is wanted again while its form is open once more.
#include "tests/ui/orders_desk_test.h"
#include "tests/watch/gui_test.h"
#include "ui/shell/message_bar.h"

#include <QPlainTextEdit>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestDraftsBroughtBack : public OrdersDeskTest
{
    Q_OBJECT

private:
    QPlainTextEdit *notes() { return page()->form()->findChild<QPlainTextEdit *>(); }
    QString told() { return m_desk->window->messages()->shown().join(u'\n'); }
    QByteArray kept()
    {
        page()->keepWork();
        return m_desk->drafts().all().value(0).entries.toJson();
    }

    void edit()
    {
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(page()->isEditing());
        QTRY_VERIFY(notes()->hasFocus());
    }
    // Its notes were typed and discarded, and its form is open again.
    void editAgainAfterDiscarding()
    {
        const QString id = place("drop@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        edit();
        type(u"Ring twice"_s);
        for (QPushButton *each : page()->findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == u"Discard"_s) {
                each->click();
                break;
            }
        }
        QTRY_VERIFY(!page()->isEditing());
        edit();
        QCOMPARE(notes()->toPlainText(), QString());
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void aDraftThatIsBackStandsInItsForm()
    {
        editAgainAfterDiscarding();
        QVERIFY(m_desk->window->messages()->undoLatest());
        QCOMPARE(notes()->toPlainText(), u"Ring twice"_s);
        QVERIFY2(told().contains(u"The draft is back."_s), qPrintable(told()));
        QVERIFY(kept().contains("Ring twice"));
    }

    void whatWasTypedSinceStays()
    {
        editAgainAfterDiscarding();
        type(u"Ring once"_s);
        QVERIFY(m_desk->window->messages()->undoLatest());
        QCOMPARE(notes()->toPlainText(), u"Ring once"_s);
        QVERIFY2(told().contains(u"The draft was not brought back."_s), qPrintable(told()));
        QVERIFY(kept().contains("Ring once"));
    }
};

ONHIRE_GUI_TEST(TestDraftsBroughtBack)
#include "tst_drafts_brought_back.moc"
