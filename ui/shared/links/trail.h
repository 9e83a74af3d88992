// SPDX-License-Identifier: GPL-3.0-or-later
// The places that the user has visited: the way back, and forward again.
#pragma once

#include "ui/shared/links/link.h"

#include <QList>

#include <optional>

namespace onhire {

class Trail
{
public:
    void leave(const Link &place); // for a new one: the way forth ends here

    // Whether back from there leads to another page, and not to the list that belongs to it.
    bool leadsElsewhere(const Link &from);
    std::optional<Link> back(const Link &from); // none: it began there
    std::optional<Link> forth(const Link &from);
    void returnedToList(const Link &from); // by the page itself

private:
    QList<Link> m_back; // the latest last
    QList<Link> m_forth;
};

} // namespace onhire
