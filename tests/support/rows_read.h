// SPDX-License-Identifier: GPL-3.0-or-later
// How many rows PostgreSQL reads for a piece of work, table by table.
#pragma once

#include "tests/support/shop.h"

#include <QMap>

#include <functional>

namespace onhire::test {

// By what is done meanwhile; nothing of it stays.
QMap<QString, int> rowsRead(Shop &shop, const std::function<void()> &work);

} // namespace onhire::test
