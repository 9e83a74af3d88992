// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of a company and their values are called on the screen.
#pragma once

#include <QString>

namespace onhire {

QString wordForRule(const QString &key); // of a rule, or of a value that it offers; unknown: the key itself

} // namespace onhire
