// SPDX-License-Identifier: GPL-3.0-or-later
// Long work that nobody waits for stands aside: its thread and the server's process that works for it stay on
// one processor. They take turns anyway, so it takes no longer; left to the system they wander over all of
// them, and whoever asks for something small waits until one of them is interrupted: the 99th of 100 questions
// for four times as long (tests/bench/billing.py).
#pragma once

#include "core/data/driver/one_processor.h"

#include <optional>

namespace onhire {

class Connection;

class Aside
{
public:
    Aside() = default;
    Q_DISABLE_COPY_MOVE(Aside)

    // Both go back where they came from with this. Cheap to be said again, as after a connection was lost.
    void standWith(Connection &connection);

private:
    std::optional<OnProcessor> m_thread, m_server;
    int m_processor = lastProcessor(); // before this thread is kept on it
    int m_serverProcess = 0;
};

} // namespace onhire
