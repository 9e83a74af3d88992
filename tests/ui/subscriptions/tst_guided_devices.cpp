// SPDX-License-Identifier: GPL-3.0-or-later
// A device that is typed into a guided form is the one that is meant, or nothing is agreed to.
#include "tests/ui/subscriptions_desk.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/shared/controls/segmented.h"
#include "ui/shared/guided/guided_form.h"
#include "ui/shared/pickers/record_picker.h"
#include "ui/subscriptions/guided/replace_fields.h"
#include "ui/subscriptions/guided/upgrade_fields.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestGuidedDevices : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<SubscriptionsDesk> m_desk;

    SubscriptionsPage *page() { return m_desk->page; }
    GuidedForm *form() { return page()->guided(); }
    QString ofIPad(const QString &column) { return m_desk->shop.of(m_desk->iPad, column); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_desk->focused(), key, modifiers);
    }
    void begin(const QString &action)
    {
        page()->open(m_desk->iPad);
        QTRY_COMPARE(page()->shown().id, m_desk->iPad);
        page()->act(action);
        QTRY_VERIFY2(form(), qPrintable(action));
    }
    void beginUpgrade()
    {
        begin(u"subscriptions.upgrade"_s);
        RecordPicker *variant = m_desk->fields<UpgradeFields>()->variant();
        QTRY_VERIFY(variant->hasFocus());
        typeByHand(u"tab"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(variant->chosen());
        m_desk->fields<UpgradeFields>()->lengths()->choose(24); // for which it has a price
        QTRY_VERIFY(form()->isCurrent());
    }
    void typeByHand(const QString &text) { QTest::keyClicks(m_desk->window->focusWidget(), text, {}, 60); }
    // Over what stands there, and on to the next field.
    void enter(RecordPicker *device, const QString &text)
    {
        device->setFocus(Qt::TabFocusReason);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        typeByHand(text);
        press(Qt::Key_Tab);
    }
    QString faultAt(const RecordPicker *device)
    {
        for (const QLabel *label : form()->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty()
                && label->text() == device->accessibleDescription())
                return plain(label->text());
        }
        return {};
    }
    bool reads(const QString &words)
    {
        const QList<QLabel *> labels = form()->findChildren<QLabel *>();
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->isVisible() && label->text() == words; });
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<SubscriptionsDesk>();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
        QTRY_COMPARE(page()->model().rowCount(), 2);
    }
    void cleanup() { m_desk.reset(); }

    void anUpgradeIsNotOrderedForADeviceThatIsNone_data()
    {
        QTest::addColumn<QString>("device");
        QTest::addColumn<QString>("fault");
        QTest::newRow("mistyped") << u"nope"_s << u"Nothing has the number nope"_s;
        QTest::newRow("rented") << u"rented"_s << u"The device is not available. Choose another one."_s;
        QTest::newRow("another product")
            << u"spare"_s << u"The device is a different product (PHONE). Choose one of the same product."_s;
        QTest::newRow("not looked up") << u"away"_s << u"The database cannot be reached. Try again shortly."_s;
    }
    void anUpgradeIsNotOrderedForADeviceThatIsNone()
    {
        QFETCH(const QString, device);
        QFETCH(const QString, fault);
        beginUpgrade();
        RecordPicker *picker = m_desk->fields<UpgradeFields>()->device();
        const QMap<QString, QString> serials{
            {u"rented"_s, m_desk->shop.of(m_desk->macBook, u"serial_number"_s)}, {u"spare"_s, m_desk->spare}};
        if (device == u"away") {
            const Error away{ErrorCode::ServiceUnavailable};
            picker->setSource({[away](const Context &, const QString &) -> Result<QList<PickedRecord>> {
                                   return Failure(away);
                               },
                               [away](const Context &, const QString &) -> Result<std::optional<PickedRecord>> {
                                   return Failure(away);
                               }});
        }
        enter(picker, serials.value(device, device));
        QTRY_COMPARE(faultAt(picker), fault);
        QTRY_VERIFY(reads(u"Choose the device, or clear its field."_s));
        QVERIFY(!form()->isCurrent());
        QVERIFY(!form()->verbButton()->isEnabled());
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!form()->isSaving());

        enter(picker, {});
        QTRY_VERIFY(form()->isCurrent());
        QCOMPARE(faultAt(picker), QString());
        QVERIFY(form()->verbButton()->isEnabled());
    }

    void whatWasTypedForOneProductIsNotForAnother()
    {
        beginUpgrade();
        RecordPicker *picker = m_desk->fields<UpgradeFields>()->device();
        enter(picker, u"nope"_s);
        QTRY_COMPARE(faultAt(picker), u"Nothing has the number nope"_s);
        m_desk->fields<UpgradeFields>()->variant()->choose(PickedRecord{u"PHONE"_s, u"Phone"_s, u"PHONE"_s});
        QCOMPARE(picker->text(), QString());
        QCOMPARE(faultAt(picker), QString());
    }

    void whyNothingIsReplacedWithADeviceThatIsNoneIsSaid()
    {
        begin(u"subscriptions.replace"_s);
        RecordPicker *picker = m_desk->fields<ReplaceFields>()->device();
        QTRY_VERIFY(picker->hasFocus());
        enter(picker, m_desk->shop.of(m_desk->macBook, u"serial_number"_s));
        QTRY_COMPARE(faultAt(picker), u"The device is not available. Choose another one."_s);
        QVERIFY(!form()->verbButton()->isEnabled());
        enter(picker, m_desk->spare);
        QTRY_VERIFY(form()->isCurrent());
        QCOMPARE(faultAt(picker), QString());
    }

    // What the button does is what was shown, whatever is typed after it was pressed.
    void whatIsAgreedToIsNotChangedWhileItIsMade()
    {
        begin(u"subscriptions.replace"_s);
        RecordPicker *picker = m_desk->fields<ReplaceFields>()->device();
        QTRY_VERIFY(picker->hasFocus());
        enter(picker, m_desk->spare);
        QTRY_VERIFY(form()->isCurrent());
        auto *note = form()->findChildren<QPlainTextEdit *>().constLast();
        note->setFocus();
        auto held = m_desk->halt();
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(form()->isSaving());
        typeByHand(u"too late"_s);
        QCOMPARE(note->toPlainText(), QString());
        QVERIFY(note->hasFocus());
        held.reset();
        QTRY_COMPARE(ofIPad(u"serial_number"_s), m_desk->spare);
        QTRY_VERIFY(!form());
    }
};

ONHIRE_GUI_TEST(TestGuidedDevices)
#include "tst_guided_devices.moc"
