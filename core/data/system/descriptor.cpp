// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/system/descriptor.h"

#include <unistd.h>

namespace onhire {

Descriptor &Descriptor::operator=(Descriptor &&other) noexcept
{
    const Descriptor former(std::exchange(m_number, other.release()));
    return *this;
}

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

} // namespace onhire
