// SPDX-License-Identifier: GPL-3.0-or-later
// What the pane beside the list says of several orders, and what can be done with them from there.
#include "core/base/id.h"
#include "tests/support/test_cluster.h"
#include "tests/ui/orders_desk_test.h"
#include "tests/watch/gui_test.h"
#include "tests/watch/plain_words.h"
#include "ui/shared/actions/refused_list.h"
#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/figure_strip.h"
#include "ui/shared/exports/table_exporter.h"
#include "ui/shared/links/link_label.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/status_line.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSeveralOrders : public OrdersDeskTest
{
    Q_OBJECT

private:
    // Two orders, the latest first, selected with the keyboard; the pane tells of both.
    void selectTwo(const QString &latest, const QString &before)
    {
        QTRY_VERIFY(page()->model().idAt(0) == latest && page()->model().idAt(1) == before);
        page()->table()->setFocus();
        page()->table()->selectRow(0);
        QTest::keyClick(page()->table(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(page()->bulkPane()->isVisible() && inBulk(u"orders.cancel"_s));
    }
    void beginWithTwo(const QString &latest, const QString &before) // the question is to be answered
    {
        selectTwo(latest, before);
        QTRY_VERIFY(page()->bulkPane()->primary());
        page()->bulkPane()->primary()->click();
        QTRY_VERIFY(question());
    }
    void askToConfirmWhatSomebodyCancels(const QString &id)
    {
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(u"orders.confirm"_s);
        QTRY_VERIFY(question());
        m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, id, {}); });
        QTRY_COMPARE(page()->shown().value[u"status"].toString(), u"cancelled"_s);
    }
    QString told() { return plain(m_desk->window->messages()->shown().join(u' ')); }
    QPushButton *inBulk(const QString &action)
    {
        const QList<QPushButton *> buttons = page()->bulkPane()->actionButtons();
        const auto found = std::ranges::find(buttons, action, &QObject::objectName);
        return found == buttons.end() ? nullptr : *found;
    }
    QList<LinkLabel *> refusedLinks()
    {
        for (const RefusedList *list : page()->bulkPane()->findChildren<RefusedList *>()) {
            if (list->isVisible()) // one that is gone may still be there
                return list->findChildren<LinkLabel *>();
        }
        return {};
    }
    QStringList refused()
    {
        QStringList titles;
        for (const LinkLabel *each : refusedLinks())
            titles += plain(each->text());
        return titles;
    }
    // Also of a name that the pane has too little room for: its tool tip has it all.
    static QString wholeTextOf(const QLabel &label)
    {
        const auto *elided = qobject_cast<const ElidedLabel *>(&label);
        return elided ? elided->whole() : label.text();
    }

    QStringList wordsInBulk()
    {
        QStringList words;
        for (const QLabel *label : page()->bulkPane()->findChildren<QLabel *>()) {
            if (label->isVisible())
                words += plain(wholeTextOf(*label));
        }
        return words;
    }

