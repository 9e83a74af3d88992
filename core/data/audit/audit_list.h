// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit log may be filtered by.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &auditList();

} // namespace onhire
