// SPDX-License-Identifier: GPL-3.0-or-later
// A file, socket or event that the kernel has opened for somebody: it is closed with its owner.
#pragma once

#include <utility>

namespace onhire {

class Descriptor
{
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) { }
    Descriptor(Descriptor &&other) noexcept : m_number(other.release()) { }
    Descriptor &operator=(Descriptor &&other) noexcept;
    ~Descriptor();

    bool isOpen() const { return m_number >= 0; }
    int get() const { return m_number; }
    int release() { return std::exchange(m_number, -1); } // whoever asks has to close it

private:
    int m_number = -1;
};

} // namespace onhire
