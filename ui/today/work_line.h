// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that waits, as a work list shows it: what it is, whose, how much, since or until when.
#pragma once

#include "ui/shared/links/link.h"
#include "ui/theme/icons.h"

#include <QList>

namespace onhire {

struct WorkLine
{
    QString lead; // a code or a date
    bool isCode = false;
    QString who;
    QString what;
    bool isAmount = false; // what: units below units
    QString when;
    Tone tone = Tone::Idle; // how pressing it is; never told by colour alone
    Link link; // where Enter leads

    QString spoken() const; // for screen readers
    friend bool operator==(const WorkLine &, const WorkLine &) = default;
};

Glyph glyphOf(Tone tone); // beside `when`; none for what is not pressing

} // namespace onhire
