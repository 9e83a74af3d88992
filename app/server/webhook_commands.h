// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/server/command.h"

namespace onhire {

QList<Command> webhookCommands();

} // namespace onhire
