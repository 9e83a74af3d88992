// SPDX-License-Identifier: GPL-3.0-or-later
// New devices of one kind, many at once: the rows that the core is asked to create, and what came of each.
#pragma once

#include "core/base/json_value.h"
#include "core/services/assets/assets.h"

namespace onhire {

// As typed, scanned or pasted: one in each line, every one once.
QStringList serialsIn(const QString &lines);

struct IntakeRow
{
    enum class Outcome { Created, Existing, Refused };
    QString serial;
    Outcome outcome = Outcome::Refused;
    Error refusal = {};
};

// `shared` is what all of them have in common, as the API takes it. On a worker thread.
QList<IntakeRow> takeIn(const Context &context, const QStringList &serials, const JsonValue &shared);

} // namespace onhire
