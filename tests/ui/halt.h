// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shared/workplace/async_runner.h"

#include <future>

namespace onhire {

// Until it is destroyed, nothing is read or saved behind the window.
class Halt
{
public:
    static constexpr int Threads = 3; // of a runner, unless it is told otherwise

    explicit Halt(AsyncRunner &runner)
    {
        const auto wait = [open = m_open.get_future().share()] {
            open.wait();
            return true;
        };
        for (int thread = 0; thread < Threads; ++thread)
            runner.run(wait);
    }
    ~Halt() { m_open.set_value(); }
    Q_DISABLE_COPY_MOVE(Halt)

private:
    std::promise<void> m_open;
};

} // namespace onhire
