// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/text_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

constexpr int MenuRadius = 8; // as in the sheet

static bool isFromRightToLeft(QChar letter)
{
    return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
}

Qt::LayoutDirection directionOf(const QString &text)
{
    const bool mirrored =
        QGuiApplication::isRightToLeft() ? std::ranges::any_of(text, isFromRightToLeft) : text.isRightToLeft();
    return mirrored ? Qt::RightToLeft : Qt::LeftToRight;
}

TextStyle::TextStyle() : QProxyStyle(u"Fusion"_s) { }

void TextStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (!qobject_cast<QMenu *>(widget))
        return;
    widget->setAttribute(Qt::WA_TranslucentBackground); // beside its corners
    widget->installEventFilter(this);
}

// Where nobody composes windows, what is transparent is black: there is as little of it as there can be.
bool TextStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        auto *menu = static_cast<QWidget *>(watched);
        const int radius = units(menu, MenuRadius) + 1; // within the line
        QPainterPath path;
        path.addRoundedRect(menu->rect(), radius, radius);
        menu->setMask(QRegion(path.toFillPolygon().toPolygon()));
    }
    return QProxyStyle::eventFilter(watched, event);
}

// Where the text stands is decided already: labels have their sides at a fixed place.
void TextStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                             bool enabled, const QString &text, QPalette::ColorRole role) const
{
    if (flags & Qt::TextForceLeftToRight && directionOf(text) == Qt::RightToLeft)
        flags = (flags & ~Qt::TextForceLeftToRight) | Qt::TextForceRightToLeft;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

static Glyph glyphFor(QStyle::StandardPixmap which)
{
    switch (which) {
    case QStyle::SP_ArrowBack:
    case QStyle::SP_FileDialogBack: return Glyph::ArrowBack;
    case QStyle::SP_ArrowForward: return Glyph::ArrowNext;
    case QStyle::SP_FileDialogToParent: return Glyph::ArrowUp;
    case QStyle::SP_FileDialogNewFolder: return Glyph::Plus;
    case QStyle::SP_FileDialogListView: return Glyph::Columns;
    case QStyle::SP_FileDialogDetailedView: return Glyph::Orders;
    case QStyle::SP_DirHomeIcon: return Glyph::Home;
    case QStyle::SP_DirIcon:
    case QStyle::SP_DirOpenIcon:
    case QStyle::SP_DirClosedIcon:
    case QStyle::SP_ComputerIcon:
    case QStyle::SP_DriveHDIcon: return Glyph::Files;
    case QStyle::SP_FileIcon: return Glyph::Invoices;
    default: return Glyph::None;
    }
}

QIcon TextStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    const Glyph glyph = glyphFor(which);
    return glyph == Glyph::None ? QProxyStyle::standardIcon(which, option, widget) : iconOf(glyph);
}

} // namespace onhire
