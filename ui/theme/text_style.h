// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion with three things more: Qt reads a text in the direction of its first letter, so a sentence of Arabic
// that begins with a serial number or a product would be read from its wrong end. Qt's own dialogs have the
// program's drawings on their buttons, and menus have round corners.
#pragma once

#include <QProxyStyle>

namespace onhire {

// In which direction to read a text on this desktop: where reading goes from right to left, so does whatever
// has words of such a language, wherever in it they stand.
Qt::LayoutDirection directionOf(const QString &text);

class TextStyle : public QProxyStyle
{
    Q_OBJECT

public:
    TextStyle();

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace onhire
