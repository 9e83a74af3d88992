// SPDX-License-Identifier: GPL-3.0-or-later
// A line of notes with who wrote it and when.
#pragma once

#include "ui/shared/workplace/workplace.h"

namespace onhire {

QString signedLine(const Workplace &workplace, const QString &words);

} // namespace onhire
