// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as a menu: the '…' of a pane or page, and the context menu of a table's rows. What does not fit is
// there, disabled, and says why.
#pragma once

#include "ui/shared/actions/record_actions.h"

class QMenu;

namespace onhire {

using RunOffer = std::function<void(const ActionOffer &offer)>;

void fillMenu(QMenu &menu, const QList<ActionOffer> &offers, const RunOffer &run);

} // namespace onhire
