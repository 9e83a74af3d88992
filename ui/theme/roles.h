// SPDX-License-Identifier: GPL-3.0-or-later
// Every colour of the desktop has a name. Which of the two sets a widget shows follows from its palette alone,
// so that nothing has to carry a theme around and a change of the palette repaints everything rightly.
#pragma once

#include <QColor>
#include <QPalette>

namespace onhire {

enum class Role {
    Bg, // behind everything
    Pane, // what content lies on
    Line,
    StrongLine, // around buttons and what pops up, and for tracks on a selected row
    EntryLine, // around what can be entered: nothing else shows where that is
    Ink,
    Muted,
    Accent,
    AccentBg,
    OnAccent, // text on a filled accent
    Ok,
    OkBg,
    Warn,
    WarnBg,
    Bad,
    BadBg,
    Idle,
    IdleBg,
    AccentTint, // beside the accent: in charts, and what is still to come
};

enum class Tone { Idle, Accent, Ok, Warn, Bad };

QColor colorOf(Role role, bool dark);
QColor colorOf(Role role, const QPalette &palette);
bool isDark(const QPalette &palette);

Role inkOf(Tone tone);
Role backgroundOf(Tone tone);

QPalette paletteFor(bool dark);

} // namespace onhire
