// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/bell.h"

#include <sys/eventfd.h>

namespace onhire {

Bell::Bell() : m_event(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) { }

void Bell::ring()
{
    if (!m_isSilent.exchange(true))
        (void)::eventfd_write(m_event.get(), 1);
}

void Bell::hush()
{
    eventfd_t rings = 0;
    (void)::eventfd_read(m_event.get(), &rings);
}

void Bell::listenAgain()
{
    m_isSilent = false;
}

} // namespace onhire
