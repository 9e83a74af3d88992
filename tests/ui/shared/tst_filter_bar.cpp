// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/gui_test.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/filters/day_range_panel.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/filters/record_panel.h"

#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QToolButton>

#include <algorithm>
#include <atomic>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestFilterBar : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<FilterBar> m_bar;

    const FilterField m_status{
        u"status"_s, u"Status"_s, {{u"o"_s, u"open"_s}, {u"p"_s, u"partial"_s}, {u"d"_s, u"done"_s}}, true};
    const FilterField m_span{
        u"span"_s, u"Created"_s, {{u"7"_s, u"Last 7 days"_s}, {u"30"_s, u"Last 30 days"_s}}, false, true};

    const FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};
    const TextFormat m_format{m_clock, QLocale(u"en_GB"_s), QTimeZone::utc()};
    std::atomic<bool> m_isAway = false; // the database
    AsyncRunner m_runner;

    FilterField days() const
    {
        return {u"created"_s, u"Created"_s, {{u"7"_s, u"Last 7 days"_s}},
                true,         true,         ByDays{[this] { return m_format; }}};
    }

    FilterField customers()
    {
        const auto find = [this](const QString &typed) -> Result<QList<FilterChoice>> {
            if (m_isAway)
                return Failure(Error{ErrorCode::ServiceUnavailable});
            if (typed.isEmpty())
                return QList<FilterChoice>{{u"cust_3"_s, u"Zebra"_s}};
            return typed == u"ac" ? QList<FilterChoice>{{u"cust_1"_s, u"Acme"_s}, {u"cust_2"_s, u"Acorn"_s}}
                                  : QList<FilterChoice>();
        };
        const auto name = [this](const QString &id) -> Result<QString> {
            if (m_isAway)
                return Failure(Error{ErrorCode::ServiceUnavailable});
            return id == u"cust_2" ? u"Acorn"_s : u"Acme"_s;
        };
        return {.id = u"customer"_s,
                .title = u"Customer"_s,
                .always = true,
                .entry = ByRecord{&m_runner, find, name, {}}};
    }

    FilterField amounts() const
    {
        return {.id = u"total"_s,
                .title = u"Monthly"_s,
                .always = true,
                .entry = ByNumbers{m_format.locale(), u"EUR"_s, 2}};
    }

    void openBar(const QList<FilterField> &fields, int width = 900)
    {
        m_bar = std::make_unique<FilterBar>(u"orders"_s, u"Filter orders…"_s, fields, *m_settings);
        m_bar->resize(width, 50);
        m_bar->show();
        m_bar->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_bar.get()));
    }

    static QString wordsOf(const QWidget &panel)
    {
        QStringList words;
        for (const QLabel *label : panel.findChildren<QLabel *>()) {
            if (label->isVisible())
                words += label->text();
        }
        return words.join(u'\n');
    }
    static QAction *entry(const QMenu &menu, const QString &words)
    {
        const QList<QAction *> entries = menu.actions();
        const auto found = std::ranges::find(entries, words, &QAction::text);
        return found == entries.end() ? nullptr : *found;
    }
    // As somebody does who is asked for the name.
    void saveAs(const QString &name)
    {
        saved().click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        entry(*menu, u"Save this filter…"_s)->trigger();
        menu->close();
        QTRY_VERIFY(m_bar->findChild<QInputDialog *>());
        auto *dialog = m_bar->findChild<QInputDialog *>();
        dialog->setTextValue(name);
        dialog->accept();
        QTRY_VERIFY(!m_bar->findChild<QInputDialog *>());
    }

    SavedFilters &saved() const { return *m_bar->findChild<SavedFilters *>(); }
    Chip *moreChip() const { return m_bar->findChild<ChipRow *>()->more(); }

    template <typename Panel>
    Panel *openPanel(const QString &field)
    {
        m_bar->chip(field)->click();
        auto *popup = m_bar->findChild<FilterPopup *>();
        return popup ? qobject_cast<Panel *>(popup->panel()) : nullptr;
    }

    QMenu *openMenu(const QString &field)
    {
        m_bar->chip(field)->click();
        return qobject_cast<QMenu *>(QApplication::activePopupWidget());
    }

