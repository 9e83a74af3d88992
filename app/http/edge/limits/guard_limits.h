// SPDX-License-Identifier: GPL-3.0-or-later
// How much, and how slow, a client may be before the edge hangs up. The figures are those of an API behind
// which a database works; tests make them small.
#pragma once

#include <QtGlobal>

#include <chrono>

namespace onhire {

struct GuardLimits
{
    qsizetype headBytes = 16 * 1024;
    qsizetype lineBytes = 8000;
    int headerCount = 64; // keep below 100: with more, Qt's parser drops *all* headers, Content-Length included

    std::chrono::milliseconds idle{30'000}; // between two requests
    // first byte to blank line: a total, so a slow trickle does not extend it
    std::chrono::milliseconds head{10'000};
    std::chrono::milliseconds stall{15'000}; // without a byte of the body, or without one of the answer taken
    std::chrono::milliseconds linger{2'000}; // for the client to read our last words before we hang up
    qint64 bytesPerSecond = 64 * 1024; // slower than this, on the whole, no body and no answer may move
    std::chrono::milliseconds tick{1'000}; // how often all of these are looked at

    // Bodies and answers up to this size are bounded by the number of connections. Larger ones count in the
    // ByteBudget.
    qint64 smallBytes = 128 * 1024;
};

} // namespace onhire
