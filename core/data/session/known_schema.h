// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever brings the schema further waits until no program is at work, but sees no laptop that sleeps and no
// server that is cut off. When those come back, their sessions are new ones: these do not begin.
#pragma once

#include "core/base/error.h"

namespace onhire::KnownSchema {

QString check(); // a script; it fails where the database knows more steps than this program
bool isOutgrown(const Error &error); // for that reason
Error outgrown(); // in words
QString nobodyAsks(); // an option for the session of whoever brings it further, and tells more of it

} // namespace onhire::KnownSchema
