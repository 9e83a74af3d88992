// SPDX-License-Identifier: GPL-3.0-or-later
// An Error in the words of the API.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/error.h"
#include "core/base/schema.h"

#include <QLatin1StringView>

namespace onhire {

HttpReply problemReply(const Error &error, const QByteArray &requestId);

// Code, message and details, as an object; for answers that report several errors.
void writeProblem(JsonWriter &json, const Error &error);
Schema problemSchema();

QLatin1StringView nameOf(Fault::Kind kind); // too_small

} // namespace onhire
