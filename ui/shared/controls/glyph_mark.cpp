// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/glyph_mark.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPainter>

namespace onhire {

GlyphMark::GlyphMark(Glyph glyph, Role ink, QWidget *parent) : QWidget(parent), m_glyph(glyph), m_ink(ink)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

QSize GlyphMark::sizeHint() const
{
    return QSize(1, 1) * units(this, 13);
}

void GlyphMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = units(this, 12);
    const QRect place((width() - size) / 2, (height() - size) / 2, size, size);
    paintGlyph(&painter, place, m_glyph, colorOf(m_ink, palette()), layoutDirection());
}

QWidget *pressingWords(const QString &words, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(units(box, 4));
    auto *label = new QLabel(words, box);
    setDress(label, "warning");
    layout->addWidget(new GlyphMark(Glyph::Clock, Role::Warn, box));
    layout->addWidget(label);
    return box;
}

} // namespace onhire
