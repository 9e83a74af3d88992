// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/watch/tab_walk.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QDateTimeEdit>
#include <QImage>
#include <QPixmap>
#include <QTest>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int MostStops = 300, MostParts = 8;

bool isTabStop(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy() && widget.isEnabled();
}

QString pathOf(const QWidget &widget, const QWidget &window)
{
    QStringList path;
    for (const QWidget *each = &widget; each && each != &window; each = each->parentWidget())
        path.prepend(QString::fromLatin1(each->metaObject()->className()).section(u':', -1));
    const QString name = widget.accessibleName();
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const QString words = name.isEmpty() && button ? button->text() : name;
    return path.join(u'/') + (words.isEmpty() ? QString() : u" “%1”"_s.arg(words));
}

// Among buttons of which one is on, Tab leads to that one, and the arrow keys to the others.
static bool isOneOfSeveral(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && (button->autoExclusive() || (button->group() && button->group()->exclusive()));
}

static QImage lookOf(const QWidget &widget)
{
    constexpr int Around = 4;
    return widget.parentWidget()->grab(widget.geometry().adjusted(-Around, -Around, Around, Around)).toImage();
}

// Some go while one walks: they are not told of.
static QList<QWidget *> thoseLeft(const QList<QPointer<QWidget>> &seen)
{
    QList<QWidget *> left;
    for (const auto &each : seen) {
        if (each)
            left += each;
    }
    return left;
}

QWidget *TabWalk::step(QWidget *from, Way way, Seen &traps)
{
    const auto press = [&](Qt::KeyboardModifiers with) {
        if (way == Way::On)
            QTest::keyClick(from, Qt::Key_Tab, with);
        else
            QTest::keyClick(from, Qt::Key_Backtab, with | Qt::ShiftModifier);
    };
    press({});
    if (qobject_cast<QDateTimeEdit *>(from)) { // Tab goes through its parts first
        for (int part = 1; part < MostParts && QApplication::focusWidget() == from; ++part)
            press({});
    }
    if (QApplication::focusWidget() == from) {
        traps += from;
        press(Qt::ControlModifier);
    }
    return QApplication::focusWidget();
}

void TabWalk::walk()
{
    Seen stops, traps, unseen;
    const QPointer<QWidget> before = QApplication::focusWidget();
    m_window.setFocus();
    QTest::keyClick(&m_window, Qt::Key_Tab);
    m_first = QApplication::focusWidget();
    if (before && m_within.isAncestorOf(before) && isTabStop(*before))
        before->setFocus();
    QPointer<QWidget> at = QApplication::focusWidget();
    while (at && !stops.contains(at) && stops.size() < MostStops) {
        stops += at;
        const QImage with = lookOf(*at);
        const QPointer<QWidget> next = step(at, Way::On, traps);
        if (next == at)
            break;
        if (at && at->isVisible() && with == lookOf(*at))
            unseen += at;
        at = next;
    }
    if (at && !stops.isEmpty() && at != stops.constFirst())
        m_circle = at;
    else
        walkBack(stops);
    m_stops = thoseLeft(stops);
    m_traps = thoseLeft(traps);
    m_unseen = thoseLeft(unseen);
    if (m_stops.size() == 1 && missed().isEmpty())
        m_traps.clear(); // there is nothing else to go to
}

// From where Tab began, which is where it came back to.
void TabWalk::walkBack(const Seen &stops)
{
    Seen traps; // that keep both: told once
    for (qsizetype i = stops.size(); i-- > 0;) {
        const QPointer<QWidget> from = QApplication::focusWidget();
        if (!from || !stops[i] || !stops[i]->isVisible())
            return;
        QWidget *to = step(from, Way::Back, traps);
        if (to != stops[i]) {
            m_strayedFrom = from;
            m_strayedTo = to;
            return;
        }
    }
}

QList<QWidget *> TabWalk::missed() const
{
    QList<QWidget *> missed;
    for (QWidget *each : m_within.findChildren<QWidget *>()) {
        if (each->isVisible() && each->window() == &m_window && isTabStop(*each) && !m_stops.contains(each)
            && !isOneOfSeveral(*each))
            missed += each;
    }
    return missed;
}

// Where the two branch off: what lies side by side there, or one below the other.
static std::pair<QRect, QRect> placesOf(const QWidget &from, const QWidget &to, const QWidget &window)
{
    const QWidget *above = &from;
    while (above != &window && !above->isAncestorOf(&to))
        above = above->parentWidget();
    const auto child = [above](const QWidget &widget) {
        const QWidget *each = &widget;
        while (each != above && each->parentWidget() != above)
            each = each->parentWidget();
        return each == above ? QRect() : each->geometry();
    };
    return {child(from), child(to)};
}

static bool goesBack(const QRect &from, const QRect &to, bool isMirrored)
{
    if (from.isEmpty() || to.isEmpty())
        return false;
    const bool isBefore = isMirrored ? to.left() >= from.right() : to.right() <= from.left();
    const bool isAfter = isMirrored ? to.right() <= from.left() : to.left() >= from.right();
    const bool isAbove = to.bottom() <= from.top(), isBelow = to.top() >= from.bottom();
    return (isAbove && !isAfter) || (isBefore && !isBelow);
}

QList<std::pair<QWidget *, QWidget *>> TabWalk::stepsBack() const
{
    QList<std::pair<QWidget *, QWidget *>> back;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        QWidget *from = m_stops[i], *to = m_stops[(i + 1) % m_stops.size()];
        const auto [here, there] = placesOf(*from, *to, m_window);
        if (to != m_first && goesBack(here, there, m_window.layoutDirection() == Qt::RightToLeft))
            back += std::pair(from, to);
    }
    return back;
}

} // namespace onhire
