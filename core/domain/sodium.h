// SPDX-License-Identifier: GPL-3.0-or-later
// libsodium, made ready before the first thread begins: setting it up later is not safe from several.
#pragma once

#include <QtGlobal>

#include <sodium.h>

namespace onhire {

// Whoever includes this has it ready by main().
inline const bool isSodiumReady = [] {
    if (::sodium_init() < 0)
        qFatal("libsodium cannot be set up: the system gives no random numbers");
    return true;
}();

} // namespace onhire
