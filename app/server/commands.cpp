// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command.h"
#include "app/server/database_commands.h"
#include "app/server/demo_command.h"
#include "app/server/key_commands.h"
#include "app/server/serve_command.h"
#include "app/server/tenant_commands.h"
#include "app/server/user_commands.h"
#include "app/server/webhook_commands.h"

namespace onhire {

const QList<Command> &commands()
{
    static const QList<Command> all = serveCommands() + tenantCommands() + keyCommands() + userCommands()
        + databaseCommands() + demoCommands() + webhookCommands();
    return all;
}

} // namespace onhire
