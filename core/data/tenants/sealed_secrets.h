// SPDX-License-Identifier: GPL-3.0-or-later
// Which secrets of a tenant cannot be read with a key.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

struct SealedSecrets
{
    qint64 webhooks = 0;
    qint64 settings = 0;
};

// Those that are sealed with another key than that one; an empty name is no key.
Result<SealedSecrets> sealedOtherwise(Connection &connection, const QString &tenantId, const QString &keyName);

} // namespace onhire
