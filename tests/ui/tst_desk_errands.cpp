// SPDX-License-Identifier: GPL-3.0-or-later
// What is done at the scan desk beside scanning: labels for the shelf, notes,
// asking for an early return; conditions that others left open; what it says before the first scan, and what is
// heard.
#include "core/base/id.h"
#include "core/services/orders/orders.h"
#include "tests/ui/fulfilment_desk.h"
#include "tests/ui/wedge.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_side.h"
#include "ui/shared/controls/fault_card.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/printing/label_dialog.h"
#include "ui/shared/printing/printout.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QKeyEvent>
#include <QPointer>
#include <QPrinter>
#include <QPushButton>
#include <QSignalSpy>

using namespace onhire;
using namespace onhire::test;

// Its labels are files, each one of its own.
class ShelfPrinter : public Printers
{
public:
    QStringList names() const override { return isThere ? QStringList(u"Shelf printer"_s) : QStringList(); }
    bool print(const QString &, const Printout &printout) const override
    {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(fileOf(++printed));
        return printOn(printer, printout);
    }
    QString fileOf(int label) const { return folder.filePath(u"label-%1.pdf"_s.arg(label)); }

    QTemporaryDir folder;
    mutable std::atomic<int> printed = 0;
    std::atomic<bool> isThere = true;
};

