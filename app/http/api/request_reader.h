// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the parts of a request that the table's row describes: query, body, conditions.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

// UNSUPPORTED_MEDIA_TYPE, or the fault that makes the body no JSON. No body is an empty object.
Result<JsonValue> readBody(const HttpRequest &request, const Route &route);

// Whether the body is compressed, or encoded in another way. Nothing of that kind is taken.
bool isPacked(const HttpRequest &request);

// Every parameter once, and only those that the route knows.
Result<QueryList> readQuery(const HttpRequest &request, const Route &route);

// The version in If-Match, the latest of several; a tag that is none of ours matches no version.
std::optional<int> readIfMatch(const HttpRequest &request);

// Whether If-None-Match says that the caller has this version already.
bool knowsVersion(const HttpRequest &request, int version);

bool prefersStrict(const HttpRequest &request);

// The Idempotency-Key; empty when there is none.
Result<QString> readIdempotencyKey(const HttpRequest &request);

} // namespace onhire
