// SPDX-License-Identifier: GPL-3.0-or-later
// A record on a page of its own: where it stands in its list, and the ways to and from it.
#include "core/base/id.h"
#include "tests/ui/orders_desk_test.h"
#include "tests/watch/gui_test.h"
#include "ui/shell/status_line.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestRecordPage : public OrdersDeskTest
{
    Q_OBJECT

private:
    QString wordsBelow()
    {
        QStringList words;
        for (const QLabel *label : m_desk->window->statusLine()->findChildren<QLabel *>()) {
            if (label->isVisible())
                words += label->text();
        }
        return words.join(u' ');
    }

    QScrollArea *tab()
    {
        return qobject_cast<QScrollArea *>(
            page()->recordPage()->findChild<QStackedWidget *>()->currentWidget());
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void thePageSaysWhichRecordOfTheListItIs()
    {
        QTRY_VERIFY(page()->model().knowsTotal());
        const QString first = page()->model().idAt(0), second = page()->model().idAt(1);
        page()->table()->selectRow(0);
        press(Qt::Key_Return);
        QTRY_COMPARE(page()->shown().id, first);
        QTRY_VERIFY(wordsBelow().contains(u"1 of 150"_s));
        QVERIFY(wordsBelow().contains(u"previous, next"_s));
        press(Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(page()->shown().id, second);
        QTRY_VERIFY(wordsBelow().contains(u"2 of 150"_s));
        press(Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(page()->shown().id, first);
        QToolButton *back = nullptr;
        for (QToolButton *each : page()->recordPage()->findChildren<QToolButton *>()) {
            if (each->accessibleName() == u"Back to the list"_s)
                back = each;
        }
        QVERIFY(back && back->isVisible());
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(!page()->isPageShown());
        QVERIFY(!wordsBelow().contains(u"previous, next"_s));
    }

    void eachStepCountsWhetherTheRecordIsThereOrNot()
    {
        const QString third = page()->model().idAt(2);
        page()->table()->selectRow(0);
        auto halt = m_desk->halt();
        press(Qt::Key_Return);
        press(Qt::Key_Down, Qt::AltModifier);
        press(Qt::Key_Down, Qt::AltModifier);
        halt.reset();
        QTRY_COMPARE(page()->shown().id, third);
        QTRY_VERIFY(wordsBelow().contains(u"3 of 150"_s));
    }

    void whatHasNotBeenReadHasNoEmptyStatusOnItsPage()
    {
        page()->table()->selectRow(0);
        auto halt = m_desk->halt();
        press(Qt::Key_Return);
        QVERIFY(page()->isPageShown());
        const auto *status = page()->recordPage()->head()->findChild<Pill *>();
        QVERIFY(!status->isVisible());
        halt.reset();
        QTRY_VERIFY(status->isVisible());
    }

    // Somebody else notes something: what is read does not run away.
    void whoReadsStaysWhereTheyAreThoughTheRecordChanges()
    {
        const QString id = place("reader@engine.example");
        m_desk->window->resize(1100, 420);
        page()->openPage(id);
        QTRY_COMPARE(page()->shown().id, id);
        QTRY_VERIFY(tab() && tab()->verticalScrollBar()->maximum() > 40);
        const int read = 30;
        tab()->verticalScrollBar()->setValue(read);
        QPushButton *step = page()->recordPage()->head()->primary();
        step->setFocus();
        const QPointer<QScrollArea> before = tab();
        m_desk->elsewhere([&](const Context &context) {
            const auto patch =
                OrderPatch::read(json("{'notes':'Ring twice'}"), *context.tenant, OrderPatch::schema());
            return reviseOrder(context, id, *patch);
        });
        QTRY_VERIFY(tab() != before);
        QCOMPARE(tab()->verticalScrollBar()->value(), read);
        QTest::qWait(100); // and after all is laid out
        QCOMPARE(tab()->verticalScrollBar()->value(), read);
        QCOMPARE(focused(), page()->recordPage()->head()->primary());
    }

    // What stands behind a page is not shown: it need not be made, and must not be seen for another's.
    void aClosedPaneDoesNotKeepTheRecordThatThePageHadBefore()
    {
        const QString first = page()->model().idAt(0), third = page()->model().idAt(2);
        page()->open(first);
        QTRY_COMPARE(page()->shown().id, first);
        QTRY_VERIFY(page()->pane()->shownTitle().contains(shortCodeOf(first)));
        page()->openPage(first);
        press(Qt::Key_Down, Qt::AltModifier);
        press(Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(page()->shown().id, third);
        QVERIFY(page()->openLink({.screen = u"orders"_s})); // the list alone
        QVERIFY(!page()->isPageShown());
        auto halt = m_desk->halt();
        page()->open(third);
        QVERIFY(page()->pane()->isVisible());
        QVERIFY(!page()->pane()->shownTitle().contains(shortCodeOf(first)));
        halt.reset();
        QTRY_VERIFY(page()->pane()->shownTitle().contains(shortCodeOf(third)));
    }

    void whoSearchesOnAPageIsLedToItsList()
    {
        const QString first = page()->model().idAt(0);
        page()->table()->selectRow(0);
        press(Qt::Key_Return);
        QTRY_COMPARE(page()->shown().id, first);
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(!page()->isPageShown());
        QLineEdit *search = page()->filterBar()->searchField();
        QCOMPARE(focused(), search);
        QVERIFY(search->isVisible());
        type(u"zz"_s);
        press(Qt::Key_Escape); // empties it
        QCOMPARE(search->text(), QString());
        press(Qt::Key_Escape); // and leaves it
        QCOMPARE(focused(), page()->table());
        QCOMPARE(page()->table()->currentId(), first);
    }

    void whoSearchesInAFormStaysInIt()
    {
        page()->table()->selectRow(0);
        press(Qt::Key_Return);
        QTRY_COMPARE(page()->shown().id, page()->model().idAt(0));
        press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(page()->isEditing());
        QWidget *field = focused();
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(page()->isEditing());
        QCOMPARE(focused(), field);
        QVERIFY(field->isVisible());
    }

    void anotherRecordBeginsAtItsTop()
    {
        m_desk->window->resize(1100, 420);
        page()->table()->selectRow(0);
        press(Qt::Key_Return);
        QTRY_COMPARE(page()->shown().id, page()->model().idAt(0));
        QTRY_VERIFY(tab() && tab()->verticalScrollBar()->maximum() > 40);
        tab()->verticalScrollBar()->setValue(40);
        press(Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(page()->shown().id, page()->model().idAt(1));
        QTRY_COMPARE(tab()->verticalScrollBar()->value(), 0);
    }

    void aLinkLeadsToThePageAlsoFromThePane()
    {
        const QString first = page()->model().idAt(0), other = page()->model().idAt(1);
        page()->open(first);
        QTRY_COMPARE(page()->shown().id, first);
        Q_EMIT page()->pane()->followed(linkTo(other));
        QTRY_COMPARE(page()->shown().id, other);
        QVERIFY(page()->isPageShown());
    }

    void altLeftLeadsFromAPageToThePageWhoseLinkWasFollowed()
    {
        const QString other = place("other@engine.example"), first = place("first@engine.example");
        Q_EMIT page()->table()->opened(first);
        QTRY_COMPARE(page()->shown().id, first);
        Q_EMIT page()->followed(linkTo(other));
        QTRY_COMPARE(page()->shown().id, other);
        QVERIFY(page()->isPageShown());
        press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(page()->isPageShown());
        QTRY_COMPARE(page()->shown().id, first);
        press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!page()->isPageShown());
        press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(page()->isPageShown() && page()->shown().id == first);
        press(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(page()->shown().id, other);
    }
};

ONHIRE_GUI_TEST(TestRecordPage)
#include "tst_record_page.moc"
