// SPDX-License-Identifier: GPL-3.0-or-later
// What other processes are told, and whether they have heard it (notification_listener.h).
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

// In a transaction it is told with the commit.
Result<void> tellListeners(Connection &connection, const Scope &scope, const QString &channel,
                           const QString &payload = {});

// Tells them a mark that is younger than all that was committed before; answers it.
Result<QString> markNews(Connection &connection, const QString &channel);

// How many listeners have not said that they heard of the mark.
Result<qint64> listenersBehind(Connection &connection, const QString &mark);

} // namespace onhire
