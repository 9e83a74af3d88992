// SPDX-License-Identifier: GPL-3.0-or-later
// An Error as the API tells it: code, message and details. What is kept of an error is kept like this, too.
#pragma once

#include "core/base/error.h"

#include <QLatin1StringView>

namespace onhire {

class JsonValue;
class JsonWriter;

void writeError(JsonWriter &json, const Error &error); // as an object
// Its subject and bounds are in the messages alone. A code that this program does not know is an internal
// error.
Error readError(const JsonValue &json);

QString messageOf(const Error &error);
QLatin1StringView nameOf(Fault::Kind kind); // too_small
QStringList faultKindNames();

} // namespace onhire