class TestDeskErrands : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FulfilmentDesk> m_desk;
    ShelfPrinter m_printer;
    PrintQueue m_queue{m_printer};

    FulfilmentPage &page() { return *m_desk->page; }
    void begin(const QString &role = u"admin"_s)
    {
        m_desk.reset();
        m_desk = std::make_unique<FulfilmentDesk>(role);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
    }
    QString due(const QString &shelf = {})
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        AssetPatch patch;
        patch.location = shelf;
        need(reviseAsset(m_desk->shop.context(), serial, patch));
        m_desk->shop.cancel(rental);
        return serial;
    }
    void choosePrinter()
    {
        m_printer.printed = 0;
        m_printer.isThere = true;
        m_desk->settings().setValue(printerKeyOf(lastTemplate(m_desk->settings()).id), u"Shelf printer"_s);
        page().labels().printer().setQueue(m_queue);
    }
    QByteArray pageOf(int label) const
    {
        QFile file(m_printer.fileOf(label));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QPushButton *button(const QString &words)
    {
        for (QPushButton *each : page().findChildren<QPushButton *>()) {
            if (each->isVisible() && each->text() == words)
                return each;
        }
        return nullptr;
    }
    Wedge m_wedge;

    QuestionDialog *question() { return m_desk->window->findChild<QuestionDialog *>(); }
    QString notesOf(const QString &table, const QString &key, const QString &id)
    {
        return m_desk->shop.look(u"select notes from %1 where %2 = '%3'"_s.arg(table, key, id));
    }
    void typeOver(const QString &text, int gap) { m_wedge.type(text, gap, m_desk->window.get()); }
    void scanOver(const QString &code) { typeOver(code + u'\r', 5); }
    void typeByHand(const QString &text) { typeOver(text, 90); }
    QuestionDialog *openNote(const QString &orderId)
    {
        m_desk->scan(orderId);
        if (QTest::qWaitFor([this] { return m_desk->isIdle() && page().work().order(); }))
            m_desk->press(Qt::Key_F3);
        const auto isReady = [this] { return question() && question()->reasonField()->hasFocus(); };
        return QTest::qWaitFor(isReady) ? question() : nullptr;
    }
    static QString allTextOf(const QWidget &dialog)
    {
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            texts += label->text();
        return texts.join(u'\n');
    }
    QCheckBox *each() { return page().findChild<PlaceCard *>()->findChild<QCheckBox *>(); }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { m_desk.reset(); }

    // Another desk, another day: what this one remembers does not matter.
    void whoeverTookItBackADeviceWithoutAConditionIsListedUntilItHasOne()
    {
        QStringList serials;
        for (int i = 0; i < 2; ++i) {
            serials += due();
            need(reviseAsset(m_desk->shop.context(), serials[i], {.condition = u"excellent"_s}));
            need(takeDeviceBack(m_desk->shop.context(), serials[i]));
        }
        page().setTakingBack(true);
        page().refresh();
        auto *open = m_desk->page->findChild<QPushButton *>(u"openConditions"_s);
        QTRY_VERIFY(open->isVisible());
        QCOMPARE(open->text(), u"2 devices without a condition"_s);
        open->click();
        QTRY_COMPARE(m_desk->results(), QStringList(u"Condition open"_s));
        QVERIFY(page().field()->hasFocus());
        m_desk->press(Qt::Key_2);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[0]), u"returned good free"_s);
        QTRY_VERIFY(open->text().startsWith(u"1 "));
        m_desk->scan(serials[1]);
        m_desk->scan(u"damaged"_s);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[1]), u"returned damaged free"_s);
        QTRY_VERIFY(!open->isVisible());
        QCOMPARE(page().work().returned().done(), 0); // they had come back before
        m_desk->scan(serials[1]);
        QTRY_COMPARE(m_desk->results(serials[1]), QStringList({u"Scanned twice"_s, u"Damaged"_s}));
    }

    void whoScansADeviceAgainRecordsItsConditionThen()
    {
        const QString serial = due();
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Condition open"_s));
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList({u"Condition open"_s, u"Condition open"_s}));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words()));
        m_desk->press(Qt::Key_2);
        QTRY_COMPARE(m_desk->shop.assetOf(serial), u"returned good free"_s);
        QTRY_COMPARE(m_desk->results(serial), QStringList({u"Good"_s, u"Good"_s}));
        QCOMPARE(page().work().returned().done(), 1); // it came back once
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial).first(), u"Scanned twice"_s);
    }

    // It came back to another desk, and this one could not look it up at first.
    void anInspectionThatTookASecondTryIsNoReturn()
    {
        const QString serial = due();
        need(takeDeviceBack(m_desk->shop.context(), serial));
        page().setTakingBack(true);
        m_desk->proxy.cutOff();
        m_desk->scan(serial);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->reads(u"The database cannot be reached."_s), 20'000);
        m_desk->proxy.letThrough();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->isIdle(), 30'000);
        QCOMPARE(m_desk->results(serial), QStringList(u"Condition open"_s));
        QCOMPARE(page().work().returned().done(), 0);
    }

    // Its contract is over there as well, so that a scan would take it back.
    void theButtonOfOpenConditionsTakesNothingBackThatHasGoneOutMeanwhile()
    {
        Rentals &shop = m_desk->shop;
        const QString serial = due();
        need(takeDeviceBack(shop.context(), serial));
        page().setTakingBack(true);
        page().refresh();
        auto *open = m_desk->page->findChild<QPushButton *>(u"openConditions"_s);
        QTRY_VERIFY(open->isVisible());
        need(reviseAsset(shop.context(), serial, {.status = AssetStatus::Available}));
        const QString rental = need(assignDevice(shop.context(), m_desk->order(1), serial)).device->rentalId;
        shop.cancel(rental);
        open->click(); // nothing has told this desk yet
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Out again"_s));
        QVERIFY2(m_desk->reads(u"%1 has gone out again: Lakeside School has it."_s.arg(serial)),
                 qPrintable(m_desk->words()));
        QCOMPARE(shop.assetOf(serial), u"rented_out held"_s);
        QCOMPARE(page().work().returned().done(), 0);
    }

    void whoTypesInSmallLettersIsAskedWhetherTheyMeanTheDevice()
    {
        const QString serial = m_desk->phones(1).first();
        page().setTakingBack(true);
        m_desk->scan(serial.toLower());
        QTRY_VERIFY2(m_desk->reads(u"Did you mean %1? Press F7 to use it."_s.arg(serial)),
                     qPrintable(m_desk->words()));
        QCOMPARE(page().work().returned().rowCount(), 1);
        m_desk->press(Qt::Key_F7);
        QTRY_COMPARE(page().work().returned().rowCount(), 2);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(page().work().returned().at(0).code, serial);
        QVERIFY(!m_desk->reads(u"Did you mean"_s));
        m_desk->press(Qt::Key_F7); // nothing is suggested any more
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(page().work().returned().rowCount(), 2);
    }

    // Taken up, it would go out to the order beside the device that it is to replace.
    void whatIsMeantForAReplacementIsNotSuggested()
    {
        const QString id = m_desk->order(2);
        const QStringList serials = m_desk->phones(2);
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[0]), u"rented_out held"_s);
        m_desk->press(Qt::Key_F2);
        m_desk->scan(serials[1].toLower());
        QTRY_COMPARE(page().work().assigned().rowCount(), 3);
        QTRY_VERIFY(m_desk->isIdle());
        QVERIFY2(!m_desk->reads(u"F7 to use it"_s), qPrintable(m_desk->words()));
        m_desk->press(Qt::Key_F7);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->shop.assetOf(serials[1]), u"available free"_s);
    }

    void whoQuitsIsToldOfTheScansThatWaitAsLongAsTheyDo()
    {
        const QString serial = due(), next = due();
        page().setTakingBack(true);
        m_desk->proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll);
        m_desk->scan(serial);
        m_desk->scan(next);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->reads(u"2 scans waiting"_s), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->reads(u"The database cannot be reached."_s), 20'000);
        m_desk->window->close();
        QTRY_VERIFY(question());
        QCOMPARE(question()->windowTitle(), u"Discard the scans?"_s);
        QVERIFY(plain(allTextOf(*question())).contains(u"2 scans are waiting for the database."_s));
        m_desk->proxy.letThrough();
        QTRY_VERIFY_WITH_TIMEOUT(!question(), 30'000);
        QVERIFY(m_desk->window->isVisible()); // whoever quits may look at what has become of it
        QCOMPARE(m_desk->results(), QStringList({u"Condition open"_s, u"Condition open"_s}));
        m_desk->window->close();
        QVERIFY(!m_desk->window->isVisible());
    }

    void aConditionWithoutADeviceIsToldAndSpoilsNoScan()
    {
        const QString back = due(), next = due();
        page().setTakingBack(true);
        m_desk->scan(back);
        m_desk->scan(u"PX9-00417"_s);
        QTRY_VERIFY(m_desk->isIdle() && m_desk->reads(u"No device has the serial number"_s));
        m_desk->press(Qt::Key_5);
        QTRY_COMPARE(page().field()->text(), QString());
        QVERIFY2(m_desk->reads(u"No condition was set: no device was taken back with the last scan."_s),
                 qPrintable(m_desk->words()));
        m_desk->scan(u"DAMAGED"_s); // a printed code
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(u"DAMAGED"_s), QStringList());
        QCOMPARE(m_desk->shop.assetOf(back), u"returned free"_s);

        m_desk->scan(next);
        QTRY_COMPARE(m_desk->results(next), QStringList(u"Condition open"_s));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words()));
        m_desk->press(Qt::Key_4);
        QTRY_COMPARE(m_desk->shop.assetOf(next), u"returned poor free"_s);
        QCOMPARE(m_desk->shop.assetOf(back), u"returned free"_s);
    }

    void aRefusalGoesWithTheNextScanThatIsDone()
    {
        m_desk->scan(m_desk->order(2));
        m_desk->scan(u"PX9-00417"_s);
        QTRY_VERIFY(m_desk->isIdle() && page().notice()->isShown());
        m_desk->scan(u"PX9-00418"_s);
        QTRY_VERIFY(m_desk->reads(u"No device has the serial number PX9-00418."_s));
        const QString serial = m_desk->phones(1).first();
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Assigned"_s));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words()));
        m_desk->scan(u"PX9-00417"_s);
        QTRY_VERIFY(m_desk->isIdle() && page().notice()->isShown());
        m_desk->press(Qt::Key_F4); // the order is left
        QTRY_VERIFY(!page().notice()->isShown());
    }

    void aLabelIsPrintedForEachDeviceOnceThatIsSwitchedOn()
    {
        choosePrinter();
        page().setTakingBack(true);
        QVERIFY(!each()->isChecked());
        m_desk->scan(due(u"A-07"_s));
        QTRY_VERIFY(m_desk->reads(u"A-07"_s));
        QTest::qWait(0);
        QCOMPARE(m_printer.printed.load(), 0);
        QTest::mouseClick(each(), Qt::LeftButton, {}, QPoint(8, each()->height() / 2));
        QVERIFY(each()->isChecked() && page().field()->hasFocus());
        m_desk->scan(due());
        m_desk->scan(due());
        m_desk->scan(u"PX9-00417"_s); // for which there is none
        QTRY_VERIFY(m_desk->isIdle() && m_printer.printed == 2);
        QTRY_VERIFY(pageOf(2).endsWith("%%EOF\n"));
        QVERIFY(pageOf(1).startsWith("%PDF"));
        QVERIFY2(pageOf(1).contains("/MediaBox [0 0 162"),
                 pageOf(1).mid(pageOf(1).indexOf("/MediaBox"), 60).constData()); // 57 × 32 mm
        const std::unique_ptr<FulfilmentPage> again(m_desk->newPage(nullptr));
        QVERIFY(again->findChild<PlaceCard *>()->findChild<QCheckBox *>()->isChecked()); // it is remembered
        m_desk->scan(due());
        QTRY_VERIFY(m_printer.printed >= 3);
        QCOMPARE(m_printer.printed.load(), 3); // and nothing for the first device, which was before all that
    }

    void theLabelOfTheDeviceAtTheDeskIsPrintedByItsButton()
    {
        page().setTakingBack(true);
        QVERIFY(!button(u"Print label"_s)->isEnabled());
        m_desk->scan(due());
        QTRY_VERIFY(button(u"Print label"_s)->isEnabled());
        button(u"Print label"_s)->click(); // nobody has chosen a printer yet
        QTRY_VERIFY(m_desk->window->findChild<LabelDialog *>());
        m_desk->window->findChild<LabelDialog *>()->reject();
        QTRY_VERIFY(!m_desk->window->findChild<LabelDialog *>());
        choosePrinter();
        button(u"Print label"_s)->click();
        QTRY_COMPARE(m_printer.printed.load(), 1);
    }

    void aLabelThatWasNotPrintedIsToldAndHoldsNothingUp()
    {
        choosePrinter();
        m_printer.isThere = false;
        page().labels().setPrintsEach(true);
        page().setTakingBack(true);
        const QString serial = due(), next = due();
        m_desk->scan(serial);
        QTRY_VERIFY2(m_desk->reads(u"The label of %1 was not printed."_s.arg(serial)),
                     qPrintable(m_desk->words()));
        QVERIFY(m_desk->reads(u"The printer Shelf printer was not found."_s));
        m_desk->scan(next);
        QTRY_COMPARE(m_desk->results(next), QStringList(u"Condition open"_s));
    }

    void anEarlyReturnIsAskedForAndNotedOnTheSubscription()
    {
        begin(u"warehouse"_s);
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_VERIFY(button(u"Ask for early return…"_s));
        const QString next = due();
        m_desk->scan(next); // what is scanned meanwhile is not what is asked for
        QTRY_VERIFY(m_desk->isIdle());
        QTest::mouseClick(button(u"Ask for early return…"_s), Qt::LeftButton);
        QTRY_VERIFY(question());
        QVERIFY(question()->windowTitle().contains(serial));
        question()->reasonField()->setText(u"The project is over."_s);
        QTest::mouseClick(question()->verbButton(), Qt::LeftButton);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Early return requested"_s));
        const QString notes = notesOf(u"subscriptions"_s, u"rental_id"_s, rental);
        QVERIFY2(notes.startsWith(u"21 Nov 2026"_s) && notes.contains(u"M. Keller: Early return requested: "_s)
                     && notes.contains(serial + u" is at the scan desk. Fee: "_s)
                     && notes.endsWith(u"EUR. The project is over."_s),
                 qPrintable(notes));
        QVERIFY(m_desk->reads(u"An early return of %1 has been requested."_s.arg(serial)));
        QVERIFY(!button(u"Ask for early return…"_s)); // once is enough
        QCOMPARE(m_desk->shop.assetOf(serial), u"rented_out held"_s);
        QCOMPARE(m_desk->shop.status(rental), u"active"_s);
        QCOMPARE(m_desk->shop.of(rental, u"early_return_requested_by"_s), u"M. Keller"_s);
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    void aNoteIsOnWhatWasAtTheDeskWhenItWasBegun()
    {
        const QString id = m_desk->order(1), other = m_desk->order(1);
        m_desk->scan(id);
        QTRY_VERIFY(m_desk->isIdle() && m_desk->reads(shortCodeOf(id)));
        QSignalSpy told(&page(), &Page::succeeded);
        m_desk->press(Qt::Key_F3);
        QTRY_VERIFY(question());
        page().work().assign(other);
        QTRY_COMPARE(page().work().order()->id, other);
        question()->reasonField()->setText(u"Box 2 is at the door."_s);
        QTest::keyClick(question(), Qt::Key_Return);
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told[0][0].toString(), u"A note was added to %1."_s.arg(shortCodeOf(id)));
        const QString notes = notesOf(u"orders"_s, u"order_id"_s, id);
        QVERIFY2(notes.endsWith(u"M. Keller: Box 2 is at the door."_s), qPrintable(notes));
        QCOMPARE(notesOf(u"orders"_s, u"order_id"_s, other), QString());
    }

    void notesOfADeviceStandOneBelowTheOtherAndNoneIsLost()
    {
        page().setTakingBack(true);
        const QString serial = due();
        m_desk->scan(serial);
        QTRY_VERIFY(m_desk->reads(u"note"_s));
        for (const QString &words : {u"No charger."_s, u"Sticker on the lid."_s}) {
            if (words.startsWith(u"Sticker"))
                m_desk->proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll); // it is done, and nobody hears of it
            m_desk->press(Qt::Key_F3);
            QTRY_VERIFY(question());
            question()->reasonField()->setText(words);
            QTest::keyClick(question(), Qt::Key_Return);
            QTRY_VERIFY(!question());
            if (words.startsWith(u"Sticker")) {
                QTRY_VERIFY_WITH_TIMEOUT(page().work().queue().isHeldUp(), 20'000);
                m_desk->proxy.letThrough();
            }
            QTRY_VERIFY_WITH_TIMEOUT(m_desk->isIdle(), 30'000);
        }
        const QStringList lines = notesOf(u"assets"_s, u"serial_number"_s, serial).split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].endsWith(u": No charger."_s) && lines[1].endsWith(u": Sticker on the lid."_s));
    }

    void whoMayNotChangeOrdersIsNotOfferedANoteOnOne()
    {
        begin(u"warehouse"_s);
        m_desk->scan(m_desk->order(1));
        QTRY_VERIFY(m_desk->isIdle() && page().work().order());
        QVERIFY(!m_desk->words().split(u'\n').contains(u"note"_s));
        m_desk->press(Qt::Key_F3);
        QTRY_VERIFY(m_desk->reads(u"Your role does not allow you to write notes on orders."_s));
        QVERIFY(!question());
    }

    void aNoteNeedsSomethingToBeOn()
    {
        m_desk->press(Qt::Key_F3);
        QTRY_VERIFY(m_desk->reads(u"There is no order to write a note on yet."_s));
        page().setTakingBack(true);
        m_desk->press(Qt::Key_F3);
        QTRY_VERIFY(m_desk->reads(u"There is no device to write a note on yet."_s));
        QVERIFY(!question());
    }

    void beforeTheFirstScanTheDeskSaysHowItWorks()
    {
        QVERIFY(m_desk->reads(u"Scan the devices one after another."_s));
        QVERIFY(m_desk->reads(u"Paste a list of serial numbers"_s));
        m_desk->window->resize(1024, 700);
        m_desk->press(Qt::Key_F6);
        QVERIFY(m_desk->reads(u"Scan each device that comes back."_s));
        QTest::qWait(0);
        QCOMPARE(m_desk->window->size(), QSize(1024, 700)); // it does not make the window higher
        QVERIFY(!m_desk->reads(u"Scan the devices one after another."_s));
        m_desk->scan(u"PX9-00417"_s);
        QVERIFY(!m_desk->reads(u"Scan each device that comes back."_s));
        QCOMPARE(m_desk->results().size(), 1);
        m_desk->press(Qt::Key_F6);
        QVERIFY(m_desk->reads(u"Scan the devices one after another."_s)); // nothing has been assigned yet
    }

    void aRightScanAndAWrongOneSoundDifferent()
    {
        QStringList heard;
        connect(&page().sounds(), &ScanSounds::played, this, [&heard](ScanSounds::Sound sound) {
            heard += sound == ScanSounds::Sound::Done ? u"done"_s : u"wrong"_s;
        });
        const QString id = m_desk->order(2), wrong = m_desk->shop.device("TABLET");
        const QStringList serials = m_desk->phones(2);
        QApplication::clipboard()->setText(QStringList({id, serials[0], wrong, serials[1]}).join(u'\n'));
        m_desk->press(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(heard, QStringList({u"done"_s, u"done"_s, u"wrong"_s, u"done"_s}));
        heard.clear();
        page().setTakingBack(true);
        const QString back = due();
        m_desk->scan(back);
        m_desk->scan(u"good"_s);
        m_desk->scan(back);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(heard, QStringList({u"done"_s, u"done"_s, u"wrong"_s}));
    }

    void whatIsScannedOverADialogIsNeitherWrittenThereNorPressesItsButton()
    {
        const QString id = m_desk->order(2), serial = m_desk->phones(1).first();
        const QuestionDialog *dialog = openNote(id);
        QVERIFY(dialog);
        QSignalSpy heard(&page().sounds(), &ScanSounds::played);
        scanOver(serial);
        scanOver(u"good"_s);
        QVERIFY(question() == dialog && dialog->isVisible());
        QCOMPARE(dialog->reasonField()->text(), QString());
        QCOMPARE(heard.count(), 2);
        QCOMPARE(heard[0][0].value<ScanSounds::Sound>(), ScanSounds::Sound::Wrong);
        const auto *told = dialog->findChild<FaultCard *>();
        QVERIFY(told && told->isVisible());
        QCOMPARE(plain(told->what()), u"good was scanned while a dialog or menu was open."_s);
        QVERIFY(m_desk->reads(plain(told->what())));
        QCOMPARE(m_desk->results(serial), QStringList());
        QTest::keyClick(dialog->reasonField(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QCOMPARE(notesOf(u"orders"_s, u"order_id"_s, id), QString());
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Assigned"_s));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words()));
    }

    void whatIsTypedIntoADialogArrivesHoweverFast()
    {
        const QString id = m_desk->order(1);
        const QuestionDialog *dialog = openNote(id);
        QVERIFY(dialog);
        typeOver(u"Box 2 is "_s, 5); // as fast as a scanner, but no Enter ends it
        QTRY_COMPARE(dialog->reasonField()->text(), u"Box 2 is "_s);
        typeByHand(u"at the door."_s);
        typeByHand(u"\r"_s);
        QTRY_VERIFY(notesOf(u"orders"_s, u"order_id"_s, id).endsWith(u": Box 2 is at the door."_s));
    }

    void aScanDoesNotAnswerAQuestion()
    {
        int answers = 0;
        const Question asked{.title = u"Go on?"_s, .text = u"It is only asked."_s, .verb = u"Go on"_s};
        const QPointer<QuestionDialog> dialog = ask(&page(), asked, [&](const QString &) { ++answers; });
        QTRY_VERIFY(dialog->verbButton()->hasFocus());
        scanOver(m_desk->phones(1).first());
        QVERIFY(dialog && dialog->isVisible());
        typeByHand(u"\r"_s);
        QTRY_COMPARE(answers, 1);
    }

    void aScannerThatTypesNothingAtTheEndIsKeptOutOfADialogToo()
    {
        m_desk->shop.choose("scanner.suffix", "''");
        m_desk->session->renew(m_desk->shop.tenant);
        page().refresh();
        const QuestionDialog *dialog = openNote(m_desk->order(1));
        QVERIFY(dialog);
        typeOver(u"PX9-00417"_s, 5);
        QTRY_VERIFY(m_desk->reads(u"PX9-00417 was scanned while a dialog or menu was open."_s));
        QCOMPARE(dialog->reasonField()->text(), QString());
    }

    void theFocusIsNotLostWithALineOfACard()
    {
        const QString gone = m_desk->order(5), stays = m_desk->order(6);
        page().refresh();
        const auto line = [this](const QString &id, int devices) {
            return m_desk->named<DeskLineButton>(
                u"%1, Lakeside School, %2 devices"_s.arg(shortCodeOf(id)).arg(devices));
        };
        QTRY_VERIFY(line(gone, 5) && line(stays, 6));
        line(stays, 6)->setFocus();
        const QString third = m_desk->order(7);
        page().refresh();
        QTRY_VERIFY(line(third, 7));
        QVERIFY(line(stays, 6)->hasFocus());
        line(gone, 5)->setFocus();
        need(cancelOrder(m_desk->shop.context(), gone, {}));
        page().refresh();
        QTRY_VERIFY(!line(gone, 5));
        QVERIFY(page().field()->hasFocus());
    }

    void aScanArrivesThoughNothingHasTheFocus()
    {
        m_desk->focus()->clearFocus();
        QVERIFY(!QApplication::focusWidget());
        scanOver(shortCodeOf(m_desk->order(1)));
        QTRY_VERIFY(m_desk->isIdle() && page().work().order());
        QVERIFY(page().field()->hasFocus());
    }

    void anOrderThatIsScannedWhileTakingBackIsCalledOne()
    {
        page().setTakingBack(true);
        const QString code = shortCodeOf(m_desk->order(1));
        m_desk->scan(code);
        QTRY_VERIFY(m_desk->reads(code + u" is an order. Devices are scanned here."_s));
        QCOMPARE(m_desk->results(code), QStringList(u"Not a device"_s));
    }

    void aDeviceThatCameBackLeadsToItsSubscription()
    {
        page().setTakingBack(true);
        const QString serial = due();
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Condition open"_s));
        QTableView *table = page().findChild<SessionCard *>()->table();
        const auto click = [table](int column) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                              table->visualRect(table->model()->index(0, column)).center());
        };
        const QSignalSpy followed(&page(), &Page::followed);
        click(DeskSession::Serial);
        QCOMPARE(followed.count(), 0);
        click(DeskSession::Owner);
        QCOMPARE(followed.count(), 1);
        const QString rental =
            m_desk->shop.look(u"select rental_id from subscriptions where serial_number = '%1'"_s.arg(serial));
        QCOMPARE(followed[0][0].value<Link>(), linkTo(rental));
    }

    void theTwoSoundsAreNotTheSame()
    {
        const auto wave = [](ScanSounds::Sound sound) {
            QFile file(ScanSounds::fileOf(sound));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray done = wave(ScanSounds::Sound::Done), wrong = wave(ScanSounds::Sound::Wrong);
        QVERIFY(done.startsWith("RIFF") && wrong.startsWith("RIFF"));
        QVERIFY(done != wrong);
    }
};

ONHIRE_GUI_TEST(TestDeskErrands)
#include "tst_desk_errands.moc"
