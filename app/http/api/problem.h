// SPDX-License-Identifier: GPL-3.0-or-later
// An Error in the words of the API.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/error.h"
#include "core/base/schema.h"

namespace onhire {

Refusal refusalFor(const Error &error); // by its head alone
HttpReply problemReply(const Error &error, const QByteArray &requestId);

Schema problemSchema(); // of writeError()

} // namespace onhire
