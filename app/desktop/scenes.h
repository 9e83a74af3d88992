// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to see in the desktop, each as somebody at work would meet it: screens with a record open,
// records' pages, several rows, forms, nothing found.
#pragma once

#include <QString>

#include <chrono>
#include <functional>

namespace onhire {

class TenantWindow;

// Shows one after the other and calls `seen` with its name once it has settled.
void showScenes(TenantWindow &window, const std::function<void(const QString &name)> &seen);

// Lets the program work until nothing more is to be expected.
void settle();
bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds atMost = std::chrono::seconds(15));

} // namespace onhire