private Q_SLOTS:
    void init()
    {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        m_settings->clear();
        m_bar =
            std::make_unique<FilterBar>(u"orders"_s, u"Filter orders…"_s, QList{m_status, m_span}, *m_settings);
        m_bar->resize(900, 50);
        m_bar->show();
    }

    void cleanup()
    {
        m_bar.reset();
        m_isAway = false;
    }

    void typingIsAnnouncedOnceWhenItPauses()
    {
        QSignalSpy changed(m_bar.get(), &FilterBar::changed);
        QTest::keyClicks(m_bar->searchField(), u" acme "_s);
        QCOMPARE(changed.size(), 0);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(m_bar->state().search, u"acme"_s);
    }

    void enterDoesNotWait()
    {
        QTest::keyClicks(m_bar->searchField(), u"acme"_s);
        QTest::keyClick(m_bar->searchField(), Qt::Key_Return);
        QCOMPARE(m_bar->state().search, u"acme"_s);
    }

    void escapeEmptiesTheFieldFirstAndLeavesItThen()
    {
        QSignalSpy left(m_bar.get(), &FilterBar::left);
        m_bar->setState({u"acme"_s, {}});
        QTest::keyClick(m_bar->searchField(), Qt::Key_Escape);
        QCOMPARE(m_bar->state(), FilterState());
        QCOMPARE(left.size(), 0);
        QTest::keyClick(m_bar->searchField(), Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
    }

    void theCrossInTheSearchIsThereWhileThereIsSomethingToClear()
    {
        const auto *cross = m_bar->searchField()->findChild<QToolButton *>();
        QVERIFY(cross && !cross->isVisible());
        QTest::keyClicks(m_bar->searchField(), u"acme"_s);
        QTRY_VERIFY(cross->isVisible());
        m_bar->setState({});
        QTRY_VERIFY(!cross->isVisible());
        QSignalSpy changed(m_bar.get(), &FilterBar::changed);
        m_bar->setState({u"acme"_s, {}});
        QTRY_VERIFY(cross->isVisible());
        QTest::qWait(300); // longer than a pause in typing
        QCOMPARE(changed.size(), 1);
    }

    void choicesAreSwitchedInAMenuThatStays()
    {
        QMenu *menu = openMenu(u"status"_s);
        QVERIFY(menu);
        const QPoint first = menu->actionGeometry(menu->actions().at(0)).center();
        for (int left = 10; left > 0;
             --left) // Qt 6.8 takes a click without a movement before it for the one that opened
            QTest::mouseMove(menu, first - QPoint(left, 0));
        QTest::mouseClick(menu, Qt::LeftButton, {}, first);
        QVERIFY(menu->isVisible());
        menu->setActiveAction(menu->actions().at(1));
        QTest::keyClick(menu, Qt::Key_Space);
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QCOMPARE(m_bar->state().chosen, (QMap<QString, QStringList>{{u"status"_s, {u"o"_s, u"p"_s}}}));
        QCOMPARE(m_bar->chip(u"status"_s)->text(), u"Status: open, partial"_s);
    }

    void spansExcludeEachOther()
    {
        m_bar->setState({{}, {{u"span"_s, {u"7"_s}}}});
        QMenu *menu = openMenu(u"span"_s);
        QVERIFY(menu);
        menu->actions().at(1)->trigger();
        menu->close();
        QCOMPARE(m_bar->state().chosen.value(u"span"_s), QStringList{u"30"_s});
        QCOMPARE(m_bar->chip(u"span"_s)->text(), u"Last 30 days"_s);
    }

    void aChipIsClearedByItsCrossAndByDelete_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void aChipIsClearedByItsCrossAndByDelete()
    {
        QFETCH(Qt::LayoutDirection, direction);
        m_bar->setLayoutDirection(direction);
        Chip *chip = m_bar->chip(u"status"_s);
        m_bar->setState({{}, {{u"status"_s, {u"o"_s}}}});
        QTRY_COMPARE(chip->width(), chip->sizeHint().width());
        const int x = direction == Qt::RightToLeft ? 10 : chip->width() - 10;
        QTest::mouseClick(chip, Qt::LeftButton, {}, QPoint(x, chip->height() / 2));
        QVERIFY(m_bar->state().chosen.isEmpty());
        m_bar->setState({{}, {{u"status"_s, {u"o"_s}}}});
        QTest::keyClick(chip, Qt::Key_Delete);
        QVERIFY(m_bar->state().chosen.isEmpty());
    }

    void aFilterThatIsNotAlwaysThereIsAddedWhenItIsUsed()
    {
        QVERIFY(m_bar->chip(u"status"_s)->isVisible());
        QVERIFY(!m_bar->chip(u"span"_s)->isVisible());
        m_bar->setState({{}, {{u"span"_s, {u"7"_s}}}});
        QVERIFY(m_bar->chip(u"span"_s)->isVisible());
    }

    void daysAreEnteredFromTo()
    {
        openBar({days()});
        auto *panel = openPanel<DayRangePanel>(u"created"_s);
        QVERIFY(panel);
        QTest::keyClicks(panel->fromField(), u"1/11/2026"_s);
        QTest::keyClicks(panel->toField(), u"20/11"_s);
        QTest::keyClick(panel->toField(), Qt::Key_Return);
        QCOMPARE(m_bar->state().chosen.value(u"created"_s), QStringList{u"2026-11-01/2026-11-20"_s});
        const QString text = m_bar->chip(u"created"_s)->text();
        QVERIFY2(text.startsWith(u"Created: 1") && text.endsWith(u"20 Nov"), qPrintable(text));
    }

    void eitherEndOfTheDaysMayBeOpen()
    {
        openBar({days()});
        m_bar->setState({{}, {{u"created"_s, {u"2026-11-01/.."_s}}}});
        QCOMPARE(m_bar->chip(u"created"_s)->text(), u"Created: from 1 Nov"_s);
        m_bar->setState({{}, {{u"created"_s, {u"../2026-11-20"_s}}}});
        QCOMPARE(m_bar->chip(u"created"_s)->text(), u"Created: until 20 Nov"_s);
        auto *panel = openPanel<DayRangePanel>(u"created"_s);
        QCOMPARE(panel->fromField()->text(), QString());
        QCOMPARE(panel->toField()->text(), u"20/11/2026"_s);
    }

    void whatIsNoDateIsSaidAndNothingIsFiltered()
    {
        openBar({days()});
        auto *panel = openPanel<DayRangePanel>(u"created"_s);
        QTest::keyClicks(panel->fromField(), u"soon"_s);
        QTest::keyClick(panel->fromField(), Qt::Key_Return);
        QVERIFY(panel->isVisible());
        QVERIFY(hasDress(*panel->fromField(), "invalid"));
        QVERIFY(m_bar->state().chosen.isEmpty());
        QTest::keyClick(panel->fromField(), Qt::Key_Escape);
        QTRY_VERIFY(!m_bar->findChild<FilterPopup *>());
    }

    void aRecordIsFoundByItsNameAndKeptByItsId()
    {
        openBar({customers()});
        auto *panel = openPanel<RecordPanel>(u"customer"_s);
        QVERIFY(panel);
        QTest::keyClicks(panel->searchField(), u"ac"_s);
        QTRY_COMPARE(panel->found()->count(), 2);
        QTest::keyClick(panel->searchField(), Qt::Key_Down);
        QTest::keyClick(panel->searchField(), Qt::Key_Return);
        QCOMPARE(m_bar->state().chosen.value(u"customer"_s), QStringList{u"cust_2"_s});
        QTRY_COMPARE(m_bar->chip(u"customer"_s)->text(), u"Customer: Acorn"_s);
        saved().save(u"Acorn"_s, m_bar->state());
        openBar({customers()});
        m_bar->setState(saved().saved(u"Acorn"_s));
        QTRY_COMPARE(m_bar->chip(u"customer"_s)->text(), u"Customer: Acorn"_s);
    }

    void whoTypesFasterThanTheSearchGetsWhatWasTyped()
    {
        openBar({customers()});
        auto *panel = openPanel<RecordPanel>(u"customer"_s);
        QVERIFY(panel);
        QTRY_COMPARE(panel->found()->count(), 1);
        QTest::keyClicks(panel->searchField(), u"ac"_s);
        QTest::keyClick(panel->searchField(), Qt::Key_Return);
        QTRY_COMPARE(m_bar->state().chosen.value(u"customer"_s), QStringList{u"cust_1"_s});
        QTRY_VERIFY(!m_bar->findChild<FilterPopup *>());
    }

    void whyNothingCouldBeLookedForIsSaidAndEnterTriesAgain()
    {
        openBar({customers()});
        m_isAway = true;
        auto *panel = openPanel<RecordPanel>(u"customer"_s);
        QVERIFY(panel);
        QTRY_VERIFY2(wordsOf(*panel).contains(u"The database cannot be reached."_s),
                     qPrintable(wordsOf(*panel)));
        QVERIFY(!wordsOf(*panel).contains(u"Nothing found"_s));
        m_isAway = false;
        QTest::keyClick(panel->searchField(), Qt::Key_Return);
        QTRY_COMPARE(m_bar->state().chosen.value(u"customer"_s), QStringList{u"cust_3"_s});
    }

    void aNameThatCouldNotBeReadIsReadLater()
    {
        openBar({customers()});
        m_isAway = true;
        m_bar->setState({{}, {{u"customer"_s, {u"cust_2"_s}}}});
        QTRY_COMPARE(m_bar->chip(u"customer"_s)->text(), u"Customer: cust_2"_s);
        m_isAway = false;
        m_bar->learnMissingNames();
        QTRY_COMPARE(m_bar->chip(u"customer"_s)->text(), u"Customer: Acorn"_s);
    }

    void whatPeopleHaveNamedNamesNoKey()
    {
        FilterField status = m_status;
        status.title = u"Ships & sails"_s;
        status.choices[0].text = u"Rent & Go"_s;
        FilterField hidden = m_span;
        hidden.title = u"Bits & bytes"_s;
        openBar({status, hidden});
        QMenu *menu = openMenu(u"status"_s);
        QVERIFY(menu);
        QVERIFY(entry(*menu, u"Rent && Go"_s));
        entry(*menu, u"Rent && Go"_s)->trigger();
        menu->close();
        QCOMPARE(m_bar->chip(u"status"_s)->text(), u"Ships & sails: Rent & Go"_s);
        QVERIFY(m_bar->chip(u"status"_s)->shortcut().isEmpty());
        moreChip()->click();
        menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu && entry(*menu, u"Bits && bytes"_s));
        menu->close();
        saved().save(u"Mine & yours"_s, m_bar->state());
        saved().click();
        menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu && entry(*menu, u"Mine && yours"_s));
        menu->close();
    }

    void aSavedFilterIsNotReplacedUnasked()
    {
        const FilterState before{u"acme"_s, {}}, after{u"acorn"_s, {}};
        openBar({m_status});
        m_bar->setState(before);
        saveAs(u"Mine"_s);
        QCOMPARE(saved().saved(u"Mine"_s), before);
        QVERIFY(!m_bar->findChild<QuestionDialog *>());
        m_bar->setState(after);
        saveAs(u"Mine"_s);
        QTRY_VERIFY(m_bar->findChild<QuestionDialog *>());
        QCOMPARE(saved().saved(u"Mine"_s), before);
        m_bar->findChild<QuestionDialog *>()->reject();
        QTRY_VERIFY(!m_bar->findChild<QuestionDialog *>());
        QCOMPARE(saved().saved(u"Mine"_s), before);
        saveAs(u"Mine"_s);
        QTRY_VERIFY(m_bar->findChild<QuestionDialog *>());
        m_bar->findChild<QuestionDialog *>()->verbButton()->click();
        QCOMPARE(saved().saved(u"Mine"_s), after);
    }

    void amountsAreEnteredFromTo()
    {
        openBar({amounts()});
        auto *panel = openPanel<EntryPanel>(u"total"_s);
        const QList<QLineEdit *> lines = panel->findChildren<QLineEdit *>();
        QTest::keyClicks(lines[0], u"1,200.50"_s);
        QTest::keyClick(lines[0], Qt::Key_Return);
        QCOMPARE(m_bar->state().chosen.value(u"total"_s), QStringList{u"1200.50/.."_s});
        QTRY_VERIFY2(m_bar->chip(u"total"_s)->text().contains(u"1,200.50"_s),
                     qPrintable(m_bar->chip(u"total"_s)->text()));
    }

    void chipsWithoutRoomFoldIntoOne()
    {
        FilterField product = amounts();
        product.id = u"product"_s;
        product.title = u"Product"_s;
        openBar({m_status, customers(), days(), amounts(), product}, 1200);
        QPushButton *button = m_bar->addButton(u"New order"_s, true);
        QVERIFY(m_bar->chip(u"product"_s)->isVisible());
        QVERIFY(!moreChip()->isVisible());
        m_bar->setState({{}, {{u"created"_s, {u"2026-11-01/.."_s}}}});
        m_bar->resize(560, 50);
        QTRY_VERIFY(moreChip()->isVisible());
        QVERIFY(m_bar->chip(u"created"_s)->isVisible()); // what is set stays longest
        QVERIFY(moreChip()->text().endsWith(u" more"_s));
        QVERIFY(button->width() >= button->sizeHint().width());
        QTRY_VERIFY(saved().width() < saved().wholeSize().width());
        for (const Chip *chip : m_bar->findChildren<Chip *>())
            QVERIFY(!chip->isVisible() || chip->width() == chip->sizeHint().width());
        moreChip()->click();
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(!menu->actions().isEmpty());
        QVERIFY(menu->actions().constFirst()->text() != u"Created"_s); // which is set, and seen
        menu->close();
    }

    void aNamedFilterComesBackAfterARestart()
    {
        const FilterState state{u"acme"_s, {{u"status"_s, {u"o"_s, u"p"_s}}}};
        m_bar->setState(state);
        saved().save(u"Acme, open"_s, m_bar->state());
        m_settings->sync();
        m_bar = std::make_unique<FilterBar>(u"orders"_s, u"Filter"_s, QList{m_status, m_span}, *m_settings);
        QCOMPARE(saved().names(), QStringList{u"Acme, open"_s});
        m_bar->setState(saved().saved(u"Acme, open"_s));
        QCOMPARE(m_bar->state(), state);
        saved().remove(u"Acme, open"_s);
        QVERIFY(saved().names().isEmpty());
    }
};

ONHIRE_GUI_TEST(TestFilterBar)
#include "tst_filter_bar.moc"
