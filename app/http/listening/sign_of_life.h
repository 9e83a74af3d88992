// SPDX-License-Identifier: GPL-3.0-or-later
// Answers GET and HEAD /healthz, straight from the socket. It looks at what has arrived and leaves it there
// unless it is exactly that, complete and sound: everything else is for the guarded connections.
#pragma once

#include "app/http/edge/host_allow_list.h"
#include "app/http/edge/reply_head.h"
#include "app/http/edge/request_head.h"
#include "app/http/edge/trusted_proxies.h"

#include <variant>

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
    // On a connection of somebody else: only with nothing behind it, which that one would take for the first.
    Seen answerAlone(int socket);

private:
    std::optional<RequestHead> soundHead(qsizetype size) const;
    std::variant<Seen, RequestHead> look(int socket);
    Seen send(int socket, const RequestHead &head, bool isLast);

    const Rules m_rules;
    DateHeader m_date;
    HttpHandler &m_handler;
    QByteArray m_bytes; // as they stand in the socket
    qsizetype m_size = 0;
};

} // namespace onhire
