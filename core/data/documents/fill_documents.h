// SPDX-License-Identifier: GPL-3.0-or-later
// Gives a document to every row that has none: after a step of the schema's history that asks for one, and
// after rows were written in bulk. It works in batches of one transaction each, so that a large table survives
// it and an interrupted run goes on where it was.
#pragma once

#include "core/data/db/database.h"

#include <stop_token>

namespace onhire {

// Of all tenants. What has been filled is remembered, so that the next start need not look.
Result<void> fillDocuments(const QString &conninfo, const std::stop_token &stop = {});

// Of one tenant's rows.
Result<void> fillDocuments(Database &database, const Scope &scope);

} // namespace onhire
