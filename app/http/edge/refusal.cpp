// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/refusal.h"

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
    return reply;
}

} // namespace onhire