private Q_SLOTS:
    void init() { sitDown(); }
    void cleanup() { m_desk.reset(); }

    void theNextStepOfSeveralRowsSaysHowManyItIsForAndLeavesTheOthersAlone()
    {
        const QString pending = place("one@engine.example"), cancelled = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, cancelled, {}); });
        const QString before = stored(cancelled, u"version"_s);
        selectTwo(cancelled, pending);
        QPushButton *confirm = page()->bulkPane()->primary();
        QVERIFY(confirm && confirm->text().startsWith(u"Confirm 1 order"_s));
        QCOMPARE(inBulk(u"orders.confirm"_s), confirm); // and no second time below
        QVERIFY(
            !wordsInBulk().filter(shortCodeOf(cancelled) + u": "_s).filter(u"no longer pending"_s).isEmpty());
        confirm->setFocus();
        press(Qt::Key_Space);
        QTRY_VERIFY(question());
        answer();
        QTRY_COMPARE(stored(pending, u"status"_s), u"confirmed"_s);
        QCOMPARE(stored(cancelled, u"version"_s), before);
        QCOMPARE(page()->table()->selectedIds().size(), 2);
        QTRY_VERIFY(!page()->bulkPane()->primary()); // nothing is left to be confirmed
    }

    void aKeyThatIsForNoneOfTheSelectedRowsSaysWhy()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        for (const QString &each : {one, two})
            m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, each, {}); });
        selectTwo(two, one);
        QTRY_VERIFY(!inBulk(u"orders.confirm"_s)->isEnabled());
        const QKeySequence confirm(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
        QTest::keySequence(page()->table(), confirm);
        QTRY_VERIFY(told().contains(u"no longer pending"_s));
        QVERIFY(!question());

        QTest::keySequence(page()->table(), QKeySequence(Qt::CTRL | Qt::Key_E));
        QTRY_VERIFY(told().contains(u"“Edit” works on one record at a time."_s));
    }

    void whatIsStillToBeAssignedTellsOfOrdersThatAreNotConfirmed()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, one); });
        selectTwo(two, one);
        const auto notes = [this] {
            QStringList texts;
            for (const Figure *figure : page()->bulkPane()->findChildren<Figure *>()) {
                if (figure->isVisible() && figure->text().caption == u"Still to assign")
                    texts += figure->text().value + u' ' + figure->text().note;
            }
            return texts;
        };
        QTRY_COMPARE(notes(), QStringList(u"1 1 more once confirmed"_s));
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, two); });
        QTRY_COMPARE(notes(), QStringList(u"2 "_s));
    }

    void theMenuOfSeveralRowsSaysHowManyEachActionFits()
    {
        const QString pending = place("one@engine.example"), cancelled = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, cancelled, {}); });
        selectTwo(cancelled, pending);
        Q_EMIT page()->table()->customContextMenuRequested(QPoint(40, 40));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QMap<QString, QAction *> items;
        for (QAction *each : menu->actions())
            items.insert(each->objectName(), each);
        QVERIFY(items.contains(u"orders.confirm"_s) && items.contains(u"orders.cancel"_s));
        QVERIFY(plain(items[u"orders.confirm"_s]->text()).contains(u"(1 of 2)"_s));
        QVERIFY(items[u"orders.confirm"_s]->isEnabled());
        QVERIFY(!items.contains(u"orders.edit"_s)); // of one at a time
        menu->close();
    }

    void whoClosesTheWindowWhileItWorksIsAsked()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        beginWithTwo(two, one);
        auto halt = m_desk->halt();
        answer();
        QVERIFY(!m_desk->window->close());
        QTRY_VERIFY(question());
        QVERIFY(question()->windowTitle().contains(u"Stop the work"_s));
        question()->reject();
        halt.reset();
        QTRY_COMPARE(stored(one, u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(stored(two, u"status"_s), u"confirmed"_s);
        QTRY_VERIFY(m_desk->window->close());
    }

    void aRunShowsHowFarItIsAndStopsAfterTheOneThatItIsAt()
    {
        QStringList orders;
        for (const char *email : {"one@engine.example", "two@engine.example", "three@engine.example"})
            orders.prepend(place(email));
        selectTwo(orders[0], orders[1]);
        QTest::keyClick(page()->table(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(page()->bulkPane()->primary());
        QTRY_VERIFY(page()->bulkPane()->primary()->text().startsWith(u"Confirm 3 orders"_s));
        page()->bulkPane()->primary()->click();
        QTRY_VERIFY(question());
        auto halt = m_desk->halt(); // the first is not done before somebody has looked
        answer();
        const auto *bar = page()->bulkPane()->findChild<QProgressBar *>();
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(bar->value(), 0);
        QCOMPARE(bar->maximum(), 3);
        QVERIFY(wordsInBulk().contains(u"Confirm…"_s));
        QVERIFY(!inBulk(u"orders.cancel"_s)->isEnabled()); // while it works
        for (QPushButton *button : page()->bulkPane()->findChildren<QPushButton *>()) {
            if (button->text() == u"Stop")
                QTest::mouseClick(button, Qt::LeftButton);
        }
        halt.reset();
        QTRY_VERIFY(!bar->isVisible());
        const auto confirmed = [&] {
            return std::ranges::count_if(
                orders, [this](const QString &id) { return stored(id, u"status"_s) == u"confirmed"; });
        };
        QCOMPARE(confirmed(), 1);
        QVERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"is confirmed."_s));
        QCOMPARE(page()->table()->selectedIds().size(), 3);
        QTRY_VERIFY(page()->bulkPane()->primary() && page()->bulkPane()->primary()->isEnabled());
        QTRY_VERIFY(page()->bulkPane()->primary()->text().startsWith(u"Confirm 2 orders"_s)); // to go on with
    }

    void whatIsWantedWhileSeveralAreWorkedThroughIsToldWhyItIsNotDone()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        beginWithTwo(two, one);
        auto halt = m_desk->halt();
        answer();
        page()->act(u"orders.confirm"_s); // the same once more asks for nothing
        QCOMPARE(m_desk->window->messages()->shown(), QStringList());
        page()->act(u"orders.cancel"_s);
        QCOMPARE(m_desk->window->messages()->shown(),
                 QStringList(u"“Confirm” is still running. Wait until it has finished."_s));
        halt.reset();
        QTRY_COMPARE(stored(two, u"status"_s), u"confirmed"_s);
        QTRY_VERIFY(!m_desk->window->messages()->shown().join(u' ').contains(u"still"_s));
    }

    void whatIsToldOfAnExportAndOfAnActionEachGoesWithItsOwnWork()
    {
        QTRY_VERIFY(page()->model().knowsTotal());
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        beginWithTwo(two, one);
        const QTemporaryDir folder;
        auto halt = m_desk->halt();
        answer();
        page()->exporter()->exportTo(folder.filePath(u"orders.csv"_s));
        page()->exporter()->exportTo(folder.filePath(u"more.csv"_s));
        page()->act(u"orders.cancel"_s);
        const auto shown = [this] { return m_desk->window->messages()->shown().join(u'|'); };
        const QString ofExport = u"Another export is still running."_s,
                      ofAction = u"“Confirm” is still running."_s;
        QVERIFY2(shown().contains(ofExport) && shown().contains(ofAction), qPrintable(shown()));
        const QSignalSpy exported(page()->exporter(), &TableExporter::ended);
        halt.reset();
        QTRY_COMPARE(stored(two, u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(exported.size(), 1);
        QTRY_VERIFY2(!shown().contains(u"still running"_s), qPrintable(shown()));
    }

    void anExportIsStoppedWhereItIsSeen()
    {
        QTRY_VERIFY(page()->model().knowsTotal());
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"orders.csv"_s);
        auto *stop = m_desk->window->statusLine()->findChild<LinkLabel *>();
        QVERIFY(stop && !stop->isVisible());
        auto halt = m_desk->halt();
        page()->exporter()->exportTo(path);
        QTRY_VERIFY(stop->isVisible());
        QTest::keySequence(page(), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
        QVERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"Another export is still running."_s));
        QTest::mouseClick(stop, Qt::LeftButton);
        halt.reset();
        QTRY_COMPARE(m_desk->window->messages()->shown(),
                     QStringList(u"The export was stopped; no file was written."_s));
        QVERIFY(!QFile::exists(path) && !stop->isVisible());
    }

    void whatCannotBeReadIsToldUntilItCan()
    {
        const QString id = place("one@engine.example"), other = page()->model().idAt(1);
        QTRY_COMPARE(page()->model().idAt(0), id);
        const auto may = [](const QString &what) {
            runSql(migratedDatabase(), ownerRole, {what.arg(u"select on audit_entries"_s)});
        };
        const auto shown = [this] { return m_desk->window->messages()->shown(); };
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        const auto again = qScopeGuard([&] { may(u"grant %1 to onhire_app"_s); });
        may(u"revoke %1 from onhire_app"_s);
        page()->refresh();
        QTRY_VERIFY(!page()->pane()->fault().isEmpty());
        may(u"grant %1 to onhire_app"_s);
        const QSignalSpy read(page(), &Page::readAgain); // the list, which ends what is told
        page()->refresh();
        QTRY_COMPARE(page()->pane()->fault(), QString());
        QTRY_VERIFY(!read.isEmpty());

        page()->setPaneShown(false);
        page()->table()->select(other);
        may(u"revoke %1 from onhire_app"_s);
        page()->act(u"orders.cancel"_s);
        QTRY_COMPARE(shown().size(), 1);
        QVERIFY(!question());
        may(u"grant %1 to onhire_app"_s);
        page()->refresh();
        QTRY_COMPARE(shown(), QStringList());
    }

    void whatIsRefusedIsNotSaidBesideAnotherOrder()
    {
        const QString first = place("one@engine.example"), other = place("two@engine.example");
        askToConfirmWhatSomebodyCancels(first);
        auto halt = m_desk->halt();
        answer();
        page()->open(other); // nobody waits for the answer
        halt.reset();
        QTRY_VERIFY2(told().contains(u"Order %1: "_s.arg(shortCodeOf(first))), qPrintable(told()));
        QTRY_COMPARE(page()->shown().id, other);
        QVERIFY(!page()->pane()->isStale());
        QCOMPARE(page()->pane()->fault(), QString());

        askToConfirmWhatSomebodyCancels(other);
        answer();
        QTRY_VERIFY(!page()->pane()->fault().isEmpty()); // its own
        QVERIFY2(!told().contains(u"Order %1: "_s.arg(shortCodeOf(other))), qPrintable(told()));
    }

    void aSlowActIsSeenToGoOn()
    {
        const QString id = place("one@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        const auto *line = page()->pane()->findChild<BusyLine *>();
        QVERIFY(line && !line->isVisible());
        page()->act(u"orders.confirm"_s);
        QTRY_VERIFY(question());
        auto halt = m_desk->halt();
        answer();
        QVERIFY(!line->isVisible()); // it may be quick
        QTRY_VERIFY(line->isVisible());
        page()->act(u"orders.confirm"_s);
        QTest::qWait(0);
        QVERIFY(!question());
        halt.reset();
        QTRY_VERIFY(!line->isVisible());
        QTRY_COMPARE(stored(id, u"status"_s), u"confirmed"_s);
    }

    void aSlowSaveIsSeenToGoOnAndIsDoneOnce()
    {
        const QString id = place("one@engine.example");
        page()->open(id);
        QTRY_COMPARE(page()->shown().id, id);
        page()->act(u"orders.edit"_s);
        QTRY_VERIFY(page()->isEditing());
        const QString before = stored(id, u"version"_s);
        auto *notes = page()->form()->findChild<QPlainTextEdit *>();
        QVERIFY(notes);
        notes->setFocus();
        QTest::keyClicks(notes, u"Ring twice."_s);
        auto halt = m_desk->halt();
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto seen = [this] {
            const QList<BusyLine *> lines = page()->findChildren<BusyLine *>();
            return std::ranges::any_of(lines, &QWidget::isVisible);
        };
        QTRY_VERIFY(seen());
        press(Qt::Key_Return, Qt::ControlModifier);
        halt.reset();
        QTRY_VERIFY(!page()->isEditing());
        QTRY_VERIFY(!seen());
        QCOMPARE(stored(id, u"version"_s).toInt(), before.toInt() + 1);
    }

    void columnsAndOrderAreChosenFromTheKeyboard()
    {
        QTRY_VERIFY(page()->model().hasLoaded());
        press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QMenu *order = nullptr;
        for (QAction *each : menu->actions()) {
            if (each->menu())
                order = each->menu();
        }
        QVERIFY(order && order->title() == u"Sort by"_s);
        const auto choose = [](const QMenu *from, const QString &text) {
            const QList<QAction *> all = from->actions();
            const auto found = std::ranges::find(all, text, &QAction::text);
            if (found != all.end())
                (*found)->trigger();
            return found != all.end();
        };
        QVERIFY(!choose(order, u"Customer"_s)); // by which no list is sorted
        QVERIFY(choose(order, u"Order"_s));
        QVERIFY(choose(order, u"Ascending"_s));
        QCOMPARE(page()->model().query().sortColumn, u"order"_s);
        QCOMPARE(page()->model().query().sortOrder, Qt::AscendingOrder);
        const int columns = int(page()->table()->columnLayout().shownColumns().size());
        QVERIFY(choose(menu, u"Customer"_s));
        QCOMPARE(int(page()->table()->columnLayout().shownColumns().size()), columns - 1);
        menu->close();
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }

    void theButtonAboveTheListOpensTheSameMenu()
    {
        QTRY_VERIFY(page()->model().hasLoaded());
        const QList<QPushButton *> buttons = page()->filterBar()->findChildren<QPushButton *>();
        const auto columns =
            std::ranges::find(buttons, u"Choose columns and sort order"_s, &QPushButton::accessibleName);
        QVERIFY(columns != buttons.end());
        QTest::mouseClick(*columns, Qt::LeftButton);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QApplication::activePopupWidget()->close();
    }

    void whatIsRefusedMeanwhileStaysSelectedAndSaysWhy()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        beginWithTwo(two, one);
        auto halt = m_desk->halt();
        answer();
        m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, one, {}); });
        halt.reset();
        QTRY_COMPARE(stored(two, u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(refused(), QStringList(u"Order "_s + shortCodeOf(one)));
        QVERIFY(!wordsInBulk().filter(QRegularExpression(u"^[^:]*no longer pending"_s)).isEmpty());
        QVERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"Order "_s + shortCodeOf(two)
                                                                        + u" is confirmed."_s));
        QCOMPARE(page()->table()->selectedIds().size(), 2);
        QCOMPARE(stored(one, u"status"_s), u"cancelled"_s);
        QTRY_VERIFY(page()->bulkPane()->actionButtons().size() > 0 && !page()->bulkPane()->primary());
        QCOMPARE(refused().size(), 1); // it stays until other rows are chosen

        QTest::mouseClick(refusedLinks().constFirst(), Qt::LeftButton);
        QTRY_VERIFY(page()->isPageShown() && page()->shown().id == one);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!page()->isPageShown());
        QTRY_COMPARE(refused(), QStringList(u"Order "_s + shortCodeOf(one)));
        QCOMPARE(page()->table()->selectedIds().size(), 2);
    }

    // What was confirmed leaves a list of pending orders; the others are still told of, each with its reason.
    void whatIsRefusedIsListedThoughTheRowsThatWereDoneAreGone()
    {
        page()->openLink(linkToList(u"orders"_s, {{u"status"_s, {u"pending"_s}}}));
        QTRY_VERIFY(page()->model().hasLoaded());
        QStringList orders;
        for (const char *email : {"one@engine.example", "two@engine.example", "three@engine.example"})
            orders.prepend(place(email));
        selectTwo(orders[0], orders[1]);
        QTest::keyClick(page()->table(), Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(page()->bulkPane()->primary()
                    && page()->bulkPane()->primary()->text().startsWith(u"Confirm 3 orders"_s));
        page()->bulkPane()->primary()->click();
        QTRY_VERIFY(question());
        auto halt = m_desk->halt();
        answer();
        for (const QString &each : {orders[1], orders[2]})
            m_desk->elsewhere([&](const Context &context) { return cancelOrder(context, each, {}); });
        halt.reset();
        QTRY_COMPARE(stored(orders[0], u"status"_s), u"confirmed"_s);
        QTRY_COMPARE(page()->table()->selectedCount(), 2);
        QTRY_COMPARE(refused(),
                     (QStringList{u"Order "_s + shortCodeOf(orders[1]), u"Order "_s + shortCodeOf(orders[2])}));
        QCOMPARE(told().contains(u"no longer pending"_s), false); // and not a second time
    }

    void severalRowsAreListedWithCustomerAndPriceAndWhatTheyCostAMonth()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        selectTwo(two, one);
        const QStringList words = wordsInBulk();
        for (const QString &id : {one, two}) {
            const QString price =
                QLocale(u"en_GB"_s).toString(stored(id, u"subtotal"_s).toDouble() / 100, 'f', 2);
            QVERIFY(words.contains(shortCodeOf(id)));
            QVERIFY2(words.contains(price), qPrintable(price));
        }
        QCOMPARE(words.count(stored(
                     one, u"coalesce(customer_company, customer_first_name || ' ' || customer_last_name)"_s)),
                 2);
        const qint64 sum = stored(one, u"subtotal"_s).toLongLong() + stored(two, u"subtotal"_s).toLongLong();
        const QString total = QLocale(u"en_GB"_s).toString(double(sum) / 100, 'f', 2);
        QVERIFY(words.contains(total + u"\u00a0EUR"_s));
    }

    void severalOrdersSayHowManyDevicesAreStillToBeAssigned()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, one); });
        selectTwo(two, one);
        const auto *figures = page()->bulkPane()->findChild<FigureStrip *>();
        QVERIFY(figures && figures->figures().size() == 2);
        const int each = stored(one, u"total_devices"_s).toInt();
        QCOMPARE(figures->figures()[0]->text().value, QString::number(2 * each));
        QCOMPARE(figures->figures()[1]->text().value, QString::number(each)); // nobody assigns to a pending one
        page()->open(one);
        QTRY_COMPARE(page()->shown().id, one);
        QVERIFY(page()->pane()->head()->findChildren<Pill *>().size() == 2); // it says so, too
    }

    void whatIsDoneToOneAtATimeIsOnlyOfferedWhereOneIsMeant()
    {
        const QString confirmed = place("one@engine.example"), pending = place("two@engine.example");
        m_desk->elsewhere([&](const Context &context) { return confirmOrder(context, confirmed); });
        selectTwo(pending, confirmed);
        QVERIFY(wordsInBulk().contains(u"Only for a single record"_s));
        QVERIFY(!inBulk(u"orders.edit"_s)->isEnabled()); // which of the two?
        QVERIFY(inBulk(u"orders.assign"_s)->isEnabled());
        QSignalSpy followed(page(), &Page::followed);
        inBulk(u"orders.assign"_s)->click();
        QCOMPARE(followed.size(), 1);
        QCOMPARE(followed[0][0].value<Link>().screen, u"fulfilment"_s);
        QCOMPARE(followed[0][0].value<Link>().id, confirmed);
    }

    void theSelectionAloneIsExportedAndCopied()
    {
        const QString one = place("one@engine.example"), two = place("two@engine.example");
        selectTwo(two, one);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"two.csv"_s);
        inBulk(u"orders.export-selection"_s)->click();
        QTRY_VERIFY(QApplication::activeModalWidget());
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(m_desk->window->messages()->shown().join(u' ').contains(u"were exported"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray written = file.readAll();
        QCOMPARE(written.trimmed().split('\n').size(), 3);
        QVERIFY(written.contains(shortCodeOf(one).toUtf8()) && written.contains(shortCodeOf(two).toUtf8()));

        inBulk(u"orders.copy-selection"_s)->click();
        const QString copied = QApplication::clipboard()->text();
        QCOMPARE(copied.trimmed().split(u'\n').size(), 3);
        QVERIFY(copied.contains(shortCodeOf(one)) && copied.contains(shortCodeOf(two)));
    }

    void rowsThatAreNotLoadedAreLeftOutOfACopyAndThatIsSaidFirst()
    {
        QTRY_VERIFY(page()->model().knowsTotal());
        page()->table()->selectAll();
        const QString loaded = QString::number(page()->table()->selectedIds().size());
        QTRY_VERIFY(inBulk(u"orders.copy-selection"_s));
        QVERIFY(inBulk(u"orders.copy-selection"_s)->accessibleDescription().contains(u"not loaded"_s));
        QVERIFY(wordsInBulk().contains(loaded + u" of 150"_s));
        QVERIFY(inBulk(u"orders.export-selection"_s)->accessibleDescription().isEmpty());
    }
};

ONHIRE_GUI_TEST(TestSeveralOrders)
#include "tst_several_orders.moc"
