// SPDX-License-Identifier: GPL-3.0-or-later
// What an order is for, in one line.
#pragma once

#include <QString>

namespace onhire {

QString productsText(const QString &first, int more);

} // namespace onhire
