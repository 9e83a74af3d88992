// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sample_orders.h"
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/controls/veil.h"
#include "ui/shared/forms/form.h"
#include "ui/shell/go_to_list.h"
#include "ui/shell/go_to_panel.h"
#include "ui/shell/help_dialog.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/top_bar.h"

#include <QAbstractButton>
#include <QFuture>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPromise>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QTreeWidget>

#include <QCoroFuture>

#include <algorithm>

using namespace onhire;
using namespace std::chrono_literals;

static QCoro::Task<GoToAnswer> findOrders(QString text)
{
    GoToGroup orders{.title = u"Orders"_s, .hits = {}};
    for (const TableRow &row : sampleOrders()) {
        if (row.id.startsWith(text, Qt::CaseInsensitive))
            orders.hits.append({.title = u"Order %1"_s.arg(row.id),
                                .subtitle = row.cells[2].toString(),
                                .glyph = Glyph::Orders,
                                .link = {.screen = u"orders"_s, .id = row.id, .asPage = true}});
    }
    if (text.isEmpty())
        orders.hits.clear();
    co_return GoToAnswer{{orders}};
}

static QCoro::Task<GoToAnswer> findOrdersAfter(QFuture<void> held, QString text)
{
    co_await held;
    co_return co_await findOrders(text);
}

// A screen with something that cannot be kept.
class UnsavedPage : public Page
{
public:
    UnsavedPage(QString name, QWidget *parent) : Page(parent), m_name(std::move(name)) { }
    QString title() const override { return m_name; }
    bool hasUnsaved() const override { return true; }
    Loss loss() const override { return {u"Discard %1?"_s.arg(m_name), u"It cannot be kept."_s}; }

private:
    const QString m_name;
};

static QStringList shownIn(const KeysDialog &dialog)
{
    QStringList shown;
    for (QTreeWidgetItemIterator each(dialog.findChild<QTreeWidget *>()); *each; ++each) {
        if ((*each)->parent() && !(*each)->isHidden())
            shown.append((*each)->text(0));
    }
    return shown;
}

class TestShell : public QObject
{
    Q_OBJECT

private:
    FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    AsyncRunner m_runner;
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    QLineEdit *field() const { return m_window->goToPanel()->field(); }
    GoToList *hits() const { return m_window->goToPanel()->list(); }
    void startGoTo(const QString &typed)
    {
        m_window->goToPanel()->start();
        QTest::keyClicks(field(), typed);
    }
    SampleOrdersPage *page() const { return static_cast<SampleOrdersPage *>(m_window->currentPage()); }

private Q_SLOTS:
    void init()
    {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        m_settings->clear();
        m_window = std::make_unique<MainWindow>(*m_settings);
        for (const auto &[id, key] : {std::pair(u"today"_s, Qt::Key_1), std::pair(u"orders"_s, Qt::Key_2),
                                      std::pair(u"assets"_s, Qt::Key_3)}) {
            const auto make = [this](QWidget *parent) {
                return new SampleOrdersPage(m_runner, m_clock, QLocale(u"en_GB"_s), *m_settings, parent);
            };
            m_window->addPage({id, id, Glyph::Orders, {}, make, Qt::CTRL | key});
        }
        m_window->goToPanel()->setProvider(findOrders);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->show(u"today"_s);
    }

    void cleanup() { m_window.reset(); }

    void controlAndANumberChangeTheScreen()
    {
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
        QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(m_window->currentPageId(), u"assets"_s);
    }

    void noTwoActionsFightOverAKey() { QVERIFY(m_window->actions().conflicts().isEmpty()); }

