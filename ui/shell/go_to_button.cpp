// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/go_to_button.h"

#include "ui/shared/controls/key_cap.h"
#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QPainter>
#include <QStyle>

namespace onhire {

GoToButton::GoToButton(QWidget *parent) : QAbstractButton(parent)
{
    setText(tr("Go to anything: order, serial, e-mail, name"));
    setAccessibleName(tr("Go to anything"));
    setCursor(Qt::IBeamCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize GoToButton::sizeHint() const
{
    return {units(this, 420), units(this, 32)};
}

void GoToButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isStrong = underMouse() || hasFocus();
    painter.setPen(colorOf(hasFocus() ? Role::Accent : isStrong ? Role::Muted : Role::Line, palette()));
    painter.setBrush(colorOf(Role::Bg, palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 6), units(this, 6));

    const auto seen = [this](const QRect &logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    const int glyph = units(this, 16), left = units(this, 12);
    paintGlyph(&painter, seen({left, (height() - glyph) / 2, glyph, glyph}), Glyph::Search,
               colorOf(Role::Muted, palette()));
    const QString key = textOfKey(Qt::CTRL | Qt::Key_K);
    const QSize size = keySize(font(), key);
    const QRect hint(QPoint(width() - size.width() - units(this, 8), (height() - size.height()) / 2), size);
    paintKey(&painter, seen(hint), font(), key, palette());

    QRect words(left + glyph + units(this, 8), 0, 0, height());
    words.setRight(hint.left() - units(this, 8));
    painter.setPen(colorOf(Role::Muted, palette()));
    painter.drawText(seen(words),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     elided(fontMetrics(), text(), words.width()));
}

} // namespace onhire
