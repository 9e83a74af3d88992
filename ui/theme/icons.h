// SPDX-License-Identifier: GPL-3.0-or-later
// The product's own drawings. An icon takes its colour from the palette at the moment it is painted, so that a
// switch of the theme needs no new icons; those that point somewhere are mirrored where text runs from right to
// left.
#pragma once

#include "ui/theme/roles.h"

#include <QIcon>
#include <QRectF>

class QPainter;

namespace onhire {

enum class Glyph {
    None,
    ArrowBack,
    ArrowDown,
    ArrowNext,
    ArrowUp,
    Assets,
    Barcode,
    Catalogue,
    Check,
    ChevronDown,
    ChevronNext,
    Clock,
    Close,
    Columns,
    Command,
    Copy,
    Cross,
    Customers,
    Dot,
    Empty,
    Export,
    Files,
    Groups,
    Half,
    Home,
    Info,
    Invoices,
    More,
    Offline,
    Orders,
    Pause,
    Payments,
    Plus,
    Print,
    Refresh,
    Ring,
    Search,
    Settings,
    Star,
    Subscriptions,
    Truck,
    Undo,
    Warning,
};

QIcon iconOf(Glyph glyph, Role role = Role::Muted);
QIcon programIcon(); // for its windows and the task bar

void paintGlyph(QPainter *painter, const QRectF &rect, Glyph glyph, const QColor &color,
                Qt::LayoutDirection direction = Qt::LeftToRight);

} // namespace onhire
