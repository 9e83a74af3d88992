// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody without a mouse: keys go to whatever has the focus, as the windowing system sends them, and to
// nothing else. Ends the test program where a person would be lost: nothing has the focus, or what has it
// cannot be seen.
#pragma once

#include "tests/watch/tab_walk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QTest>
#include <QWindow>

namespace onhire {

class Hands
{
public:
    explicit Hands(QWidget &window) : m_window(window) { }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWindow *window = windowWithFocus();
        ++m_keys;
        QTest::keyClick(window, key, modifiers);
    }
    void type(const QString &text)
    {
        for (const QChar each : text) {
            QWindow *window = windowWithFocus();
            ++m_letters;
            QTest::keyClick(window, each.toLatin1());
        }
    }
    // As somebody does who presses Tab and looks where that leads.
    void tabTo(const QString &name)
    {
        static constexpr int Most = 60;
        QStringList way;
        for (int i = 0; i < Most; ++i) {
            if (nameOf(*focus()) == name)
                return;
            press(Qt::Key_Tab);
            way += pathOf(*focus(), m_window);
        }
        qFatal("Tab does not lead to “%s” but along\n%s", qUtf8Printable(name),
               qUtf8Printable(way.join(u'\n')));
    }

    QWidget *focus()
    {
        windowWithFocus();
        QWidget *popup = QApplication::activePopupWidget();
        return popup && !popup->focusProxy() ? popup : QApplication::focusWidget();
    }
    int keys() const { return m_keys; } // that are no letters
    int letters() const { return m_letters; }

private:
    static QString nameOf(const QWidget &widget)
    {
        const auto *button = qobject_cast<const QAbstractButton *>(&widget);
        return widget.accessibleName().isEmpty() && button ? button->text() : widget.accessibleName();
    }

    // A closed question gives the window back, which a window manager does and has to be done where there is
    // none.
    QWindow *windowWithFocus()
    {
        QWidget *window = QApplication::activeModalWidget();
        window = window ? window : &m_window;
        if (!QApplication::activePopupWidget()) {
            window->activateWindow();
            if (!QTest::qWaitForWindowActive(window))
                qFatal("the window does not become active");
        }
        const QWidget *focus = QApplication::focusWidget();
        if (!focus)
            qFatal("nothing has the focus after %d keys", m_keys);
        if (!focus->isVisible() || !focus->isEnabled() || focus->visibleRegion().isEmpty())
            qFatal("the focus cannot be seen after %d keys: %s", m_keys,
                   qUtf8Printable(pathOf(*focus, m_window)));
        return QGuiApplication::focusWindow();
    }

    QWidget &m_window;
    int m_keys = 0, m_letters = 0;
};

} // namespace onhire
