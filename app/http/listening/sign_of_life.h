// SPDX-License-Identifier: GPL-3.0-or-later
// Answers GET and HEAD /healthz, straight from the socket. It looks at what has arrived and leaves it there
// unless it is exactly that, complete and sound: everything else is for the guarded connections.
#pragma once

#include "app/http/edge/host_allow_list.h"
#include "app/http/edge/reply_head.h"
#include "app/http/edge/request_head.h"
#include "app/http/edge/trusted_proxies.h"

namespace onhire {

class SignOfLife
{
public:
    enum class Seen { Nothing, Part, Answered, AnsweredLast, SomethingElse, HungUp };

    struct Rules
    {
        GuardLimits limits;
        HostAllowList hosts;
        TrustedProxies proxies;
    };

    SignOfLife(Rules rules, const Clock &clock, HttpHandler &handler);

    // Never waits. `isLast`: the connection ends after this answer, whatever the client asks for.
    Seen answer(int socket, bool isLast = false);

private:
    std::optional<RequestHead> soundHead(qsizetype size) const;
    bool send(int socket, const RequestHead &head, bool isLast);

    const Rules m_rules;
    DateHeader m_date;
    HttpHandler &m_handler;
    QByteArray m_bytes; // as they stand in the socket
};

} // namespace onhire
