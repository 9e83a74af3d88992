// SPDX-License-Identifier: GPL-3.0-or-later
// What a change did to a record, as its history says it.
#pragma once

#include "core/base/json_value.h"
#include "ui/shared/text/text_format.h"

#include <QStringList>

namespace onhire {

struct Tenant;

// Of these members it can be told what became of them.
QStringList toldMembers();

// `changed` as the history keeps it: of each member that became another what it was and what it is. A line for
// each that people know by name, as in: Contract length: 12 → 24 months
QStringList wordsForChanges(const JsonValue &changed, const TextFormat &format, const Tenant &tenant);

} // namespace onhire
