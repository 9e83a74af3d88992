// SPDX-License-Identifier: GPL-3.0-or-later
// What Go to finds: records, screens and commands, in groups.
#pragma once

#include "ui/shared/controls/cell_values.h"
#include "ui/shared/links/link.h"
#include "ui/shared/workplace/async_runner.h"

#include <QKeySequence>

#include <functional>

namespace onhire {

struct GoToHit
{
    QString title;
    QString subtitle = {};
    Glyph glyph = Glyph::ArrowNext;
    StatusLook status = {};
    Link link = {}; // where it leads …
    std::function<void()> run = {}; // … or what it does
    QKeySequence key = {}; // that does the same
    int codeLength = 0; // so much of the title's beginning is a code
};

struct GoToGroup
{
    QString title;
    QList<GoToHit> hits;
    Link more = {}; // to the list of everything that was found; empty: the hits are all
    int found = 0; // at least
};

struct GoToAnswer
{
    QList<GoToGroup> groups;
    QString fault = {}; // in words, why there may be more
};

// Answers for an empty text too: with what may be wanted next.
using GoToProvider = std::function<QCoro::Task<GoToAnswer>(QString)>;

} // namespace onhire
