// SPDX-License-Identifier: GPL-3.0-or-later
// What there is to see in the desktop, each as somebody at work would meet it.
#pragma once

#include <QString>

#include <functional>

namespace onhire {

class TenantWindow;

// Is called with the name of what is in front, once it has settled.
using Seen = std::function<void(const QString &name)>;

// Screens with a record open, records' pages, several rows, forms, nothing found.
void showScenes(TenantWindow &window, const Seen &seen);

// What comes of doing something: the scan desk at work, questions, papers, offers to undo, help. It changes the
// data.
void showWork(TenantWindow &window, const Seen &seen);

// For somebody who may not do everything.
void showRole(TenantWindow &window, const QString &role, const Seen &seen);

// What cannot be saved, what somebody else has changed meanwhile, and several records of which not all could be
// worked on. It changes the data.
void showFaults(TenantWindow &window, const Seen &seen);

// In a company that has just begun, and for somebody who may see hardly anything.
void showNothingYet(TenantWindow &window, const Seen &seen);
void showForbidden(TenantWindow &window, const Seen &seen);

// While the database does not answer, and once it is known that it will not.
void showSilence(TenantWindow &window, const Seen &seen);

} // namespace onhire
