// SPDX-License-Identifier: GPL-3.0-or-later
// How long an answer of the server is waited for, and all answers of one round trip together.
#pragma once

#include <chrono>

namespace onhire {

struct Patience
{
    enum class Beyond {
        GiveUp,
        WaitWhileServerAnswers, // work that may take minutes: as long as the server takes connections
    };

    // The server ends a statement by itself after 5 seconds (statement_timeout): whatever is silent for longer
    // is frozen.
    std::chrono::milliseconds limit{8000};
    Beyond beyond = Beyond::GiveUp;
};

} // namespace onhire
