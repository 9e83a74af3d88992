// SPDX-License-Identifier: GPL-3.0-or-later
// Of the session: what nobody wants any more ends in the server, too.
//
// A cancellation is addressed to the server's process, whatever that is at by then. It can only hit the
// statement that is waited for, because who sends it is the thread that waits: nothing else is asked of the
// session until the server has hung up on the messenger, which it does when the process has been told. A
// process that is told while it is idle forgets that before it reads the next statement.
#include "core/data/driver/postgres_error.h"
#include "core/data/driver/postgres_session.h"

#include <QDeadlineTimer>

#include <libpq-fe.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <future>
#include <thread>

using namespace std::chrono_literals;

namespace onhire {

static constexpr auto LookEvery = 100ms; // what ends sooner is not worth a messenger

int PostgresSession::untilNextLook(const QDeadlineTimer &deadline) const
{
    const qint64 left = deadline.remainingTime();
    const bool mayEndEarly = m_isReading && m_unwanted.stop_possible();
    return int(mayEndEarly ? std::min<qint64>(left, LookEvery.count()) : left);
}

// The messenger waits for as long as the server is frozen, this thread does not: then the session is over. Sent
// again with the next look, for the server may not have begun with the statement yet.
bool PostgresSession::callOff(const QDeadlineTimer &deadline)
{
    const std::shared_ptr<PGcancel> address(PQgetCancel(m_connection.get()), PQfreeCancel);
    std::packaged_task<void()> messenger([address] {
        std::array<char, 256> reason{};
        PQcancel(address.get(), reason.data(), int(reason.size()));
    });
    const std::future<void> delivered = messenger.get_future();
    std::thread(std::move(messenger)).detach();
    if (delivered.wait_for(std::chrono::milliseconds(deadline.remainingTime())) == std::future_status::ready)
        return true;
    lose(waitedInVain(m_patience.limit));
    return false;
}

} // namespace onhire
