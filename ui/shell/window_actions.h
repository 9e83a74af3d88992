// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done on every screen, with its keys, and which of it stands in the user's menu.
#pragma once

namespace onhire {

class ActionRegistry;
class MainWindow;

void addWindowActions(MainWindow &window, ActionRegistry &actions);

} // namespace onhire
