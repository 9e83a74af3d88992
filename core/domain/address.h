// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/schema.h"

#include <QByteArray>

namespace onhire {

Schema addressSchema();

// The address as it is stored and shown: known members only, cleaned, in one order.
QByteArray addressJson(const JsonValue &address);

} // namespace onhire
