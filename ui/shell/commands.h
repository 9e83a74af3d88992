// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done, as Go to offers it: the actions of the window and of all screens, those of a record with
// the record that they would be done with.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shell/go_to_hit.h"

namespace onhire {

class PageStack;

// With every word that was typed; those of the screen in front first. What is done on another screen goes there
// first, with `show`.
QList<GoToHit> commandsLike(const ActionRegistry &registry, const PageStack &pages, const QString &typed,
                            const std::function<void(const QString &pageId)> &show);

// Whether the title has every word that was typed.
bool hasWords(const QString &title, const QString &typed);

} // namespace onhire
