// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/kept_focus.h"

#include <QAbstractButton>

#include <algorithm>

namespace onhire {
namespace {

// What is there no more is hidden until it is deleted.
QList<QWidget *> reachableIn(const QWidget &part)
{
    QList<QWidget *> reachable = part.findChildren<QWidget *>();
    reachable.removeIf([&part](const QWidget *each) {
        return !(each->focusPolicy() & Qt::TabFocus) || each->focusProxy() || !each->isVisibleTo(&part);
    });
    return reachable;
}

QString wordsOn(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return button && !button->text().isEmpty() ? button->text() : widget->accessibleName();
}

} // namespace

KeptFocus::KeptFocus(QWidget &part) : m_part(part)
{
    QWidget *focused = part.window()->focusWidget();
    if (!focused || !part.isAncestorOf(focused))
        return;
    m_focused = focused;
    m_words = wordsOn(focused);
    m_place = reachableIn(part).indexOf(focused);
}

void KeptFocus::giveBack() const
{
    if (!m_focused || m_focused->isVisibleTo(&m_part))
        return;
    const QList<QWidget *> reachable = reachableIn(m_part);
    const auto like = [this](const QWidget *each) {
        return each->metaObject() == m_focused->metaObject() && wordsOn(each) == m_words;
    };
    const auto same = std::ranges::find_if(reachable, like);
    QWidget *next = same != reachable.end() ? *same : reachable.value(m_place, &m_part);
    next->setFocus(Qt::OtherFocusReason);
}

} // namespace onhire
