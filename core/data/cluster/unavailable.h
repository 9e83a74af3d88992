// SPDX-License-Identifier: GPL-3.0-or-later
// The one kind of failure that the cluster knows: no database, and a plain sentence that says why and what to
// do.
#pragma once

#include "core/base/result.h"

namespace onhire {

inline Failure unavailable(QString sentence)
{
    return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, std::move(sentence)});
}

} // namespace onhire
