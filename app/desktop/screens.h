// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every screen with sample data, for the documentation and for whoever judges a change of the
// looks.
#pragma once

#include "app/desktop/desktop.h"

namespace onhire {

// Into `options.screensDir`; the program's exit code.
int writeScreens(const DesktopOptions &options, Theme &theme, const QLocale &locale);

} // namespace onhire
