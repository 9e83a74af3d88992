// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/links/trail.h"

namespace onhire {

static std::optional<Link> go(const Link &from, QList<Link> &way, QList<Link> &opposite)
{
    if (way.isEmpty())
        return {};
    opposite.append(from);
    return way.takeLast();
}

void Trail::leave(const Link &place)
{
    m_back.append(place);
    m_forth.clear();
}

bool Trail::leadsElsewhere(const Link &from)
{
    while (!m_back.isEmpty() && m_back.constLast() == from) // Esc has led there already
        m_back.removeLast();
    if (m_back.isEmpty())
        return false;
    const Link &before = m_back.constLast();
    return before.screen != from.screen || (before.asPage && from.asPage);
}

std::optional<Link> Trail::back(const Link &from)
{
    return go(from, m_back, m_forth);
}

std::optional<Link> Trail::forth(const Link &from)
{
    return go(from, m_forth, m_back);
}

void Trail::returnedToList(const Link &from)
{
    if (!from.asPage)
        return;
    m_forth.append(from);
    if (!m_back.isEmpty() && !m_back.constLast().asPage) // the list
        m_back.removeLast();
}

} // namespace onhire
