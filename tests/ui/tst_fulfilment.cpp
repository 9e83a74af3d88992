// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "tests/ui/fulfilment_desk.h"
#include "tests/watch/gui_test.h"
#include "ui/fulfilment/desk_heads.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSignalSpy>

using namespace onhire;
using namespace onhire::test;

class TestFulfilment : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<FulfilmentDesk> m_desk;

    FulfilmentPage &page() { return *m_desk->page; }
    void begin(const QString &role = u"admin"_s)
    {
        m_desk.reset();
        m_desk = std::make_unique<FulfilmentDesk>(role);
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
    }
    QString rented(const QString &serial)
    {
        return m_desk->shop.look(
            u"select count(*) from subscriptions where serial_number = '%1'"_s.arg(serial));
    }
    bool seenButton(const QString &words)
    {
        const QList<QPushButton *> buttons = page().findChildren<QPushButton *>();
        return std::any_of(buttons.begin(), buttons.end(), [&](const QPushButton *button) {
            return button->isVisible() && button->text() == words;
        });
    }
    void frame(const QByteArray &prefix, const QByteArray &suffix)
    {
        m_desk->shop.choose("scanner.prefix", prefix);
        m_desk->shop.choose("scanner.suffix", suffix);
        m_desk->session->renew(m_desk->shop.tenant);
        page().activate();
    }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { m_desk.reset(); }

    void todaysLinkLeadsToTakingBack()
    {
        QVERIFY(!m_desk->page->isTakingBack());
        QVERIFY(m_desk->page->openLink({.screen = u"fulfilment"_s, .act = u"fulfilment.returns"_s}));
        QVERIFY(m_desk->page->isTakingBack());
    }

    void twentyDevicesTakeTwentyOneScansAndNoKey()
    {
        const QString id = m_desk->order(20);
        m_desk->scan(shortCodeOf(id));
        for (const QString &serial : m_desk->phones(20))
            m_desk->scan(serial);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->scans, 21);
        QCOMPARE(m_desk->keys, 0);
        QCOMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QCOMPARE(m_desk->results().count(u"Assigned"_s), 20);
        QVERIFY(m_desk->reads(u"Lakeside School"_s));
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    void theFieldStaysWhereItIsWhenAnOrderComes()
    {
        const auto place = [this] { return page().field()->mapTo(&page(), QPoint()); };
        QTest::qWait(0); // until it is laid out
        const QPoint before = place();
        const QString id = m_desk->order(1);
        m_desk->scan(id);
        QTRY_VERIFY(m_desk->isIdle() && m_desk->reads(shortCodeOf(id)));
        QTest::qWait(0);
        QCOMPARE(place(), before);
    }

    void aReturnTakesAScanAndAKey()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned free"_s);
        QCOMPARE(m_desk->results(), QStringList(u"Condition open"_s));
        m_desk->press(Qt::Key_2);
        QTRY_COMPARE(m_desk->results(), QStringList(u"Good"_s));
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned good free"_s);
        QCOMPARE(m_desk->scans, 1);
        QCOMPARE(m_desk->keys, 1);
    }

    void theDeviceOfTheLastScanIsReplacedByTheNextOne()
    {
        const QString id = m_desk->order(3);
        const QStringList serials = m_desk->phones(3);
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        m_desk->scan(serials[1]);
        m_desk->press(Qt::Key_F2);
        QCOMPARE(page().field()->placeholderText(), u"scan the replacement"_s);
        QVERIFY(m_desk->reads(u"Replacing %1."_s.arg(serials[1])));
        m_desk->scan(serials[2]);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(), QStringList({u"Assigned"_s, u"Replaced"_s, u"Assigned"_s, u"Order"_s}));
        QVERIFY(m_desk->reads(u"%1 was replaced by %2 and is available again."_s.arg(serials[1], serials[2])));
        QCOMPARE(m_desk->shop.assetOf(serials[1]), u"available free"_s);
        QCOMPARE(m_desk->shop.assetOf(serials[2]), u"rented_out held"_s);
        QCOMPARE(page().field()->placeholderText(), u"scan a serial number"_s);
        m_desk->scan(serials[1]); // the one that was put back goes out after all, to an item that is open
        QTRY_COMPARE(page().work().assigned().done(), 3);
        QCOMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    // Where the database is slow, the screen still shows the scans before as waiting.
    void whatIsReplacedIsWhatWasScannedLastHoweverFastScansCome()
    {
        const QString id = m_desk->order(4);
        const QStringList serials = m_desk->phones(6);
        m_desk->proxy.slowDown(std::chrono::milliseconds(20));
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        m_desk->press(Qt::Key_F2);
        m_desk->scan(serials[1]); // for the first
        m_desk->scan(serials[2]);
        m_desk->press(Qt::Key_F2);
        m_desk->scan(serials[3]); // for the one before
        m_desk->press(Qt::Key_F2);
        m_desk->scan(serials[4]); // for the replacement
        m_desk->scan(serials[5]);
        QCOMPARE(m_desk->results(serials[3]), QStringList(u"Waiting"_s));
        m_desk->proxy.slowDown(std::chrono::milliseconds(0));
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(
            m_desk->shop.look(u"select string_agg(serial_number, ' ' order by rental_id) from subscriptions"_s),
            QStringList({serials[1], serials[4], serials[5]}).join(u' '));
        QCOMPARE(m_desk->results(serials[0]), QStringList(u"Replaced"_s));
        QCOMPARE(m_desk->results(serials[3]), QStringList(u"Replaced"_s));
        QCOMPARE(m_desk->of(id, u"rented_devices"_s), u"3"_s);
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    // The key was for a scan that turns out to be nobody's device.
    void anOrderIsTakenThoughThereIsNothingToReplace()
    {
        const QString first = m_desk->order(2), second = m_desk->order(1);
        const QString serial = m_desk->phones(1).constFirst();
        m_desk->proxy.slowDown(std::chrono::milliseconds(20));
        m_desk->scan(first);
        m_desk->scan(u"PX9-00417"_s);
        m_desk->press(Qt::Key_F2);
        m_desk->scan(second);
        m_desk->scan(serial);
        m_desk->proxy.slowDown(std::chrono::milliseconds(0));
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->of(second, u"status"_s), u"fulfilled"_s);
        QCOMPARE(m_desk->of(first, u"rented_devices"_s), u"0"_s);
    }

    void theOrderOfADeviceThatIsReplacedIsShown()
    {
        const QString first = m_desk->order(1), second = m_desk->order(2);
        const QStringList serials = m_desk->phones(2);
        m_desk->scan(first);
        m_desk->scan(serials[0]); // the only one that it takes
        m_desk->scan(second);
        QTRY_VERIFY(m_desk->isIdle());
        m_desk->press(Qt::Key_F2);
        QVERIFY(m_desk->reads(u"Replacing %1"_s.arg(serials[0])));
        const auto isHead = [this](const QString &order) {
            const AssignHead *head = page().findChild<AssignHead *>();
            const QList<QLabel *> labels = head->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->text() == shortCodeOf(order); });
        };
        QTRY_VERIFY2(m_desk->reads(u"Replacing %1."_s.arg(serials[0])), qPrintable(m_desk->words()));
        QVERIFY(isHead(first));
        QTRY_VERIFY(m_desk->reads(u"1 of 1"_s)); // its items beside it
        m_desk->press(Qt::Key_Escape); // it stays
        QTRY_VERIFY(isHead(second) && m_desk->reads(u"0 of 2"_s));
        QCOMPARE(page().work().order()->id, second);
        QVERIFY(page().work().aside().ids().isEmpty());
        m_desk->press(Qt::Key_F2);
        m_desk->scan(serials[1]);
        QTRY_VERIFY(m_desk->isIdle());
        QVERIFY(m_desk->reads(u"%1 was replaced by %2 and is available again."_s.arg(serials[0], serials[1])));
        QCOMPARE(m_desk->of(first, u"rented_devices"_s), u"1"_s);
        QCOMPARE(m_desk->of(second, u"rented_devices"_s), u"0"_s);
        QTRY_VERIFY(isHead(second)); // which was at the desk all the time
    }

    void nothingIsReplacedByAKeyThatWasNotMeant()
    {
        m_desk->press(Qt::Key_F2);
        QVERIFY(m_desk->reads(u"There is no device to replace yet."_s));
        const QString id = m_desk->order(2), tablet = m_desk->shop.device("TABLET");
        const QStringList serials = m_desk->phones(2);
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        QTRY_VERIFY(m_desk->isIdle());
        m_desk->press(Qt::Key_F2);
        m_desk->press(Qt::Key_Escape);
        QVERIFY(!m_desk->reads(u"Replacing"_s));
        m_desk->press(Qt::Key_Z, Qt::ControlModifier); // likewise
        m_desk->scan(tablet);
        QTRY_COMPARE(m_desk->results(tablet), QStringList(u"Wrong device"_s));
        QVERIFY(m_desk->reads(u"cannot replace "_s + serials[0]));
        m_desk->scan(serials[1]); // it replaces nothing any more
        QTRY_COMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        m_desk->scan(u"PX9-00417"_s);
        m_desk->press(Qt::Key_F2); // meant is the last one that may be assigned
        QTRY_VERIFY(m_desk->isIdle());
        QVERIFY(!m_desk->reads(u"Replacing PX9-00417."_s));
    }

    void aConditionIsUndoneAndTakingBackIsNot()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        AssetPatch patch;
        patch.condition = u"excellent"_s; // that it went out with
        need(reviseAsset(m_desk->shop.context(), serial, patch));
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->press(Qt::Key_F2);
        QVERIFY(m_desk->reads(u"There is no condition to undo yet."_s));
        m_desk->scan(serial);
        m_desk->scan(u"fair"_s);
        m_desk->scan(u"poor"_s);
        QTRY_VERIFY(m_desk->isIdle());
        QVERIFY(!m_desk->reads(u"There is no condition to undo yet."_s)); // that was about a key
        m_desk->press(Qt::Key_F2);
        QTRY_COMPARE(m_desk->results(), QStringList(u"Fair"_s));
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned fair free"_s);
        m_desk->press(Qt::Key_F2);
        QTRY_COMPARE(m_desk->results(), QStringList(u"Condition open"_s));
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned free"_s);
        QVERIFY(!page().notice()->isShown());
        m_desk->press(Qt::Key_F2);
        QTRY_VERIFY(m_desk->reads(serial + u" has been taken back. This cannot be undone."_s));
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned free"_s);
    }

    void twoHundredScansTenMillisecondsApartAreAllDoneOnce()
    {
        constexpr int Scans = 200;
        const QString id = m_desk->order(Scans);
        const QStringList serials = m_desk->phones(Scans);
        m_desk->scan(id);
        QElapsedTimer time;
        time.start();
        for (int i = 0; i < Scans; ++i) {
            m_desk->scan(serials[i]);
            QTest::qWait(10);
        }
        const qint64 scanned = time.elapsed();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->isIdle(), 120'000);
        qInfo("%d scans came in %lld ms and were done after %lld ms", Scans, scanned, time.elapsed());
        QCOMPARE(m_desk->results().count(u"Assigned"_s), Scans);
        QCOMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QCOMPARE(
            m_desk->shop.look(u"select string_agg(serial_number, ' ' order by rental_id) from subscriptions"_s),
            serials.join(u' '));
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    void aWrongScanIsExplainedAndTheNextIsDone()
    {
        const QString id = m_desk->order(2), wrong = m_desk->shop.device("TABLET");
        const QStringList serials = m_desk->phones(2);
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        m_desk->scan(wrong);
        m_desk->scan(serials[0]);
        m_desk->scan(u"PX9-00417"_s);
        m_desk->scan(wrong);
        QTRY_VERIFY(m_desk->isIdle());
        const QString needed =
            m_desk->shop.look(u"select product_name from assets where sku = 'PHONE' limit 1"_s);
        QVERIFY2(m_desk->reads(wrong + u" is a "_s), qPrintable(m_desk->words()));
        QVERIFY(m_desk->reads(u"this order needs "_s + needed));
        QVERIFY(page().field()->hasFocus());
        m_desk->press(Qt::Key_Escape);
        QVERIFY(!page().notice()->isShown());

        m_desk->scan(wrong);
        m_desk->scan(serials[1]);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(wrong),
                 QStringList({u"Wrong device"_s, u"Wrong device"_s, u"Wrong device"_s}));
        QCOMPARE(m_desk->results(serials[0]), QStringList({u"Scanned twice"_s, u"Assigned"_s}));
        QCOMPARE(m_desk->results(u"PX9-00417"_s), QStringList(u"Unknown"_s));
        QCOMPARE(m_desk->results(serials[1]), QStringList(u"Assigned"_s));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words())); // that is over
    }

    void whatTheCompanyDoesNotKnowStandsBackInItsRow()
    {
        m_desk->scan(m_desk->order(1));
        m_desk->scan(u"PX9-00417"_s);
        QTRY_VERIFY(m_desk->isIdle());
        const QTableView *table = page().findChild<SessionCard *>()->table();
        const auto cell = [&](int row, int column) { return table->model()->index(row, column); };
        QCOMPARE(cell(0, DeskSession::Serial).data().toString(), u"PX9-00417"_s);
        QCOMPARE(cell(0, DeskSession::Device).data().toString(), u"–"_s);
        QVERIFY(cell(0, DeskSession::Serial).data(DeskSession::UnknownRole).toBool());
        QVERIFY(!cell(1, DeskSession::Serial).data(DeskSession::UnknownRole).toBool());
        const QImage image = table->viewport()->grab().toImage();
        const auto darkest = [&](int row) {
            const QRect place = table->visualRect(cell(row, DeskSession::Serial));
            int least = 255;
            for (int x = place.left(); x <= place.right(); ++x) {
                for (int y = place.top() + 2; y < place.bottom() - 2; ++y)
                    least = qMin(least, qGray(image.pixel(x, y)));
            }
            return least;
        };
        QVERIFY2(darkest(0) > darkest(1) + 20, qPrintable(u"%1 %2"_s.arg(darkest(0)).arg(darkest(1))));
    }

    void whatWasWrongForOneOrderIsNotSaidOfTheNext()
    {
        const QString wrong = m_desk->shop.device("TABLET"), next = m_desk->order(1);
        m_desk->scan(m_desk->order(1));
        m_desk->scan(wrong);
        QTRY_VERIFY(page().notice()->isShown());
        m_desk->scan(next);
        QTRY_VERIFY(m_desk->isIdle() && m_desk->reads(shortCodeOf(next)));
        QVERIFY2(!page().notice()->isShown(), qPrintable(m_desk->words()));
        m_desk->scan(wrong);
        QTRY_VERIFY(page().notice()->isShown());
    }

    void whyAScanWasRefusedIsFoundInItsRowLater()
    {
        const QString id = m_desk->order(2), wrong = m_desk->shop.device("TABLET");
        m_desk->scan(id);
        m_desk->scan(wrong);
        m_desk->scan(u"PX9-00417"_s);
        m_desk->scan(m_desk->phones(1).first());
        QTRY_VERIFY(m_desk->isIdle());
        const QString why = wrong + u" is a "_s;
        QVERIFY(!m_desk->reads(why));
        QTableView *table = page().findChild<SessionCard *>()->table();
        const QModelIndex row = table->model()->index(2, DeskSession::Result);
        QVERIFY(row.data(Qt::ToolTipRole).toString().startsWith(why));
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().startsWith(u"Wrong device: "_s + why));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(row).center());
        QVERIFY2(page().notice()->isShown() && m_desk->reads(why), qPrintable(m_desk->words()));
        QCOMPARE(table->model()->index(0, DeskSession::Result).data(Qt::ToolTipRole).toString(), QString());
    }

    void theHeadlineIsThatOfTheMode()
    {
        QTRY_VERIFY(m_desk->reads(u"Queue: "_s));
        m_desk->press(Qt::Key_F6);
        QVERIFY(page().isTakingBack());
        QVERIFY(m_desk->reads(u"No returns due"_s) && !m_desk->reads(u"Queue: "_s));
        m_desk->press(Qt::Key_F6);
        QVERIFY(m_desk->reads(u"Queue: "_s) && !m_desk->reads(u"No returns due"_s));
    }

    void theShelfOfARowIsTheOneOfTheCard()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->shop.look(u"update assets set location = 'Main store' where serial_number <> '%1' "
                          "returning 1"_s.arg(serial));
        m_desk->shop.device();
        m_desk->shop.look(
            u"update assets set location = 'Main store' where location is null and status = 'available' returning 1"_s);
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_VERIFY(m_desk->isIdle());
        const QAbstractItemModel *rows = page().findChild<SessionCard *>()->table()->model();
        QCOMPARE(rows->index(0, DeskSession::Shelf).data().toString(), u"Main store"_s);
        QCOMPARE(m_desk->shop.look(u"select location from assets where serial_number = '%1'"_s.arg(serial)),
                 u"Main store"_s);
        QStringList words = m_desk->words().split(u'\n');
        QVERIFY2(words.contains(u"Shelf"_s) && words.contains(u"Main store"_s), qPrintable(m_desk->words()));
    }

    void afterAnOrderThatTakesNoDevicesNoneGoesToTheOneBefore()
    {
        const QString id = m_desk->order(2), cancelled = m_desk->order(2);
        need(cancelOrder(m_desk->shop.context(), cancelled, {}));
        const QString serial = m_desk->phones(1).first();
        m_desk->scan(id);
        m_desk->scan(shortCodeOf(cancelled));
        m_desk->scan(serial);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(), QStringList({u"Cancelled"_s, u"Cancelled"_s, u"Order"_s}));
        QCOMPARE(rented(serial), u"0"_s);
        QVERIFY(m_desk->reads(u"Order %1 is cancelled."_s.arg(shortCodeOf(cancelled))));
    }

    void nothingIsToBeFetchedForACancelledOrder()
    {
        const QString id = m_desk->order(2);
        m_desk->phones(2);
        m_desk->scan(id);
        QTRY_VERIFY2(m_desk->reads(u"2 × "_s), qPrintable(m_desk->words()));
        QVERIFY(seenButton(u"Print packing list…"_s));
        need(cancelOrder(m_desk->shop.context(), id, {}));
        m_desk->scan(id);
        QTRY_VERIFY2(m_desk->reads(u"This order needs no more devices."_s), qPrintable(m_desk->words()));
        QVERIFY2(m_desk->words().split(u'\n').contains(u"0"_s), qPrintable(m_desk->words())); // left to assign
        QCOMPARE(page().field()->placeholderText(), u"scan the next order"_s);
        QVERIFY(!seenButton(u"Print packing list…"_s));
    }

    void anOrderThatIsNotConfirmedAsksForTheNext()
    {
        m_desk->shop.choose("orders.autoConfirm", "false");
        m_desk->session->renew(m_desk->shop.tenant);
        const QString id = m_desk->order(2);
        m_desk->scan(id);
        QTRY_VERIFY(m_desk->reads(u"is not confirmed yet."_s));
        QCOMPARE(page().field()->placeholderText(), u"scan the next order"_s);
    }

    void aDeviceThatIsNotOutHasNoCustomer()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Condition open"_s));
        AssetPatch patch;
        patch.status = AssetStatus::Available;
        need(reviseAsset(m_desk->shop.context(), serial, patch));
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList({u"Not out"_s, u"Condition open"_s}));
        const QAbstractItemModel *rows = page().findChild<SessionCard *>()->table()->model();
        QCOMPARE(rows->index(0, DeskSession::Owner).data().toString(), u"–"_s);
        QCOMPARE(rows->index(1, DeskSession::Owner).data().toString(), u"Ada Lovelace"_s);
    }

    void aDeviceOfAnotherCustomerIsRefusedWithALinkToItsSubscription()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->scan(m_desk->order(1));
        m_desk->scan(serial);
        QTRY_VERIFY(page().notice()->isShown());
        QVERIFY2(m_desk->reads(u"Ada Lovelace has it on subscription %1."_s.arg(shortCodeOf(rental))),
                 qPrintable(m_desk->words()));
        const QSignalSpy links(&page(), &Page::followed);
        Q_EMIT page().notice()->linkFollowed();
        QCOMPARE(links.count(), 1);
        QCOMPARE(links[0][0].value<Link>(), linkTo(rental));
    }

    void aFramedScanArrivesWhateverHasTheFocus()
    {
        frame("'~~'", "'#'");
        const QString id = m_desk->order(2);
        const QStringList serials = m_desk->phones(2);
        m_desk->scan(id, u"~~"_s, u"#"_s);
        QTRY_VERIFY(m_desk->isIdle() && m_desk->reads(u"Left to assign"_s));
        page().findChild<SegmentedSwitch *>()->findChild<QPushButton *>()->setFocus();
        m_desk->scan(serials[0], u"~~"_s, u"#"_s);
        page().field()->setFocus();
        m_desk->scan(serials[1], u"~~"_s, u"#"_s);
        QTRY_COMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QCOMPARE(page().field()->text(), QString());
    }

    void whatOnlyLooksLikeAFrameIsTypedAfterAll()
    {
        frame("'~~'", "'#'");
        QTest::keyClicks(m_desk->focus(), u"~A7"_s);
        QTRY_COMPARE(page().field()->text(), u"~A7"_s);
        QTest::keyClicks(m_desk->focus(), u"~"_s);
        QTRY_COMPARE(page().field()->text(), u"~A7~"_s);
    }

    void aScannerThatEndsWithTabOrNothingIsUnderstood()
    {
        const QString id = m_desk->order(3);
        const QStringList serials = m_desk->phones(3);
        m_desk->scan(id);
        frame("''", "'\\t'");
        QTest::keyClicks(m_desk->focus(), serials[0]);
        QTest::keyClick(m_desk->focus(), Qt::Key_Tab);
        QTRY_COMPARE(m_desk->results(serials[0]), QStringList(u"Assigned"_s));
        QVERIFY(page().field()->hasFocus());
        frame("''", "''");
        QTest::keyClicks(m_desk->focus(), serials[1]);
        QTRY_COMPARE(m_desk->results(serials[1]), QStringList(u"Assigned"_s));
        frame("'^'", "''");
        m_desk->scan(serials[2], u"^"_s, {});
        QTRY_COMPARE(m_desk->results(serials[2]), QStringList(u"Assigned"_s));
    }

    void whatIsScannedWhileAButtonHasTheFocusGoesToTheField()
    {
        m_desk->scan(m_desk->order(1));
        page().findChild<SegmentedSwitch *>()->findChild<QPushButton *>()->setFocus();
        const QString serial = m_desk->phones(1).first();
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Assigned"_s));
    }

    void everyLineOfAPastedListIsAScan()
    {
        const QString id = m_desk->order(3);
        QApplication::clipboard()->setText(id + u"\r\n"_s + m_desk->phones(3).join(u"\r\n") + u"\n\n"_s);
        m_desk->press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QApplication::clipboard()->setText(u"one line"_s);
        m_desk->press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(page().field()->text(), u"one line"_s);
    }

    void whileTheDatabaseIsAwayScansWaitAndAreDoneWhenItIsBack()
    {
        const QString id = m_desk->order(6);
        const QStringList serials = m_desk->phones(6);
        m_desk->scan(id);
        m_desk->scan(serials[0]);
        QTRY_VERIFY(m_desk->isIdle());
        m_desk->proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll); // this one is done, and nobody hears of it
        for (int i = 1; i < 5; ++i)
            m_desk->scan(serials[i]);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->reads(u"4 scans waiting"_s), 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->reads(u"The database cannot be reached."_s), 20'000);
        m_desk->scan(serials[5]);
        QVERIFY(m_desk->reads(u"5 scans waiting"_s));
        QCOMPARE(m_desk->results(serials[5]), QStringList(u"Waiting"_s));
        QCOMPARE(rented(serials[1]), u"1"_s);
        QCOMPARE(rented(serials[2]), u"0"_s);

        m_desk->proxy.letThrough();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->isIdle(), 30'000);
        for (const QString &serial : serials) {
            QCOMPARE(m_desk->results(serial), QStringList(u"Assigned"_s));
            QCOMPARE(rented(serial), u"1"_s);
        }
        QCOMPARE(m_desk->of(id, u"status"_s), u"fulfilled"_s);
        QVERIFY(!m_desk->reads(u"scans waiting"_s));
        QTRY_VERIFY(!m_desk->reads(u"cannot be reached"_s)); // beside the scans a moment later
        QVERIFY(!page().notice()->isShown());
        QCOMPARE(m_desk->shop.disorder(), QString());
    }

    void inANarrowWindowNamesComeBeforeTheTimeAndWordsBeforeButtons()
    {
        m_desk->window->resize(1024, 700);
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Not taken back"_s));
        const QTableView *table = page().findChild<SessionCard *>()->table();
        QVERIFY(table->isColumnHidden(DeskSession::Time));
        for (const int column : {DeskSession::Device, DeskSession::Owner}) {
            const QString name = table->model()->index(0, column).data().toString();
            QVERIFY2(table->columnWidth(column) > table->fontMetrics().horizontalAdvance(name),
                     qPrintable(name));
        }
        const auto bottomOf = [this](const QString &words) {
            for (const QLabel *label : page().notice()->findChildren<QLabel *>()) {
                if (label->text().contains(words))
                    return label->geometry().bottom();
            }
            return INT_MAX;
        };
        for (const QPushButton *button : page().notice()->findChildren<QPushButton *>()) {
            if (button->isVisible())
                QTRY_VERIFY2(button->y() > bottomOf(u"the fee would be"_s), qPrintable(button->text()));
        }
        QCOMPARE(m_desk->window->height(), 700); // it has not grown for that
    }

    void aDeviceThatRunsIsNotTakenBackAndTheFeeIsSaid()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        page().setTakingBack(true);
        m_desk->scan(serial);
        QTRY_COMPARE(m_desk->results(serial), QStringList(u"Not taken back"_s));
        QVERIFY2(m_desk->reads(serial + u" was not taken back: its contract runs to 21 Nov 2027."_s),
                 qPrintable(m_desk->words()));
        QVERIFY(m_desk->reads(u"the fee would be "_s) && m_desk->reads(u"\u00a0EUR."_s));
        m_desk->press(Qt::Key_2); // has nothing to be said of
        QTest::qWait(2 * ScanField::Patience);
        QCOMPARE(m_desk->shop.assetOf(serial), u"rented_out held"_s);
    }

    void whoScansOnLeavesTheConditionOpenAndMaySetItLater()
    {
        QStringList serials;
        for (int i = 0; i < 2; ++i) {
            const QString rental = m_desk->shop.rent();
            serials += m_desk->shop.of(rental, u"serial_number"_s);
            m_desk->shop.cancel(rental);
        }
        page().setTakingBack(true);
        m_desk->scan(serials[0]);
        m_desk->scan(serials[1]);
        m_desk->scan(u"DAMAGED"_s); // a printed code
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(), QStringList({u"Damaged"_s, u"Condition open"_s}));
        auto *open = m_desk->page->findChild<QPushButton *>(u"openConditions"_s);
        QTRY_VERIFY(open->text().startsWith(u"1 "));
        QVERIFY(open->isVisible());
        open->click();
        m_desk->press(Qt::Key_1);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[0]), u"returned excellent free"_s);
        QTRY_VERIFY(!open->isVisible());
        QCOMPARE(m_desk->shop.assetOf(serials[1]), u"returned damaged free"_s);
    }

    void aSerialNumberThatBeginsWithADigitIsNoCondition()
    {
        const QString rental = m_desk->shop.rent(), serial = m_desk->shop.of(rental, u"serial_number"_s);
        m_desk->shop.cancel(rental);
        page().setTakingBack(true);
        m_desk->scan(serial);
        m_desk->scan(u"3F0042"_s);
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(u"3F0042"_s), QStringList(u"Unknown"_s));
        QCOMPARE(m_desk->shop.assetOf(serial), u"returned free"_s);
    }

    void aConditionAndTheNextScanShortlyAfterAreBothUnderstood()
    {
        QStringList serials;
        for (int i = 0; i < 2; ++i) {
            const QString rental = m_desk->shop.rent();
            serials += m_desk->shop.of(rental, u"serial_number"_s);
            m_desk->shop.cancel(rental);
        }
        page().setTakingBack(true);
        m_desk->scan(serials[0]);
        m_desk->press(Qt::Key_4);
        QTest::qWait(2 * ScanField::ScannerGap);
        m_desk->scan(serials[1]);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[0]), u"returned poor free"_s);
        QTRY_COMPARE(m_desk->shop.assetOf(serials[1]), u"returned free"_s);
    }

    void aLinkTakesItsOrder()
    {
        const QString id = m_desk->order(2);
        QVERIFY(page().openLink({.screen = u"fulfilment"_s, .id = id}));
        QTRY_VERIFY(m_desk->isIdle());
        QVERIFY(m_desk->reads(shortCodeOf(id)));
        m_desk->scan(m_desk->phones(1).first());
        QTRY_COMPARE(m_desk->of(id, u"status"_s), u"partial"_s);
    }

    void theNextOrderOfTheQueueIsTakenByAKey()
    {
        const QString first = m_desk->order(2), second = m_desk->order(5);
        page().refresh();
        QTRY_VERIFY(m_desk->reads(u"Queue: 2 orders, 7 devices"_s));
        m_desk->press(Qt::Key_F4);
        QTRY_VERIFY(page().work().order() && page().work().order()->id == first);
        QTRY_VERIFY(
            m_desk->named<DeskLineButton>(u"%1, Lakeside School, 5 devices"_s.arg(shortCodeOf(second))));
        m_desk->press(Qt::Key_F4);
        QTRY_COMPARE(page().work().order()->id, second);
        m_desk->press(Qt::Key_Escape);
        QVERIFY(!page().work().order());
        m_desk->press(Qt::Key_F6);
        QVERIFY(page().isTakingBack());
        QVERIFY(m_desk->window->actions().conflicts().isEmpty());
    }

    void anOrderIsSetAsideAndTakenUpAgain()
    {
        const QString first = m_desk->order(2), second = m_desk->order(5);
        const QStringList serials = m_desk->phones(3);
        page().refresh();
        QTRY_VERIFY(m_desk->reads(u"Queue: 2 orders, 7 devices"_s));
        QVERIFY(m_desk->reads(u"next order"_s) && !m_desk->reads(u"Set aside"_s));
        m_desk->press(Qt::Key_F4);
        QTRY_VERIFY(page().work().order() && page().work().order()->id == first);
        QVERIFY(m_desk->reads(u"set aside"_s));
        m_desk->scan(serials[0]);
        m_desk->press(Qt::Key_F4); // the scan before it still goes to the first order
        m_desk->scan(serials[1]); // and the one after it to the second
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(page().work().order()->id, second);
        QCOMPARE(m_desk->of(first, u"rented_devices"_s), u"1"_s);
        QCOMPARE(m_desk->of(second, u"rented_devices"_s), u"1"_s);
        const QString line = u"%1, Lakeside School, 1 left"_s.arg(shortCodeOf(first));
        QTRY_VERIFY(m_desk->reads(u"Set aside"_s) && m_desk->named<DeskLineButton>(line));
        QTRY_COMPARE(page().findChildren<DeskLineButton *>().count(), 1); // not in the queue as well

        m_desk->press(Qt::Key_F4); // none but the one that was set aside is left
        QTRY_VERIFY(!page().work().order());
        QCOMPARE(page().work().aside().ids(), QStringList({first, second}));
        QTRY_VERIFY(m_desk->named<DeskLineButton>(line));
        QTest::mouseClick(m_desk->named<DeskLineButton>(line), Qt::LeftButton);
        QTRY_VERIFY(page().work().order() && page().work().order()->id == first);
        QCOMPARE(page().work().aside().ids(), QStringList(second));
        m_desk->scan(serials[2]);
        QTRY_COMPARE(m_desk->of(first, u"status"_s), u"fulfilled"_s);
        QTRY_VERIFY(m_desk->reads(u", 4 devices"_s));
        m_desk->press(Qt::Key_F4); // nothing is left of it, so it is not set aside, and the next one comes
        QTRY_VERIFY(page().work().order() && page().work().order()->id == second);
        QVERIFY(page().work().aside().ids().isEmpty());
        QTRY_VERIFY(!m_desk->reads(u"Set aside"_s));
    }

    void anOrderThatWasSetAsideGoesWhenAnotherDeskCompletesIt()
    {
        const QString id = m_desk->order(1);
        m_desk->scan(id);
        QTRY_VERIFY(m_desk->isIdle());
        m_desk->press(Qt::Key_F4);
        QTRY_VERIFY(m_desk->reads(u"Set aside"_s));
        QVERIFY(need(assignDevice(m_desk->shop.context(), id, m_desk->phones(1).first())).isDone());
        page().refresh();
        QTRY_VERIFY(!m_desk->reads(u"Set aside"_s));
    }

    void whoFetchesTheDevicesSeesWhichVariantIsMeant()
    {
        const QString id = m_desk->order(2);
        m_desk->phones(2);
        const QString variant =
            m_desk->shop.look(u"select product_name || ' (PHONE)' from assets where sku = 'PHONE' limit 1"_s);
        m_desk->scan(id);
        QTRY_VERIFY2(m_desk->reads(variant), qPrintable(m_desk->words()));
        QTRY_VERIFY2(m_desk->reads(u"× "_s + variant), qPrintable(m_desk->words()));
    }

    void whatAnotherDeskAssignsIsShownHere()
    {
        const QString id = m_desk->order(2);
        m_desk->scan(id);
        QTRY_VERIFY(m_desk->reads(u"0 of 2"_s));
        QVERIFY(need(assignDevice(m_desk->shop.context(), id, m_desk->phones(1).first())).isDone());
        page().refresh();
        QTRY_VERIFY(m_desk->reads(u"1 of 2"_s));
    }

    void theQueueSaysHowManyMoreThereAre()
    {
        for (int i = 0; i < 9; ++i)
            m_desk->order(1);
        page().refresh();
        QTRY_VERIFY(m_desk->reads(u"2 more orders"_s));
        QCOMPARE(page().findChildren<DeskLineButton *>().count(), 7);
    }

    void whoMayNotAssignSeesWhy()
    {
        begin(u"read_only"_s);
        QVERIFY(!page().field()->isEnabled());
        QVERIFY(m_desk->reads(u"Your role does not allow you to assign devices."_s));
        page().setTakingBack(true);
        QVERIFY(m_desk->reads(u"Your role does not allow you to take devices back."_s));
        QVERIFY(page().openLink({.screen = u"fulfilment"_s, .id = m_desk->order(1)}));
        QVERIFY(m_desk->isIdle());
        begin(u"warehouse"_s);
        QVERIFY(page().field()->isEnabled());
    }

    void theSessionKeepsItsPromisesAsAModel()
    {
        const QAbstractItemModelTester tester(&page().work().assigned(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_desk->scan(m_desk->order(1));
        m_desk->scan(u"no such thing"_s);
        m_desk->scan(m_desk->phones(1).first());
        QTRY_VERIFY(m_desk->isIdle());
        QCOMPARE(m_desk->results(), QStringList({u"Assigned"_s, u"Unknown"_s, u"Order"_s}));
    }
};

ONHIRE_GUI_TEST(TestFulfilment)
#include "tst_fulfilment.moc"
