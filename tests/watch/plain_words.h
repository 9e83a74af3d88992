// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace onhire {

// As they are read: without the marks that keep codes from left to right.
inline QString plain(QString words)
{
    return words.remove(QChar(0x2066)).remove(QChar(0x2069)).remove(QChar(0x200e));
}

} // namespace onhire
