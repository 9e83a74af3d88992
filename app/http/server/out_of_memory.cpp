// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/out_of_memory.h"

#include <QByteArrayView>

#include <cstdlib>
#include <exception>
#include <new>

#include <unistd.h>

namespace onhire {
namespace {

bool isForLackOfMemory(const std::exception_ptr &reason) noexcept
{
    try {
        if (reason)
            std::rethrow_exception(reason);
    } catch (const std::bad_alloc &) {
        return true;
    } catch (...) {
    }
    return false;
}

// Allocates nothing.
[[noreturn]] void end()
{
    constexpr QByteArrayView Line = "Out of memory: exiting. Nothing that was acknowledged is lost.\n";
    if (!isForLackOfMemory(std::current_exception()))
        std::abort();
    (void)!::write(STDERR_FILENO, Line.data(), size_t(Line.size()));
    ::_exit(OutOfMemoryExit);
}

} // namespace

void endCleanlyWithoutMemory()
{
    std::set_terminate(end);
}

} // namespace onhire
