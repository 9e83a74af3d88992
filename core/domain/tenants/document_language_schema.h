// SPDX-License-Identifier: GPL-3.0-or-later
// The languages in which a tenant may have documents, as the API knows them.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema documentLanguageSchema();

} // namespace onhire
