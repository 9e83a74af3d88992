// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of taxing a customer, as the API knows them.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema taxTreatmentSchema();

} // namespace onhire
