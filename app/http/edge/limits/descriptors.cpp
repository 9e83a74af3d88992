// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/limits/descriptors.h"

#include <sys/resource.h>

#include <algorithm>

namespace onhire {

int roomForDescriptors(int wanted)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return 1024;
    const rlim_t aim = std::min<rlim_t>(rlim_t(wanted), limit.rlim_max);
    if (limit.rlim_cur < aim) {
        limit.rlim_cur = aim;
        (void)::setrlimit(RLIMIT_NOFILE, &limit);
        (void)::getrlimit(RLIMIT_NOFILE, &limit);
    }
    return int(std::min<rlim_t>(limit.rlim_cur, rlim_t(wanted)));
}

} // namespace onhire
