// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/refusal.h"

#include <exception>

namespace onhire {

HttpReply replyTo(const Refusal &refusal, const QByteArray &requestId)
{
    HttpReply reply;
    reply.status = refusal.status;
    // Codes, messages and ids hold nothing that JSON would have to escape.
    reply.body = QByteArray("{\"error\":{\"code\":\"") + refusal.code + "\",\"message\":\"" + refusal.message
        + "\"},\"requestId\":\"" + requestId + "\"}";
    if (refusal.status == 503)
        reply.headers = {{"Retry-After", "1"}};
    if (refusal.status == 429)
        reply.headers = {{"Retry-After", "60"}}; // who failed to get in too often
    if (refusal.status == 401)
        reply.headers = {{"WWW-Authenticate", "Bearer"}};
    return reply;
}

HttpReply safeReply(HttpHandler &handler, const HttpRequest &request)
{
    try {
        return handler.answer(request);
    } catch (const std::exception &e) {
        qCritical("%s: the handler failed: %s", request.id.constData(), e.what());
    } catch (...) {
        qCritical("%s: the handler failed", request.id.constData());
    }
    return replyTo(refusals::InternalError, request.id);
}

} // namespace onhire
