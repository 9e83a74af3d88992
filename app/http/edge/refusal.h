// SPDX-License-Identifier: GPL-3.0-or-later
// The edge's own reasons to turn a request away.
#pragma once

#include "app/http/edge/http_message.h"

namespace onhire {

namespace refusals {

// clang-format off
inline constexpr Refusal BadRequestLine{400, "BAD_REQUEST", "The request does not start with METHOD, target and HTTP/1.1; use plain HTTP/1.1 on this port."};
inline constexpr Refusal BadLineEnd{400, "BAD_REQUEST", "End every line of the head with CR LF."};
inline constexpr Refusal BadTarget{400, "BAD_REQUEST", "The request target must be a path that starts with one slash and is correctly percent-encoded."};
inline constexpr Refusal BadHeader{400, "BAD_REQUEST", "A header line is malformed: write Name: value, on one line and without control characters."};
inline constexpr Refusal BadHost{400, "BAD_REQUEST", "Send exactly one Host header, a name or address with an optional port."};
inline constexpr Refusal BadContentLength{400, "BAD_REQUEST", "Send Content-Length once, as a plain decimal number."};
inline constexpr Refusal BadTransferEncoding{400, "BAD_REQUEST", "State the length of the body once: with Content-Length, or with Transfer-Encoding: chunked over HTTP/1.1."};
inline constexpr Refusal BadChunk{400, "BAD_REQUEST", "The body is not correctly chunked: each chunk starts with its size in hexadecimal digits, and CR LF ends both the size and the chunk."};
inline constexpr Refusal RequestTimeout{408, "REQUEST_TIMEOUT", "The request did not arrive in time; send it again."};
inline constexpr Refusal LengthRequired{411, "LENGTH_REQUIRED", "Send the body with Content-Length, or with Transfer-Encoding: chunked and no other encoding."};
inline constexpr Refusal PayloadTooLarge{413, "PAYLOAD_TOO_LARGE", "The body is larger than this operation accepts."};
inline constexpr Refusal ExpectationFailed{417, "EXPECTATION_FAILED", "The only supported expectation is 100-continue."};
inline constexpr Refusal MisdirectedRequest{421, "MISDIRECTED_REQUEST", "This server does not answer for that host name."};
inline constexpr Refusal HeadersTooLarge{431, "HEADERS_TOO_LARGE", "Send fewer or shorter header lines, and a shorter request target."};
inline constexpr Refusal InternalError{500, "INTERNAL_ERROR", "Something went wrong on our side; quote the request id when you report it."};
inline constexpr Refusal MethodUnsupported{501, "NOT_IMPLEMENTED", "Use GET, HEAD, POST, PUT, PATCH, DELETE or OPTIONS."};
inline constexpr Refusal Overloaded{503, "SERVICE_UNAVAILABLE", "The service is temporarily unavailable; try again after the time in Retry-After."};
inline constexpr Refusal VersionUnsupported{505, "HTTP_VERSION_NOT_SUPPORTED", "Use HTTP/1.1."};
// clang-format on

} // namespace refusals

HttpReply replyTo(const Refusal &refusal, const QByteArray &requestId);

// The handler's reply. An exception that left a handler would end the process; the reply to one is
// INTERNAL_ERROR.
HttpReply safeReply(HttpHandler &handler, const HttpRequest &request);

} // namespace onhire
