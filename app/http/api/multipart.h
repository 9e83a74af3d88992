// SPDX-License-Identifier: GPL-3.0-or-later
// A body of several parts, as forms with a file send it. Qt writes such bodies and reads none.
#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace onhire {

inline constexpr auto TablePart = QLatin1StringView("csvFile"); // of the one form that is taken

bool isMultipart(QByteArrayView contentType);

// The content of the part of that name. VALIDATION_ERROR when the body is none of this form, or has no such
// part.
Result<QByteArray> partNamed(QByteArrayView name, QByteArrayView contentType, const QByteArray &body);

} // namespace onhire
