// SPDX-License-Identifier: GPL-3.0-or-later
// What a guided form shows of a change before it is made, in words: which noun it is about is not known here.
#pragma once

#include "core/data/db/record.h"
#include "core/services/context.h"

#include <QDate>
#include <QList>
#include <QString>

#include <functional>

namespace onhire {

// A contract on the time bar: what of it is paid, and what is to come.
struct TimeSpan
{
    QString name; // Now, After
    QDate start, paidUntil, end;
    QString paidText, toComeText;
    bool isNew = false; // stands out
};

struct ChangeRow
{
    QString what, now, after, change;
};

struct DatedLine
{
    QString day, what, amount;
    bool isWarning = false; // without an amount: what somebody has to know
};

struct GuidedPreview
{
    QString unit; // of all amounts: EUR, net
    QDate today;
    QList<TimeSpan> spans;
    QList<ChangeRow> rows;
    QList<DatedLine> paymentsNow, paymentsAfter;
    QList<DatedLine> documents; // that are made, or do not hold any more
    QString told; // who outside of the company will hear of it
};

// What was looked at, and just that to be done.
struct GuidedChange
{
    GuidedPreview preview;
    QString verb; // on the button, with the size: Extend by 12 months
    std::function<Result<Record>(const Context &)> make; // with the version that was looked at
    QString done; // in words
};

// Asks the core, on a worker thread. Its answer is put into words on the thread of the screen.
using GuidedLook = std::function<Result<std::function<GuidedChange()>>(const Context &)>;

} // namespace onhire
