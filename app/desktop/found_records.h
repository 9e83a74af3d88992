// SPDX-License-Identifier: GPL-3.0-or-later
// The records that Go to finds, noun by noun, each with what was typed in it.
#pragma once

#include "core/data/lists/row_table.h"
#include "ui/shared/workplace/workplace.h"
#include "ui/shell/go_to_hit.h"

namespace onhire {

struct FoundRecord
{
    GoToHit hit;
    QStringList
        names; // each of which alone means this record: its id, SKU, serial number, e-mail address, name
    QString email = {}; // of a customer
};

// A kind of record, and how a row of its table looks as a hit.
struct FoundNoun
{
    QString screen;
    QString title;
    QString one; // what a single one is called
    QLatin1StringView permission; // to read it
    const ListTable *table;
    FoundRecord (*record)(const RawRow &row, const TextFormat &format);
};

QList<FoundNoun> foundNouns();

// How well a record fits what was typed.
enum class Fit { Somehow, Word, Beginning, Whole };
Fit fitOf(const FoundRecord &record, const QString &typed);

// One record as it is now, with its kind before what else tells it apart: several kinds stand in one list.
struct LookedUp
{
    GoToHit hit;
    bool isGone = false;
};

struct FoundGroup
{
    QList<FoundRecord> records; // the best first
    Fit best = Fit::Somehow;
    bool mayBeMore = false; // than were read
};

// On a worker thread.
Result<LookedUp> lookUp(const Context &context, const FoundNoun &noun, const TextFormat &format,
                        const GoToHit &before);
// Likewise.
Result<FoundGroup> findRecords(const Context &context, const FoundNoun &noun, const TextFormat &format,
                               const QString &typed);

} // namespace onhire