    void aConflictIsFound_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("otherWhere");
        QTest::addColumn<int>("conflicts");
        QTest::newRow("same screen") << u"Orders"_s << u"Orders"_s << 1;
        QTest::newRow("everywhere and one screen") << u""_s << u"Orders"_s << 1;
        QTest::newRow("two screens") << u"Orders"_s << u"Assets"_s << 0;
    }

    void aConflictIsFound()
    {
        QFETCH(QString, where);
        QFETCH(QString, otherWhere);
        QFETCH(int, conflicts);
        QWidget owner;
        ActionRegistry registry;
        registry.add(&owner, {u"a"_s, u"A"_s, {QKeySequence(Qt::Key_F2)}, where}, [] {});
        registry.add(&owner, {u"b"_s, u"B"_s, {QKeySequence(Qt::Key_F2)}, otherWhere}, [] {});
        QCOMPARE(registry.conflicts().size(), conflicts);
    }

    void anActionLeavesTheRegistryWithItsOwner()
    {
        ActionRegistry registry;
        {
            QWidget owner;
            registry.add(&owner, {u"a"_s, u"A"_s, {QKeySequence(Qt::Key_F2)}}, [] {});
            registry.list(&owner, {u"b"_s, u"B"_s, {QKeySequence(Qt::Key_F3)}});
            QCOMPARE(registry.entries().size(), 2);
        }
        QVERIFY(registry.entries().isEmpty());
    }

    void theOverviewOfKeysIsSearched()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Slash, Qt::ControlModifier);
        auto *dialog = m_window->findChild<KeysDialog *>();
        QVERIFY(dialog);
        QVERIFY(shownIn(*dialog).size() > 8);
        QTest::keyClicks(dialog->searchField(), u"anything"_s);
        QCOMPARE(shownIn(*dialog), QStringList{u"Go to anything"_s});
    }

    void theWindowIsDarkWhileADialogHasToBeAnswered()
    {
        auto *veil = m_window->findChild<Veil *>();
        QVERIFY(veil && !veil->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Slash, Qt::ControlModifier);
        QTRY_VERIFY(veil->isVisible());
        QCOMPARE(veil->size(), m_window->size());
        m_window->findChild<KeysDialog *>()->close();
        QTRY_VERIFY(!veil->isVisible());
    }

    void goToWorksFromTheKeyboardAlone()
    {
        QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
        QVERIFY(field()->hasFocus());
        QTest::keyClicks(field(), u"7py"_s);
        QTRY_COMPARE(hits()->titles(), QStringList{u"Order 7PY3"_s});
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
        QCOMPARE(page()->table()->currentId(), u"7PY3"_s);
        QVERIFY(page()->pane()->isVisible());
        QVERIFY(!m_window->goToPanel()->isVisible());
    }

    void theArrowKeysChooseAmongHitsAndPassOverHeadings()
    {
        startGoTo(u"7q"_s);
        QTRY_COMPARE(hits()->titles().size(), 2);
        QCOMPARE(hits()->count(), 3); // with its heading
        QCOMPARE(hits()->currentRow(), 1);
        QTest::keyClick(field(), Qt::Key_Up);
        QCOMPARE(hits()->currentRow(), 1);
        QTest::keyClick(field(), Qt::Key_Down);
        QVERIFY(field()->accessibleDescription().startsWith(u"Order 7Q1X"_s));
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(page()->table()->currentId(), u"7Q1X"_s);
    }

    void whoTypesFasterThanTheSearchStillArrives()
    {
        startGoTo(u"7pn1"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(m_window->currentPageId(), u"orders"_s);
        QCOMPARE(page()->table()->currentId(), u"7PN1"_s);
    }

    // An answer to what was typed before says nothing of what is typed now.
    void anEarlierAnswerIsNotTaken()
    {
        QPromise<void> answers;
        bool isAsked = false;
        answers.start();
        const auto finder = [&, held = answers.future()](const QString &text) {
            isAsked |= text == u"7";
            return text == u"7" ? findOrdersAfter(held, text) : findOrders(text);
        };
        m_window->goToPanel()->setProvider(finder);
        startGoTo(u"7"_s);
        QTRY_VERIFY(isAsked);
        QTest::keyClicks(field(), u"pn1"_s);
        answers.finish();
        QCoreApplication::sendPostedEvents();
        QTest::keyClick(field(), Qt::Key_Return);
        QTRY_COMPARE(m_window->currentPageId(), u"orders"_s);
        QCOMPARE(page()->table()->currentId(), u"7PN1"_s);
    }

    void nothingFoundIsSaid()
    {
        startGoTo(u"zzz"_s);
        QTRY_COMPARE(hits()->item(0) ? hits()->item(0)->text() : QString(), u"Nothing found for “zzz”"_s);
        QTest::keyClick(field(), Qt::Key_Return);
        QCOMPARE(m_window->currentPageId(), u"today"_s);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(field()->text().isEmpty());
    }

    void whoLeavesGoToIsWhereOneWas()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        QVERIFY(page()->table()->hasFocus());
        startGoTo(u"7q"_s);
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(!m_window->goToPanel()->isVisible());
        QVERIFY(page()->table()->hasFocus());
        startGoTo(u"7q"_s);
        QTest::mouseClick(m_window->goToPanel(), Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(!m_window->goToPanel()->isVisible());
    }

    void whatTakesTheFocusMeanwhileDoesNotGetTheKeys()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        startGoTo(u"7"_s);
        page()->table()->setFocus(); // as a page may that has read its records
        QTRY_VERIFY(field()->hasFocus());
        QTest::keyClicks(field(), u"py"_s);
        QTRY_COMPARE(hits()->titles(), QStringList{u"Order 7PY3"_s});
    }

    void anotherScreenThatComesUpClosesGoTo()
    {
        startGoTo(u"7q"_s);
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
        QVERIFY(!m_window->goToPanel()->isVisible());
    }

    void helpTellsOfTheScreenInFront()
    {
        m_window->actions().add(
            page(), {u"today.count"_s, u"Count again"_s, {QKeySequence(Qt::Key_F7)}, page()->title()}, [] {});
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        auto *help = m_window->findChild<HelpDialog *>();
        QVERIFY(help && help->isVisible());
        QVERIFY(!help->isModal());
        QVERIFY2(help->text().contains(u"what is waiting"_s), qPrintable(help->text()));
        QVERIFY(help->text().contains(u"Count again"_s));
        QVERIFY(help->text().contains(u"F7"_s));
        m_window->show(u"orders"_s);
        QVERIFY(help->text().contains(u"Confirm a pending order"_s));
    }

    // A line that is too long for it breaks: nothing of the help lies beyond its edge.
    void helpIsAsWideAsItsPage()
    {
        const QString text = u"Take everything back that was scanned since this desk was opened this morning"_s;
        m_window->actions().add(
            page(), {u"today.all"_s, text, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F7)}, page()->title()},
            [] {});
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        auto *help = m_window->findChild<HelpDialog *>();
        QVERIFY(help && help->isVisible() && help->text().contains(text));
        const auto *area = help->findChild<QScrollArea *>();
        QCOMPARE(area->widget()->width(), area->viewport()->width());
    }

    void whoClosesTheWindowIsAskedForEachScreenWithSomethingUnsaved()
    {
        for (const QString &id : {u"blank"_s, u"full"_s}) {
            const auto make = [id](QWidget *parent) { return new UnsavedPage(id, parent); };
            m_window->addPage({id, id, Glyph::Orders, {}, make});
            m_window->show(id);
        }
        const auto question = [this] { return m_window->findChild<QuestionDialog *>(); };
        m_window->close();
        QTRY_VERIFY(question());
        QCOMPARE(question()->windowTitle(), u"Discard blank?"_s);
        QCOMPARE(m_window->currentPageId(), u"blank"_s);
        question()->verbButton()->click();
        QTRY_VERIFY(question() && question()->windowTitle() == u"Discard full?"_s);
        QCOMPARE(m_window->currentPageId(), u"full"_s);
        question()->reject();
        QTRY_VERIFY(!question());
        QVERIFY(m_window->isVisible());

        m_window->close();
        for (const QString &title : {u"Discard blank?"_s, u"Discard full?"_s}) {
            QTRY_VERIFY(question() && question()->windowTitle() == title);
            QVERIFY(m_window->isVisible());
            question()->verbButton()->click();
        }
        QTRY_VERIFY(!m_window->isVisible());
    }

    void theMenuOfCompaniesFollowsTheNameOfTheirs()
    {
        TopBar *bar = m_window->topBar();
        const auto pill = [bar](const QString &name) {
            const QList<Pill *> pills = bar->findChildren<Pill *>();
            return std::ranges::any_of(pills, [&name](const Pill *each) {
                return each->isVisible() && each->accessibleName() == name;
            });
        };
        bar->setTenant(u"Nordlicht"_s);
        QVERIFY(pill(u"Nordlicht"_s));
        bar->offerTenants({{u"1"_s, u"Nordlicht"_s}, {u"2"_s, u"Rent & Go"_s}}, u"1"_s);
        const auto offered = [bar] {
            QStringList names;
            for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
                if (!button->isVisible() || !button->menu())
                    continue;
                names += button->text();
                for (const QAction *company : button->menu()->actions())
                    names += company->text();
            }
            return names;
        };
        QCOMPARE(offered(), (QStringList{u"Nordlicht"_s, u"Nordlicht"_s, u"Rent && Go"_s}));
        bar->setTenant(u"South & West"_s);
        QCOMPARE(offered(), (QStringList{u"South && West"_s, u"South && West"_s, u"Rent && Go"_s}));
        QVERIFY(!pill(u"South & West"_s));
        QVERIFY(!pill(u"Nordlicht"_s));
    }

    void anActIsTakenBackFromTheMessageBar()
    {
        int undone = 0;
        Q_EMIT page()->undoOffered(u"Order 7PWA was cancelled."_s, [&undone] { ++undone; });
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Order 7PWA was cancelled."_s});
        m_window->messages()->findChild<QPushButton *>()->click();
        QCOMPARE(undone, 1);
        QVERIFY(m_window->messages()->shown().isEmpty());
        QVERIFY(!m_window->messages()->undoLatest());
    }

    void anOfferToUndoEnds()
    {
        int undone = 0;
        m_window->messages()->offerUndo(
            u"Gone soon."_s, [&undone] { ++undone; }, 30ms);
        QTRY_VERIFY(m_window->messages()->shown().isEmpty());
        QCOMPARE(undone, 0);
    }

    void errorsStayAndNewOnesWaitForTheirTurn()
    {
        MessageBar *bar = m_window->messages();
        for (const QString &text : {u"one"_s, u"two"_s, u"three"_s, u"four"_s})
            bar->showError(text);
        QCOMPARE(bar->shown(), (QStringList{u"one"_s, u"two"_s, u"three"_s}));
        QCOMPARE(bar->waiting(), 1);
        bar->findChild<QAbstractButton *>()->click();
        QCOMPARE(bar->shown(), (QStringList{u"two"_s, u"three"_s, u"four"_s}));
        bar->showError(u"four"_s);
        QCOMPARE(bar->waiting(), 0);
    }

    void eachScreenHasItsOwnErrors()
    {
        MessageBar *bar = m_window->messages();
        bar->setPage(u"orders"_s);
        for (const QString &text : {u"one"_s, u"two"_s, u"three"_s})
            bar->showError(text);
        bar->setPage(u"devices"_s);
        bar->showError(u"one"_s);
        bar->offerUndo(
            u"Done."_s, [] {}, 30s);
        QCOMPARE(bar->shown(), (QStringList{u"one"_s, u"Done."_s}));
        bar->setPage(u"orders"_s);
        QCOMPARE(bar->shown(), (QStringList{u"one"_s, u"two"_s, u"three"_s, u"Done."_s}));
    }

    void anErrorOfTwoScreensIsOverWhenItIsForBoth()
    {
        MessageBar *bar = m_window->messages();
        const QObject one, other;
        for (const QObject *screen : {&one, &other, &one})
            bar->showError(u"Lost."_s, {}, screen);
        QCOMPARE(bar->shown(), QStringList{u"Lost."_s});
        bar->withdraw(u"Lost."_s, &one);
        QCOMPARE(bar->shown(), QStringList{u"Lost."_s});
        bar->withdraw(u"Lost."_s, &other);
        QVERIFY(bar->shown().isEmpty());
    }

    void anOfferToUndoIsReadInFull_data()
    {
        QTest::addColumn<int>("units");
        for (const int wide : {200, 260, 320, 355, 420})
            QTest::addRow("%d", wide) << wide;
    }
    void anOfferToUndoIsReadInFull()
    {
        QFETCH(int, units);
        MessageBar *bar = m_window->messages();
        QString text = u"Order"_s;
        while (bar->fontMetrics().horizontalAdvance(text) < onhire::units(bar, units))
            text += u" 7PWA"_s;
        bar->offerUndo(
            text, [] {}, 30s);
        QLabel *label = nullptr;
        for (QLabel *each : bar->findChildren<QLabel *>()) {
            if (each->text() == text)
                label = each;
        }
        QVERIFY(label);
        QTRY_VERIFY(label->width() > 0 && label->isVisible());
        QCoreApplication::processEvents();
        const int needed =
            label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        QVERIFY2(label->height() >= needed, qPrintable(u"%1 < %2"_s.arg(label->height()).arg(needed)));
        QVERIFY(label->wordWrap() || label->width() >= label->sizeHint().width());
    }

    // It takes a while, and somebody has done the next thing meanwhile.
    void whatWasDoneSinceCanStillBeUndoneOnceAnUndoIsOver()
    {
        MessageBar *bar = m_window->messages();
        bar->offerUndo(
            u"One."_s, [] {}, 30s);
        QVERIFY(bar->undoLatest());
        bar->offerUndo(
            u"Two."_s, [] {}, 30s);
        bar->showSuccess(u"Undone: One."_s);
        QCOMPARE(bar->shown(), (QStringList{u"Two."_s, u"Undone: One."_s}));
        bar->showSuccess(u"Three."_s);
        QCOMPARE(bar->shown(), QStringList{u"Three."_s});
    }

    void escapeClosesThePaneAndThenTheMessages()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        page()->open(u"7PY3"_s);
        m_window->messages()->showError(u"one"_s);
        m_window->messages()->showError(u"two"_s);
        m_window->messages()->offerUndo(
            u"Done."_s, [] {}, 30s);
        page()->table()->setFocus();
        const auto escape = [this] { QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape); };
        escape();
        QVERIFY(!page()->isPaneShown());
        QCOMPARE(m_window->messages()->shown().size(), 3);
        escape();
        QCOMPARE(m_window->messages()->shown(), (QStringList{u"one"_s, u"Done."_s}));
        escape();
        escape();
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Done."_s}); // Ctrl+Z still has something to undo
    }

    void theOverviewOfKeysTellsHowToCloseAMessageAndChooseColumns()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Slash, Qt::ControlModifier);
        const QStringList shown = shownIn(*m_window->findChild<KeysDialog *>());
        QVERIFY(shown.contains(u"Leave a field, then close the details, then close a message"_s));
        QVERIFY(shown.contains(u"Choose columns and sort order"_s));
    }

    void aMessageMovesNothingAndTakesNoFocus()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        const QRect before(page()->table()->mapTo(m_window.get(), QPoint()), page()->table()->size());
        const QWidget *focus = m_window->focusWidget();
        m_window->messages()->showError(u"Something."_s, u"Do this."_s);
        m_window->messages()->showSuccess(u"Done."_s);
        QTRY_VERIFY(m_window->messages()->isVisible());
        QCOMPARE(QRect(page()->table()->mapTo(m_window.get(), QPoint()), page()->table()->size()), before);
        QCOMPARE(m_window->focusWidget(), focus);
        QVERIFY(m_window->centralWidget()->rect().contains(QRect(
            m_window->messages()->mapTo(m_window->centralWidget(), QPoint()), m_window->messages()->size())));
    }

    void anErrorIsSeenOnItsScreenOnly()
    {
        m_window->messages()->showError(u"Something."_s);
        m_window->show(u"orders"_s);
        QVERIFY(m_window->messages()->shown().isEmpty());
        m_window->show(u"today"_s);
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Something."_s});
    }

    void aSuccessStaysOnTheScreenOfWhoeverHadIt()
    {
        m_window->show(u"orders"_s);
        Q_EMIT page()->succeeded(u"Done."_s);
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Done."_s});
        m_window->show(u"today"_s);
        QVERIFY(m_window->messages()->shown().isEmpty());
    }

    void aSuccessOfAScreenBehindIsSeen()
    {
        m_window->show(u"orders"_s);
        Page *orders = m_window->currentPage();
        m_window->show(u"today"_s);
        Q_EMIT orders->succeeded(u"Done."_s);
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Done."_s});
    }

    void theLatestSuccessTakesThePlaceOfTheOneBefore()
    {
        m_window->messages()->showSuccess(u"One."_s);
        m_window->messages()->offerUndo(u"Two."_s, [] {});
        QCOMPARE(m_window->messages()->shown(), QStringList{u"Two."_s});
    }

    void altLeftAndRightFollowTheWayThatWasTaken()
    {
        m_window->follow({.screen = u"orders"_s, .id = u"7Q1X"_s});
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
        m_window->follow({.screen = u"assets"_s});
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
        QCOMPARE(page()->table()->currentId(), u"7Q1X"_s);
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_window->currentPageId(), u"today"_s);
        QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(m_window->currentPageId(), u"orders"_s);
    }

    void aNarrowWindowShowsIconsAndPutsThePaneOverTheTable()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        page()->open(u"7Q1X"_s);
        m_window->resize(1440, 800);
        QTRY_VERIFY(!m_window->navigation()->isCompact());
        QTRY_VERIFY(page()->table()->width() <= page()->width() - page()->pane()->width());
        m_window->resize(900, 700);
        QTRY_VERIFY(m_window->navigation()->isCompact());
        QTRY_VERIFY(page()->table()->width() >= page()->width() - 2);
        QVERIFY(page()->pane()->isVisible());
    }

    void theStateOfTheTableStandsBelow()
    {
        m_window->show(u"orders"_s);
        QSignalSpy counts(page(), &Page::countsChanged);
        QTRY_VERIFY(!counts.isEmpty() && counts.last().value(0).toString() == u"1–15 of 15 open orders"_s);
    }

    void aFilterThatFitsNothingOffersToClearIt()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        page()->filterBar()->setState({u"nobody"_s, {}});
        QTRY_VERIFY(page()->emptyState()->isVisible());
        auto *clear = page()->emptyState()->findChild<QPushButton *>();
        QCOMPARE(clear->text(), u"Clear search"_s);
        clear->click();
        QTRY_VERIFY(page()->table()->isVisible());
        QCOMPARE(page()->model().rowCount(), 15);
    }

    void everyControlHasAName()
    {
        m_window->show(u"orders"_s);
        QTRY_COMPARE(page()->model().rowCount(), 15);
        page()->open(u"7Q1X"_s);
        m_window->messages()->showError(u"Something."_s);
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            const auto *named = qobject_cast<const QAbstractButton *>(widget);
            const bool control = named || qobject_cast<const QLineEdit *>(widget);
            const bool inside = widget->objectName().startsWith(u"qt_"_s)
                || QLatin1StringView(widget->metaObject()->className()) == "QLineEditIconButton"_L1
                || QLatin1StringView(widget->metaObject()->className()) == "QTableCornerButton"_L1;
            if (control && !inside && widget->isVisible())
                QVERIFY2(!widget->accessibleName().isEmpty() || (named && !named->text().isEmpty()),
                         widget->metaObject()->className());
        }
    }

    void aFormChecksAFieldWhenItIsLeftAndSaveFindsTheFirstFault()
    {
        Form form;
        auto *name = new QLineEdit(&form);
        auto *email = new QLineEdit(&form);
        form.addField(u"name"_s, u"&Name"_s, name,
                      [name] { return name->text().isEmpty() ? u"Enter a name."_s : u""_s; });
        FormField *emailField = form.addField(u"email"_s, u"&E-mail"_s, email, [email] {
            return email->text().contains(u'@') ? u""_s : u"Enter an e-mail address."_s;
        });
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        email->setFocus();
        QTest::keyClicks(email, u"ada"_s);
        QVERIFY(!emailField->isFaulty());
        name->setFocus();
        QCOMPARE(emailField->fault(), u"Enter an e-mail address."_s);
        email->setFocus();
        QVERIFY(!form.validate());
        QVERIFY(name->hasFocus());
        name->setText(u"Ada"_s);
        email->setText(u"ada@example.com"_s);
        QVERIFY(form.validate());
        const QList<Fault> others = form.showFaults(
            {{u"email"_s, Fault::Kind::Custom, {}}, {u"items.0.sku"_s, Fault::Kind::Custom, {}}},
            [](const Fault &) { return u"Another customer has this address."_s; });
        QCOMPARE(others.size(), 1);
        QVERIFY(email->hasFocus());
    }
};

ONHIRE_GUI_TEST(TestShell)
#include "tst_shell.moc"
