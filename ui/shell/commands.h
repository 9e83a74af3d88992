// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done now, as Go to offers it: the actions of the window and of the screen in front, those of a
// record with the record that they would be done with.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shell/go_to_hit.h"

namespace onhire {

class Page;

// With every word that was typed; those of the screen first.
QList<GoToHit> commandsLike(const ActionRegistry &registry, const Page *front, const QString &typed);

// Whether the title has every word that was typed.
bool hasWords(const QString &title, const QString &typed);

} // namespace onhire
