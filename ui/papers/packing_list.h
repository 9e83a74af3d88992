// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into the parcel of an order: who gets it where, the items, the devices assigned so far.
#pragma once

#include "core/services/context.h"
#include "ui/papers/paper_text.h"

#include <QMap>

namespace onhire {

struct PackingFacts
{
    JsonValue order;
    QMap<int, QStringList> serials; // by the item's position
};

Result<PackingFacts> packingFacts(const Context &context, const QString &orderId); // on a worker thread
PaperContent packingList(const PackingFacts &facts, const Letterhead &letterhead);

} // namespace onhire
