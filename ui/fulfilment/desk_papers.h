// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed at a scan desk to go with the devices: the packing list of an order, labels for those that go
// back to the shelf.
#pragma once

#include "ui/fulfilment/desk_work.h"
#include "ui/shared/actions/record_action.h"

namespace onhire {

class Page;

enum class DeskPaper { None, PackingList, ReturnLabels };

ShownRecord labelled(const DeskRow &row); // a device, as much as its label says of it
DeskPaper deskPaper(const DeskWork &work, bool isTakingBack); // that can be printed now
QString wordForPaper(DeskPaper paper); // on its button; empty: none
void printDeskPaper(DeskPaper paper, const Workplace &workplace, const DeskWork &work, Page &page);

} // namespace onhire
