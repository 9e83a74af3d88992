// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace onhire {

// Records tell a text that was never set, which is null, from others; requests know the empty text only.
inline QString textOrNull(const QString &text)
{
    return text.isEmpty() ? QString() : text;
}

} // namespace onhire
