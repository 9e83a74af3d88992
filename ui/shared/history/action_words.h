// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to a record, as its history says it.
#pragma once

#include <QString>

namespace onhire {

// `action` as the audit log names it; `status`: the one that the record got by it, empty if it kept its own.
QString wordForAction(const QString &action, const QString &status = {});

} // namespace onhire
