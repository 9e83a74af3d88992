// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a request: the entries of a form put together into a record again. `record` is the one that the
// form has loaded; what was not touched is sent as it stands there.
#pragma once

#include "ui/shared/forms/record_entry.h"

namespace onhire {

JsonValue wholeBody(const QList<RecordEntry> &entries, const JsonValue &record);
JsonValue changedBody(const QList<RecordEntry> &entries,
                      const JsonValue &record); // objects inside it are whole

} // namespace onhire
