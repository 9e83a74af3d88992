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

    bool operator==(const TimeSpan &) const = default;
};

struct ChangeRow
{
    QString what, now, after, change;

    bool operator==(const ChangeRow &) const = default;
};

struct DatedLine
{
    QString day, what, amount;
    bool isWarning = false; // without an amount: what somebody has to know

    bool operator==(const DatedLine &) const = default;
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

    bool operator==(const GuidedPreview &) const = default;
};

// What was looked at, and just that to be done.
struct GuidedChange
{
    GuidedPreview preview;
    int version = 0; // of the record that was looked at
    QString verb; // on the button, with the size: Extend by 12 months
    std::function<Result<Record>(const Context &)> make; // with that version
    QString done; // in words

    bool isShownAs(const GuidedChange &other) const { return preview == other.preview && verb == other.verb; }
};

// Asks the core, on a worker thread. Its answer is put into words where they are shown or compared.
using GuidedLook = std::function<Result<std::function<GuidedChange()>>(const Context &)>;

} // namespace onhire
