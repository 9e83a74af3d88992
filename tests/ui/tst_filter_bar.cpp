// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_bar.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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

    void cleanup() { m_bar.reset(); }

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

    void aNamedFilterComesBackAfterARestart()
    {
        const FilterState state{u"acme"_s, {{u"status"_s, {u"o"_s, u"p"_s}}}};
        m_bar->setState(state);
        m_bar->save(u"Acme, open"_s);
        m_settings->sync();
        m_bar = std::make_unique<FilterBar>(u"orders"_s, u"Filter"_s, QList{m_status, m_span}, *m_settings);
        QCOMPARE(m_bar->savedNames(), QStringList{u"Acme, open"_s});
        m_bar->applySaved(u"Acme, open"_s);
        QCOMPARE(m_bar->state(), state);
        m_bar->removeSaved(u"Acme, open"_s);
        QVERIFY(m_bar->savedNames().isEmpty());
    }
};

QTEST_MAIN(TestFilterBar)
#include "tst_filter_bar.moc"
