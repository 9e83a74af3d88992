// SPDX-License-Identifier: GPL-3.0-or-later
// In what condition a device is, in words.
#pragma once

#include <QString>

namespace onhire {

QString wordForCondition(const QString &condition); // empty for none

} // namespace onhire
