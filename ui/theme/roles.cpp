// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/roles.h"

#include <array>

namespace onhire {

struct Shades
{
    QRgb light;
    QRgb dark;
};

// In the order of Role.
static constexpr std::array shades{
    Shades{0xf6f7f9, 0x14171c}, // Bg
    Shades{0xffffff, 0x1b1f26}, // Pane
    Shades{0xe3e6eb, 0x2c323c}, // Line
    Shades{0xcdd3db, 0x3d4552}, // StrongLine
    Shades{0x858f9f, 0x6a7484}, // EntryLine
    Shades{0x1b2430, 0xe6e9ee}, // Ink
    Shades{0x616a7e, 0x98a2b3}, // Muted
    Shades{0x1c65d6, 0x6ea8fe}, // Accent
    Shades{0xe8f0fe, 0x1d2b44}, // AccentBg
    Shades{0xffffff, 0x0b1526}, // OnAccent
    Shades{0x13795b, 0x5fd0a5}, // Ok
    Shades{0xe3f4ee, 0x16312a}, // OkBg
    Shades{0x9a5b00, 0xf0b45b}, // Warn
    Shades{0xfdf1dc, 0x372a14}, // WarnBg
    Shades{0xb3261e, 0xff8a80}, // Bad
    Shades{0xfce8e6, 0x3a1d1b}, // BadBg
    Shades{0x475467, 0xb0b8c4}, // Idle
    Shades{0xeef0f3, 0x2a2f38}, // IdleBg
    Shades{0xa8c7fa, 0x35527f}, // AccentTint
};
static_assert(shades.size() == size_t(Role::AccentTint) + 1);

QColor colorOf(Role role, bool dark)
{
    const Shades &shade = shades[size_t(role)];
    return QColor::fromRgb(dark ? shade.dark : shade.light);
}

QColor colorOf(Role role, const QPalette &palette)
{
    return colorOf(role, isDark(palette));
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::WindowText).lightness()
        > palette.color(QPalette::Active, QPalette::Window).lightness();
}

Role inkOf(Tone tone)
{
    switch (tone) {
    case Tone::Idle: return Role::Idle;
    case Tone::Accent: return Role::Accent;
    case Tone::Ok: return Role::Ok;
    case Tone::Warn: return Role::Warn;
    case Tone::Bad: return Role::Bad;
    }
    Q_UNREACHABLE();
}

Role backgroundOf(Tone tone)
{
    return Role(int(inkOf(tone)) + 1);
}

QPalette paletteFor(bool dark)
{
    const auto color = [dark](Role role) { return colorOf(role, dark); };
    QPalette palette;
    palette.setColor(QPalette::Window, color(Role::Bg));
    palette.setColor(QPalette::Base, color(Role::Pane));
    palette.setColor(QPalette::AlternateBase, color(Role::Bg));
    palette.setColor(QPalette::Button, color(Role::Pane));
    palette.setColor(QPalette::ToolTipBase, color(Role::Ink));
    palette.setColor(QPalette::ToolTipText, color(Role::Pane));
    palette.setColor(QPalette::Mid, color(Role::Line));
    palette.setColor(QPalette::Highlight, color(Role::Accent));
    palette.setColor(QPalette::HighlightedText, color(Role::OnAccent));
    palette.setColor(QPalette::Link, color(Role::Accent));
    palette.setColor(QPalette::LinkVisited, color(Role::Accent));
    palette.setColor(QPalette::BrightText, color(Role::Ink));
    palette.setColor(QPalette::PlaceholderText, color(Role::Muted));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, color(Role::Ink));
        palette.setColor(QPalette::Disabled, role, color(Role::Muted));
    }
    return palette;
}

} // namespace onhire
