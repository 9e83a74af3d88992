// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error_code.h"

#include <iterator>

namespace onhire {

static const ErrorInfo table[] = {
#define ONHIRE_ROW(name, status, text, message) {QLatin1StringView(text), status, QLatin1StringView(message)},
    ONHIRE_ERROR_CODES(ONHIRE_ROW)
#undef ONHIRE_ROW
};

const ErrorInfo &infoOf(ErrorCode code)
{
    Q_ASSERT(size_t(code) < std::size(table));
    return table[size_t(code)];
}

} // namespace onhire
