// SPDX-License-Identifier: GPL-3.0-or-later
// A guided form over the screen of subscriptions: what lies behind it stays as it is, whatever is pressed.
#include "tests/ui/other_page.h"
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/guided/guided_form.h"

using namespace onhire;
using namespace Qt::StringLiterals;

class TestCoveredPage : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SubscriptionsDesk> m_desk;

    SubscriptionsPage *page() { return m_desk->page; }
    GuidedForm *form() { return page()->guided(); }
    QString of(const QString &column) { return m_desk->shop.of(m_desk->macBook, column); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_desk->focused(), key, modifiers);
    }
    bool isFormFocused() { return form() && form()->isAncestorOf(m_desk->focused()); }

    void beginExtension()
    {
        QTRY_COMPARE(page()->shown().id, m_desk->macBook);
        page()->act(u"subscriptions.extend"_s);
        QTRY_VERIFY(form());
        QTRY_VERIFY(form()->isCurrent());
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<SubscriptionsDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
        page()->open(m_desk->macBook);
    }
    void cleanup() { m_desk.reset(); }

    void noOtherFormOpensBehindTheOneInFront()
    {
        const QString notes = of(u"notes"_s);
        QVERIFY(!notes.isEmpty());
        beginExtension();
        press(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!page()->isEditing());
        QVERIFY(isFormFocused());
        QTest::keyClick(m_desk->focused(), 'x');
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(of(u"contract_length"_s), u"36"_s); // the form in front is the one that is saved
        QCOMPARE(of(u"notes"_s), notes);
    }

    void nothingIsOfferedForWhatIsBehindTheForm()
    {
        beginExtension();
        for (const QString &action :
             {u"subscriptions.edit"_s, u"subscriptions.copy-id"_s, u"subscriptions.export"_s})
            QCOMPARE(page()->objectOf(action), std::nullopt);
        page()->goBack();
        QTRY_COMPARE(page()->objectOf(u"subscriptions.edit"_s), page()->shown().title);
    }

    void nothingIsTypedIntoTheSearchBehindTheForm()
    {
        beginExtension();
        press(Qt::Key_F, Qt::ControlModifier);
        QVERIFY(isFormFocused());
    }

    // Also where somebody has come to the record from another screen, to which the way back leads then.
    void altLeftLeadsFromTheFormToTheRecordAndOnlyThenFurther()
    {
        m_desk->window->addPage(otherScreen());
        m_desk->window->show(u"other"_s);
        m_desk->window->follow({.screen = u"subscriptions"_s, .id = m_desk->macBook, .asPage = true});
        QTRY_VERIFY(page()->isPageShown());
        beginExtension();
        press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(!form());
        QCOMPARE(m_desk->window->currentPageId(), u"subscriptions"_s);
        QVERIFY(page()->isPageShown());
        QCOMPARE(page()->shown().id, m_desk->macBook);
        press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_desk->window->currentPageId(), u"other"_s);
    }
};

ONHIRE_GUI_TEST(TestCoveredPage)
#include "tst_covered_page.moc"
