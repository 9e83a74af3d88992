// SPDX-License-Identifier: GPL-3.0-or-later
// An Error as the API tells it: code, message and details. What is kept of an error is kept like this, too.
#pragma once

#include "core/base/error.h"

#include <QStringList>

namespace onhire {

class JsonValue;
class JsonWriter;

void writeError(JsonWriter &json, const Error &error); // as an object
// Its subject and bounds are in the messages alone. A code that this program does not know is an internal
// error.
Error readError(const JsonValue &json);

QStringList faultKindNames(); // too_small

} // namespace onhire
