// SPDX-License-Identifier: GPL-3.0-or-later
// Idempotency-Key: the first answer to a key is kept in the transaction of the work itself, so that either both
// are there or neither; the same request under the same key gets it again for 24 hours.
#pragma once

#include "app/http/api/route.h"

#include <functional>

namespace onhire {

Result<Answer> answerOnce(const Call &call, const QString &key, const std::function<Result<Answer>()> &work);

} // namespace onhire
