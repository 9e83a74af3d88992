// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/server/command.h"

namespace onhire {

struct NumberOption
{
    QString name; // threads, for --threads
    qint64 least, most;
    qint64 fallback; // where it is not given
};

// The number that was given; anything else is refused, with what the option takes.
Result<qint64> numberFrom(const Arguments &arguments, const NumberOption &option);

} // namespace onhire
