// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of guided forms offer to whoever fills them in.
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/guided/guided_form.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/shell/message_bar.h"
#include "ui/subscriptions/guided/early_return_fields.h"
#include "ui/subscriptions/guided/replace_fields.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestGuidedEntries : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SubscriptionsDesk> m_desk;

    SubscriptionsPage *page() { return m_desk->page; }
    GuidedForm *form() { return page()->guided(); }
    void begin(const QString &id, const QString &action)
    {
        page()->open(id);
        QTRY_COMPARE(page()->table()->currentId(), id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(action);
        QTRY_VERIFY2(form(), qPrintable(action));
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<SubscriptionsDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
    }
    void cleanup() { m_desk.reset(); }

    // Nobody has asked for it yet, and it would lie over the fields below.
    void theListOfDevicesOpensOnceItIsAskedFor()
    {
        begin(m_desk->iPad, u"subscriptions.replace"_s);
        RecordPicker *picker = m_desk->fields<ReplaceFields>()->device();
        QTRY_VERIFY(picker->hasFocus());
        QTest::qWait(300);
        QVERIFY(!picker->list()->isVisible());
        QTest::keyClick(m_desk->focused(), Qt::Key_Down);
        QTRY_VERIFY(picker->list()->isVisible());
        QCOMPARE(picker->list()->count(), 1); // what is on the shelf of the same product
        QTest::keyClick(m_desk->focused(), Qt::Key_Escape);
        QVERIFY(!picker->list()->isVisible());
        QTest::mouseClick(picker, Qt::LeftButton);
        QTRY_VERIFY(picker->list()->isVisible());
        QTest::keyClick(m_desk->focused(), Qt::Key_Tab);
        QVERIFY(!picker->list()->isVisible());
        QTest::keyClick(m_desk->focused(), Qt::Key_Backtab);
        QVERIFY(picker->hasFocus());
        QTRY_VERIFY(picker->list()->isVisible());
    }

    void theUsualReasonsOfAnEarlyReturnAreOffered()
    {
        begin(m_desk->iPad, u"subscriptions.early-return"_s);
        QTRY_VERIFY(form()->isCurrent());
        QComboBox *reason = m_desk->fields<EarlyReturnFields>()->reason();
        QCOMPARE(reason->currentText(), QString());
        reason->setFocus();
        QTest::keyClick(m_desk->focused(), Qt::Key_Down);
        QCOMPARE(reason->currentText(), u"No longer needed"_s);
        QTRY_VERIFY(form()->isCurrent());
        form()->verbButton()->click();
        QTRY_COMPARE(m_desk->shop.look(u"select early_return_details ->> 'reason' from subscriptions where "
                                       "rental_id = '%1'"_s.arg(m_desk->iPad)),
                     u"No longer needed"_s);
    }

    void aReasonOfOnesOwnIsTypedAndKeptInADraft()
    {
        begin(m_desk->iPad, u"subscriptions.early-return"_s);
        m_desk->fields<EarlyReturnFields>()->reason()->setFocus();
        QTest::keyClicks(m_desk->focused(), u"Moves abroad"_s);
        page()->goBack();
        QTRY_VERIFY(!form());
        begin(m_desk->iPad, u"subscriptions.early-return"_s);
        QCOMPARE(m_desk->fields<EarlyReturnFields>()->reason()->currentText(), u"Moves abroad"_s);
        QTRY_VERIFY(form()->isCurrent());
        form()->verbButton()->click();
        QTRY_COMPARE(m_desk->shop.look(u"select early_return_details ->> 'reason' from subscriptions where "
                                       "rental_id = '%1'"_s.arg(m_desk->iPad)),
                     u"Moves abroad"_s);
    }

    void aDraftThatIsDiscardedAndTakenBackStandsInItsForm()
    {
        const auto reason = [this] { return m_desk->fields<EarlyReturnFields>()->reason(); };
        begin(m_desk->iPad, u"subscriptions.early-return"_s);
        reason()->setFocus();
        QTest::keyClicks(m_desk->focused(), u"Moves abroad"_s);
        Q_EMIT form()->discarded();
        QTRY_VERIFY(!form());
        begin(m_desk->iPad, u"subscriptions.early-return"_s);
        QCOMPARE(reason()->currentText(), QString());
        QVERIFY(m_desk->window->messages()->undoLatest());
        QCOMPARE(reason()->currentText(), u"Moves abroad"_s);
        page()->keepWork();
        QCOMPARE(m_desk->drafts().all().size(), 1);
    }
};

ONHIRE_GUI_TEST(TestGuidedEntries)
#include "tst_guided_entries.moc"
