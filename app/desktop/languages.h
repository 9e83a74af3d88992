// SPDX-License-Identifier: GPL-3.0-or-later
// The languages that the desktop speaks, and the one that it speaks now.
#pragma once

#include "ui/settings/settings_page.h"

#include <QLocale>

class QApplication;

namespace onhire {

QList<Language> languages();

// Has the program speak the language (a code such as de; empty: the system's) and read in its direction.
QLocale speak(QApplication &application, const QString &language);

} // namespace onhire
