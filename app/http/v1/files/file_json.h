// SPDX-License-Identifier: GPL-3.0-or-later
// What a file looks like in the API. The record itself is written by core/data/sql/files/_record.sql.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema fileSchema();

} // namespace onhire
