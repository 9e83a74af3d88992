// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody with a mouse: clicks go to the window at a place in it, as the windowing system sends them, and meet
// whatever lies on top there. Ends the test program where a person could not click: what is meant cannot be
// seen, is disabled, or lies below something else.
#pragma once

#include "tests/desktop/desk_round.h"
#include "tests/watch/tab_walk.h"

#include <QAbstractButton>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>
#include <QWindow>

namespace onhire {

class Mouse
{
public:
    void click(QWidget &target, Qt::KeyboardModifiers modifiers = {})
    {
        reach(target);
        click(target, target.rect().center(), modifiers);
    }
    void click(QWidget &target, const QPoint &at, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint place = point(target, at);
        QTest::mouseClick(target.window()->windowHandle(), Qt::LeftButton, modifiers, place);
    }
    void doubleClick(QWidget &target, const QPoint &at)
    {
        const QPoint place = point(target, at);
        QTest::mouseDClick(target.window()->windowHandle(), Qt::LeftButton, {}, place);
    }
    void drag(QWidget &target, const QPoint &from, const QPoint &to)
    {
        QWindow *window = target.window()->windowHandle();
        const QPoint begin = point(target, from), end = target.mapTo(target.window(), to);
        QTest::mousePress(window, Qt::LeftButton, {}, begin);
        for (int step = 1; step <= Steps; ++step)
            QTest::mouseMove(window, begin + (end - begin) * step / Steps);
        QTest::mouseRelease(window, Qt::LeftButton, {}, end);
    }

    // What bears these words, once it is there and may be clicked.
    template <typename Widget = QAbstractButton>
    void clickOn(QWidget *within, const QString &words)
    {
        const auto found = [&] {
            Widget *widget = seen<Widget>(within, words);
            return widget && widget->isEnabled() ? widget : nullptr;
        };
        if (!QTest::qWaitFor([&] { return found() != nullptr; }))
            qFatal("nothing to click on: %s\n%s", qUtf8Printable(words), qUtf8Printable(allWords(within)));
        click(*found());
    }
    void clickTab(QTabBar &tabs, int index) { click(tabs, tabs.tabRect(index).center()); }
    // In the menu that is open.
    void choose(const QString &words)
    {
        QAction *action = nullptr;
        const auto isOffered = [&] {
            const auto *menu = openMenu();
            const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
            const auto found = std::ranges::find_if(actions, [&](const QAction *each) {
                return QString(each->text()).remove(u'&') == words && each->isEnabled();
            });
            action = found == actions.end() ? nullptr : *found;
            return action != nullptr;
        };
        if (!QTest::qWaitFor(isOffered))
            qFatal("no menu offers %s", qUtf8Printable(words));
        QMenu *menu = openMenu();
        click(*menu, menu->actionGeometry(action).center());
    }
    static QMenu *openMenu() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
    // Beside what is open, which closes it.
    void clickBeside(QWidget &window)
    {
        QWidget *popup = QApplication::activePopupWidget();
        if (!popup)
            qFatal("nothing is open");
        QTest::mouseClick(popup->windowHandle(), Qt::LeftButton, {},
                          popup->mapFromGlobal(window.mapToGlobal(QPoint(window.width() - 2, 2))));
    }

private:
    static constexpr int Steps = 4;

    // As whoever turns the wheel until it can be seen.
    static void reach(QWidget &target)
    {
        for (QWidget *each = target.parentWidget(); each; each = each->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(each))
                area->ensureWidgetVisible(&target, 0, target.height());
        }
    }

    // Of the window, with the pointer over it.
    static QPoint point(QWidget &target, const QPoint &at)
    {
        QWidget *window = target.window();
        if (window != QApplication::activePopupWidget()) {
            window->activateWindow(); // which a window manager does
            if (!QTest::qWaitForWindowActive(window))
                qFatal("the window does not become active");
        }
        QCoreApplication::processEvents(); // what has been arranged anew comes to its place
        const QPoint place = target.mapTo(window, at);
        const QWidget *met = window->childAt(place);
        const bool isMet = &target == window || (met && (met == &target || target.isAncestorOf(met)));
        if (!isMet || !target.isEnabled())
            qFatal("cannot be clicked on at %d,%d: %s, where %s lies", place.x(), place.y(),
                   qUtf8Printable(pathOf(target, *window)),
                   met ? qUtf8Printable(pathOf(*met, *window)) : "nothing");
        const QWidget *before = QApplication::activePopupWidget() ? QApplication::activePopupWidget()
                                                                  : QApplication::activeModalWidget();
        if (before && before != window)
            qFatal("%s is in front of %s", before->metaObject()->className(),
                   qUtf8Printable(pathOf(target, *window)));
        QTest::mouseMove(window->windowHandle(), place);
        return place;
    }
};

} // namespace onhire
