// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the parcel when a device comes back: which one it is, whose it was, where it goes. Its barcode
// is read at the desk that takes it back.
#pragma once

#include "core/services/context.h"
#include "ui/papers/paper_text.h"

namespace onhire {

struct ReturnFacts
{
    JsonValue subscription, order;
    QDate contractEnd; // where it has ended before, that day
};

Result<ReturnFacts> returnFacts(const Context &context, const QString &rentalId); // on a worker thread
// `address`: where devices are sent, without the company's name.
PaperContent returnSlip(const ReturnFacts &facts, const QString &address, const Letterhead &letterhead);

} // namespace onhire
