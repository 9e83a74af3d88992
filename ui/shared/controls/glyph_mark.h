// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing beside words that say it all: screen readers skip it, and it takes no keys and no clicks.
#pragma once

#include "ui/theme/icons.h"

#include <QWidget>

namespace onhire {

class GlyphMark : public QWidget
{
public:
    GlyphMark(Glyph glyph, Role ink, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Glyph m_glyph;
    const Role m_ink;
};

// Words that press, with a clock before them: ends in 50 days.
QWidget *pressingWords(const QString &words, QWidget *parent);

} // namespace onhire
