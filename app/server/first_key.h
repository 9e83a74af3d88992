// SPDX-License-Identifier: GPL-3.0-or-later
// Where the key of an empty database's first tenant is shown, once: on standard output. If that is the system's
// journal, which keeps it for months and shows it to others, a file for its owner alone has it instead.
#pragma once

#include "core/base/result.h"

#include <QString>

namespace onhire {

// Answers what to print.
Result<QString> firstKeyShown(const QString &dataDir, const QString &tenantId, const QString &apiKey);

} // namespace onhire
