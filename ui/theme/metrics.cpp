// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/metrics.h"

#include <QGuiApplication>

#include <QFontDatabase>

namespace onhire {

QString elided(const QFontMetrics &metrics, const QString &text, int width)
{
    constexpr QChar LeftToRightMark(0x200e), RightToLeftMark(0x200f);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, width);
    if (shown == text || text.isRightToLeft() == QGuiApplication::isRightToLeft())
        return shown;
    // or the ellipsis would go by what is around the text
    return shown + (text.isRightToLeft() ? RightToLeftMark : LeftToRightMark);
}

QFont scaled(QFont font, qreal factor, QFont::Weight weight)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    font.setWeight(weight);
    return font;
}

QFont monospaced(const QFont &like)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (like.pointSizeF() > 0)
        font.setPointSizeF(like.pointSizeF() * 0.92);
    else
        font.setPixelSize(qRound(like.pixelSize() * 0.92));
    font.setWeight(QFont::Weight(like.weight()));
    return font;
}

} // namespace onhire
