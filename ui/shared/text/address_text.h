// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_value.h"

#include <QString>

namespace onhire {

// An address as it is written on a parcel, a line each; empty where there is none.
QString addressText(const JsonValue &address);

} // namespace onhire
