// SPDX-License-Identifier: GPL-3.0-or-later
// Where slow requests are answered: a few threads beside those that serve, so that nobody else waits for a
// store that does not answer. Shared by all threads of a Listener.
#pragma once

#include "app/http/edge/http_message.h"

#include <QFuture>
#include <QMutex>
#include <QThreadPool>

#include <functional>
#include <vector>

namespace onhire {

class SlowLane
{
public:
    explicit SlowLane(std::function<std::unique_ptr<HttpHandler>()> makeHandler);
    ~SlowLane(); // waits for what is under way

    QFuture<HttpReply> answer(const HttpRequest &request);

private:
    HttpReply answerHere(const HttpRequest &request);
    std::unique_ptr<HttpHandler> takeHandler();

    const std::function<std::unique_ptr<HttpHandler>()> m_makeHandler;
    QMutex m_mutex;
    std::vector<std::unique_ptr<HttpHandler>>
        m_idle; // with their connections to the database, to be used again
    QThreadPool m_threads;
};

} // namespace onhire
