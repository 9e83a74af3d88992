// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, tenants and settings are remembered by every process that serves requests. Whoever changes one says so
// in the same transaction, and is done only when all have forgotten what they knew: a revoked key fails on its
// next request.
#pragma once

#include "core/data/db/connection.h"
#include "core/data/db/notification_listener.h"
#include "core/services/tenants/directory.h"

namespace onhire {

inline constexpr auto ControlChannel = QLatin1StringView("onhire_control");

// Inside the transaction of the change. After its COMMIT it waits for the others: a few milliseconds, or until
// one that does not answer has stopped to trust its memory (Directory::Trust).
Result<void> announceControlChange(Connection &connection, const Scope &scope);

// For a listener on that channel.
NotificationListener::Callbacks keepingUpToDate(Directory &directory);

} // namespace onhire
