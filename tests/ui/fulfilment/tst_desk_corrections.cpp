// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever corrects something at the scan desk corrects what is shown, once.
#include "core/base/id.h"
#include "tests/ui/fulfilment_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_heads.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/printing/print_dialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace onhire;
using namespace onhire::test;

class TestDeskCorrections : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FulfilmentDesk> m_desk;

    FulfilmentPage &page() { return *m_desk->page; }
    QString noteOn(const QString &order)
    {
        return m_desk->shop.look(u"select notes from orders where order_id = '%1'"_s.arg(order));
    }
    bool isHead(const QString &order)
    {
        const QList<QLabel *> labels = page().findChild<AssignHead *>()->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return plain(label->text()) == shortCodeOf(order); });
    }
    QPushButton *button(const QString &words)
    {
        for (QPushButton *each : page().findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == words)
                return each;
        }
        return nullptr;
    }
    ConditionButton *condition(const QString &word)
    {
        for (ConditionButton *each : page().findChildren<ConditionButton *>()) {
            if (each->text() == word)
                return each;
        }
        qFatal("no condition %s", qUtf8Printable(word));
    }
    QStringList chosenConditions()
    {
        QStringList chosen;
        for (const ConditionButton *each : page().findChildren<ConditionButton *>()) {
            if (each->isChecked())
                chosen += each->text();
        }
        return chosen;
    }
    QString takenBack()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->scan(serial);
        return QTest::qWaitFor([this] { return m_desk->isIdle(); }) ? serial : QString();
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<FulfilmentDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
    }
    void cleanup() { m_desk.reset(); }

    void aNoteAndAPackingListAreOfTheOrderThatIsShown()
    {
        const QString first = m_desk->order(1), second = m_desk->order(2);
        const QStringList serials = m_desk->phones(1);
        m_desk->scan(first);
        m_desk->scan(serials[0]); // the only one that it takes
        m_desk->scan(second);
        QTRY_VERIFY(m_desk->isIdle() && isHead(second));
        m_desk->press(Qt::Key_F2);
        QTRY_VERIFY(isHead(first));
        const auto question = [this] { return m_desk->window->findChild<QuestionDialog *>(); };
        QSignalSpy told(&page(), &Page::succeeded);
        m_desk->press(Qt::Key_F3);
        QTRY_VERIFY(question() && question()->reasonField()->hasFocus());
        QCOMPARE(plain(question()->windowTitle()), u"Note on order "_s + shortCodeOf(first));
        question()->reasonField()->setText(u"The box was open."_s);
        QTest::keyClick(question(), Qt::Key_Return);
        QTRY_COMPARE(told.count(), 1);
        QVERIFY2(noteOn(first).endsWith(u"The box was open."_s), qPrintable(noteOn(first)));
        QCOMPARE(noteOn(second), QString());

        button(u"Print packing list…"_s)->click();
        QTRY_VERIFY(page().findChild<PrintDialog *>());
        QCOMPARE(plain(page().findChild<PrintDialog *>()->windowTitle()),
                 u"Packing list "_s + shortCodeOf(first));
    }

    void aConditionThatIsSaidTwiceIsUndoneAtOnce()
    {
        const QString serial = takenBack();
        for (const QString &said : {u"fair"_s, u"poor"_s, u"poor"_s})
            m_desk->scan(said);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned poor free"_s);
        m_desk->press(Qt::Key_F2);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned fair free"_s);
    }

    void oneConditionIsChosenHoweverOftenItsButtonIsPressed()
    {
        takenBack();
        QCOMPARE(chosenConditions(), QStringList());
        condition(u"Good"_s)->click();
        QTRY_COMPARE(chosenConditions(), QStringList(u"Good"_s));
        for (const QString &word : {u"Good"_s, u"Poor"_s}) {
            condition(word)->click();
            QCOMPARE(chosenConditions(), QStringList(u"Good"_s)); // until another one is recorded
            QTRY_VERIFY(m_desk->isIdle());
            QCOMPARE(chosenConditions(), QStringList(word));
        }
        m_desk->press(Qt::Key_F2);
        QTRY_COMPARE(chosenConditions(), QStringList(u"Good"_s));
        m_desk->press(Qt::Key_F2);
        QTRY_COMPARE(chosenConditions(), QStringList());
    }
};

ONHIRE_GUI_TEST(TestDeskCorrections)
#include "tst_desk_corrections.moc"
