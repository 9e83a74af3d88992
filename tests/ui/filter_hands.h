// SPDX-License-Identifier: GPL-3.0-or-later
// A filter as somebody chooses it who has only a keyboard.
#pragma once

#include "tests/watch/plain_words.h"
#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/filters/filter_popup.h"
#include "ui/shared/pages/table_page.h"
#include "ui/shared/scanning/scan_field.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

namespace onhire {

class FilterHands
{
public:
    explicit FilterHands(FilterBar &bar) : m_bar(bar) { }

    // By its chip, which is in the menu of the others until it has something to show. The menu is only looked
    // at: without a window manager it takes the window's activity with it, and popups close then.
    FilterPopup *open(const QString &field)
    {
        Chip *chip = m_bar.chip(field);
        if (chip->isVisible())
            press(chip);
        else if (isInMenu(chip->text()))
            chip->click();
        return qobject_cast<FilterPopup *>(QApplication::activePopupWidget());
    }

    // A text in each of its fields, or a record by the beginning of its name.
    bool choose(const QString &field, const QStringList &typed)
    {
        FilterPopup *popup = open(field);
        if (!popup)
            return false;
        for (const QString &text : typed) {
            if (text != typed.constFirst())
                QTest::keyClick(popup->focusWidget(), Qt::Key_Tab);
            QTest::keyClicks(popup->focusWidget(), text);
        }
        // Enter at once would make a scan of it, which the ScanBarrier keeps out of popups.
        QTest::qWait(2 * ScanField::ScannerGap);
        QTest::keyClick(popup->focusWidget(), Qt::Key_Return);
        return QTest::qWaitFor([&] { return m_bar.state().chosen.contains(field); }); // once it is looked for
    }

    QString words(const QString &field) const { return plain(m_bar.chip(field)->text()); }

    // Saved under a name, taken off and called again by it.
    void saveAndClear()
    {
        saved()->save(QStringLiteral("Mine"), m_bar.state());
        m_bar.clear();
    }
    void restore() { m_bar.setState(saved()->saved(QStringLiteral("Mine"))); }

private:
    static void press(QWidget *chip)
    {
        chip->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chip, Qt::Key_Space);
    }
    bool isInMenu(const QString &title)
    {
        press(m_bar.findChild<ChipRow *>()->more());
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        const auto isThere = [&] { return menu->activeAction() && menu->activeAction()->text() == title; };
        for (int step = 0; menu && !isThere() && step < 20; ++step)
            QTest::keyClick(menu, Qt::Key_Down);
        const bool isFound = menu && isThere();
        if (menu)
            menu->close();
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        m_bar.activateWindow();
        return isFound && QTest::qWaitForWindowActive(&m_bar);
    }
    SavedFilters *saved() const { return m_bar.findChild<SavedFilters *>(); }

    FilterBar &m_bar;
};

// Chosen with the keyboard, seen, saved, taken off and called again: those rows and no others each time.
inline void findByFilter(TablePage &page, const QString &field, const QStringList &typed, const QString &words,
                         QStringList ids)
{
    QTRY_VERIFY(page.model().knowsTotal());
    const int all = page.model().rowCount();
    FilterHands hands(*page.filterBar());
    const auto shown = [&page] {
        QStringList found;
        for (int row = 0; row < page.model().rowCount(); ++row)
            found += page.model().idAt(row);
        found.sort();
        return found;
    };
    ids.sort();
    QVERIFY(hands.choose(field, typed));
    QTRY_COMPARE(hands.words(field), words);
    QTRY_COMPARE(shown(), ids);
    hands.saveAndClear();
    QTRY_COMPARE(page.model().rowCount(), all);
    hands.restore();
    QTRY_COMPARE(shown(), ids);
    QCOMPARE(hands.words(field), words);
    QVERIFY(!page.model().failure());
}

} // namespace onhire
