// SPDX-License-Identifier: GPL-3.0-or-later
// Why nothing could be opened, in the user's language: the core says it in English, for whoever reads the log.
#pragma once

#include <QString>

namespace onhire {

// What the operating system or PostgreSQL says stays as it is.
QString whyNotOpened(const QString &detail);

} // namespace onhire
