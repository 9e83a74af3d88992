// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever waits for long work wants of it: to see how far it is, and to be able to stop it.
#pragma once

#include <functional>
#include <stop_token>

namespace onhire {

struct Supervision
{
    std::stop_token stop = {};
    std::function<void(int done, int of)> progress = {}; // on a thread that works; one call at a time

    void tell(int done, int of) const
    {
        if (progress)
            progress(done, of);
    }
};

} // namespace onhire
