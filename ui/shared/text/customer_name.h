// SPDX-License-Identifier: GPL-3.0-or-later
// What customers are called on screens, from their record or from that of an order.
#pragma once

#include "core/base/json_value.h"

#include <QString>

namespace onhire {

QString personOf(const JsonValue &customer); // first and last name
QString nameOfCustomer(const JsonValue &customer); // a business by its name, a person by theirs

} // namespace onhire
