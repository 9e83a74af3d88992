// SPDX-License-Identifier: GPL-3.0-or-later
// Presses Tab until it is back where it began, and Shift+Tab all the way back; keeps what it saw on the way.
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <utility>

namespace onhire {

bool isTabStop(const QWidget &widget); // takes the focus by itself
QString pathOf(const QWidget &widget, const QWidget &window);

class TabWalk
{
public:
    TabWalk(QWidget &window, QWidget &within) : m_window(window), m_within(within) { }

    void walk();

    const QList<QWidget *> &traps() const { return m_traps; }
    const QList<QWidget *> &unseen() const { return m_unseen; }
    // Where Tab begins to go in a circle, if that is not where it began.
    QWidget *circle() const { return m_circle; }
    QList<QWidget *> missed() const;
    // Steps that go against the way one reads, from and to.
    QList<std::pair<QWidget *, QWidget *>> stepsBack() const;
    // Where Shift+Tab first leads to something else than where Tab came from: from there, and to there.
    std::pair<QWidget *, QWidget *> strayed() const { return {m_strayedFrom, m_strayedTo}; }

private:
    using Seen = QList<QPointer<QWidget>>;

    enum class Way { On, Back };

    static QWidget *step(QWidget *from, Way way, Seen &traps);
    void walkBack(const Seen &stops);

    QWidget &m_window;
    QWidget &m_within;
    QList<QWidget *> m_stops;
    QList<QWidget *> m_traps;
    QList<QWidget *> m_unseen;
    QPointer<QWidget> m_first; // where Tab begins in the window
    QPointer<QWidget> m_circle;
    QPointer<QWidget> m_strayedFrom, m_strayedTo;
};

} // namespace onhire
