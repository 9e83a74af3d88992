// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a product that a store can be made to decide, under the names that `_sync.readOnlyFields`
// shows. Those of its variants begin with "variants.".
#pragma once

#include <QByteArray>
#include <QStringList>

namespace onhire {

QStringList storeSources(); // beside "manual", which says that there is no store
QStringList storeFieldNames();
QByteArray usualStoreFields(); // unless the tenant decides otherwise; a JSON array

} // namespace onhire
