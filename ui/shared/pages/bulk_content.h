// SPDX-License-Identifier: GPL-3.0-or-later
// What the bulk pane shows of several records, and what can be done with them.
#pragma once

#include "ui/shared/actions/action_menu.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/controls/figure_strip.h"

namespace onhire {

// One of them on a line of its own.
struct BulkLine
{
    QString name; // 2FAX-7YZ
    bool isCode = false;
    QString who = {};
    QString price = {}; // a month
    StatusLook status = {};
};

// An amount at the foot of the lines.
struct BulkSum
{
    QString what; // Monthly
    QString amount;
};

// What the records add up to.
struct BulkTotals
{
    QList<FigureText> figures = {}; // Devices, Still to assign
    QList<BulkSum> sums = {}; // one for each currency
};

struct BulkContent
{
    QList<BulkLine> lines;
    BulkTotals totals;
    QList<ActionOffer> offers;
    QString nextStep; // the action that is the primary button; empty: none
    RunOffer run;
    std::function<QString(const ShownRecord &)> nameOf; // as its line has it
};

} // namespace onhire
