// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/devices/devices_desk_test.h"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableWidget>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestDeviceIntake : public DevicesDeskTest
{
    Q_OBJECT

    DeviceIntake *startIntake() const
    {
        QTest::keyClick(m_page->table(), Qt::Key_N, Qt::ControlModifier);
        return openIntake();
    }
    static void choose(DeviceIntake *intake, const QString &typed)
    {
        QTest::keyClicks(intake->variantField(), typed);
        const QListWidget *list = intake->variantField()->list();
        QTRY_VERIFY(list->isVisible());
        QVERIFY(list->viewport()->width() >= list->sizeHintForColumn(0)); // all of each can be read
        QTest::keyClick(intake->variantField(), Qt::Key_Return);
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { standUp(); }

    void scannedSerialsBecomeDevicesAndEachHasItsResult()
    {
        DeviceIntake *intake = startIntake();
        QVERIFY(intake);
        choose(intake, u"think"_s);
        QCOMPARE(intake->variantField()->code(), u"TP14-A"_s);
        QCOMPARE(intake->variantField()->text(), u"ThinkPad T14, Grade A · TP14-A"_s);
        QSignalSpy added(intake, &DeviceIntake::added);
        for (const QString &serial : {u"NEW-1"_s, u"NEW-2"_s, u"SN-100"_s, u"NEW-1"_s}) {
            QTest::keyClicks(intake->serialsField(), serial);
            QTest::keyClick(intake->serialsField(), Qt::Key_Return); // as a scanner sends it
        }
        QCOMPARE(intake->addButton()->text(), u"Add 3 devices"_s); // one was scanned twice
        QTest::keyClick(intake->serialsField(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(added.size(), 1);
        QCOMPARE(added[0][0].toStringList(), (QStringList{u"NEW-1"_s, u"NEW-2"_s}));
        QCOMPARE(intake->results()->rowCount(), 3);
        QCOMPARE(intake->results()->item(0, 1)->text(), u"Added"_s);
        QCOMPARE(intake->results()->item(2, 1)->text(), u"Another device already has this serial number."_s);
        QCOMPARE(intake->serialsField()->toPlainText(), u"SN-100"_s); // it can be put right
        QCOMPARE(status(u"NEW-2"_s), u"available"_s);
        QCOMPARE(stored(u"NEW-2"_s)[u"acquisitionCost"].digits(), "1200.00"_ba);
        QTRY_COMPARE(m_page->model().rowCount(), 5);
    }

    void whatIsScannedWhileTheFirstAreAddedStays()
    {
        DeviceIntake *intake = startIntake();
        choose(intake, u"think"_s);
        QPlainTextEdit *serials = intake->serialsField();
        serials->setPlainText(u"NEW-1\nSN-100\n"_s);
        serials->moveCursor(QTextCursor::End);
        QSignalSpy added(intake, &DeviceIntake::added);
        intake->addButton()->click();
        QTest::keyClicks(serials, u"NEW-2"_s);
        QTest::keyClick(serials, Qt::Key_Return);
        QTest::keyClicks(serials, u"NEW"_s);
        QTRY_COMPARE(added.size(), 1);
        QTest::keyClicks(serials, u"-3"_s);
        QCOMPARE(serials->toPlainText(), u"NEW-2\nNEW-3\nSN-100"_s);
    }

    void aMissingProductIsMadeByThoseWhoMay()
    {
        const auto lastLine = [this](DeviceIntake *intake) {
            QTest::keyClicks(intake->variantField(), u"think"_s);
            const QListWidget *list = intake->variantField()->list();
            return QTest::qWaitFor([list] { return list->isVisible(); }) ? list->item(list->count() - 1)->text()
                                                                         : QString();
        };
        DeviceIntake *intake = startIntake();
        QCOMPARE(lastLine(intake), u"New product…"_s);
        QCOMPARE(intake->variantField()->list()->item(0)->data(PickerLines::NoteRole).toString(), QString());
        intake->reject();
        QTRY_VERIFY(!openIntake());
        show(m_place->workplaceWith({u"assets:read"_s, u"assets:write"_s, u"products:read"_s}));
        QTRY_COMPARE(m_page->model().rowCount(), 3);
        intake = startIntake();
        QVERIFY(intake);
        QCOMPARE(lastLine(intake), u"ThinkPad T14, Grade A"_s);
    }

    void anUnknownProductIsSaidOnceAtItsField()
    {
        DeviceIntake *intake = startIntake();
        QTest::keyClicks(intake->variantField(), u"NOPE"_s);
        intake->serialsField()->setPlainText(u"NEW-1\nNEW-2"_s);
        intake->addButton()->click();
        QTRY_VERIFY(intake->variantField()->accessibleDescription().contains(u"NOPE"_s));
        QCOMPARE(intake->serialsField()->toPlainText(), u"NEW-1\nNEW-2"_s);
        QVERIFY(intake->results()->isHidden());
    }

    void whoPressesEscapeWhileDevicesAreAddedIsToldWhatCameOfIt()
    {
        DeviceIntake *intake = startIntake();
        choose(intake, u"think"_s);
        QTest::keyClicks(intake->serialsField(), u"NEW-1"_s);
        QSignalSpy added(intake, &DeviceIntake::added);
        auto held = halt();
        QTest::keyClick(intake->serialsField(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(intake->serialsField(), Qt::Key_Escape);
        intake->close();
        QVERIFY(intake->isVisible());
        QVERIFY(!intake->findChild<QuestionDialog *>());
        held.reset();
        QTRY_COMPARE(added.size(), 1);
        QVERIFY(intake->isVisible());
        QCOMPARE(intake->results()->item(0, 1)->text(), u"Added"_s);
        QTest::keyClick(intake->serialsField(), Qt::Key_Escape);
        QTRY_VERIFY(!openIntake());
    }

    void scannedSerialsAreNotLostByEscape()
    {
        DeviceIntake *intake = startIntake();
        QTest::keyClicks(intake->serialsField(), u"NEW-1"_s);
        QTest::keyClick(intake->serialsField(), Qt::Key_Escape);
        QTRY_VERIFY(question());
        QVERIFY(intake->isVisible());
        question()->verbButton()->click();
        QTRY_VERIFY(!openIntake());
    }
};

ONHIRE_GUI_TEST(TestDeviceIntake)
#include "tst_device_intake.moc"
