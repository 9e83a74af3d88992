// SPDX-License-Identifier: GPL-3.0-or-later
// Raw values of table cells that are more than a string, a number or a moment.
#pragma once

#include "core/base/money.h"
#include "ui/theme/icons.h"

#include <QMetaType>
#include <QString>

namespace onhire {

struct Progress
{
    int done = 0;
    int total = 0;
    friend bool operator==(const Progress &, const Progress &) = default;
};

struct Amount
{
    Money money;
    int exponent = 2;
    friend bool operator==(const Amount &, const Amount &) = default;
};

// How a status is shown: never by colour alone.
struct StatusLook
{
    QString word;
    Tone tone = Tone::Idle;
    Glyph glyph = Glyph::Dot;
    friend bool operator==(const StatusLook &, const StatusLook &) = default;
};

} // namespace onhire

Q_DECLARE_METATYPE(onhire::Progress)
Q_DECLARE_METATYPE(onhire::Amount)
Q_DECLARE_METATYPE(onhire::StatusLook)
