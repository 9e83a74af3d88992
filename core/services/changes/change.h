// SPDX-License-Identifier: GPL-3.0-or-later
// What a statement that changes something writes beside it: who did what and when, for the audit log, and which
// events.
#pragma once

#include "core/services/context.h"

#include <QStringList>

namespace onhire {

// As the JSON that changes/written.sql reads.
QString changeJson(const Context &context, const QString &action, const QStringList &events = {});

} // namespace onhire
