// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/today/today.h"

namespace onhire {

Result<FirstSteps> firstSteps(const Context &context)
{
    return stepsTaken(context.database.connection(), context.scope());
}

} // namespace onhire
