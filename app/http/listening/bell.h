// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a thread that waits for descriptors. It rings once, and then not again before that thread wants it to:
// ringing costs nothing while the thread is awake anyway.
#pragma once

#include "core/data/system/descriptor.h"

#include <atomic>

namespace onhire {

class Bell
{
public:
    Bell();

    int descriptor() const { return m_event.get(); } // readable once it has rung; -1: there is none
    void ring();
    void hush(); // heard; stays silent
    void listenAgain();

private:
    const Descriptor m_event;
    std::atomic<bool> m_isSilent = false;
};

} // namespace onhire
