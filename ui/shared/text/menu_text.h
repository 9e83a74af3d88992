// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace onhire {

// What people have named, as a menu or a button shows it word for word: its '&' names no key.
QString menuText(QString words);

} // namespace onhire
