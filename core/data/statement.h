// SPDX-License-Identifier: GPL-3.0-or-later
// An SQL statement that stands in a file of core/data/sql, and a step of the schema's history.
#pragma once

namespace onhire {

struct Statement
{
    const char *name; // orders/get
    const char *text;
    bool isAudited = false; // writes an entry of the audit log, whose id stands in its second parameter
};

struct Migration
{
    const char *name; // 0001_tenants
    const char *text;
};

} // namespace onhire
