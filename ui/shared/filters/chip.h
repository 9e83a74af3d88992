// SPDX-License-Identifier: GPL-3.0-or-later
// A rounded button of a filter bar. One that is set shows a cross at its end, which clears it; so does Delete.
#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>

namespace onhire {

class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Chip(const QString &text, QWidget *parent = nullptr);

    bool isActive() const { return m_active; }
    void setActive(bool active);
    void setMarked(bool marked); // in the accent's colour, but there is nothing to clear
    void setGlyph(Glyph glyph);
    void setIconOnly(bool iconOnly); // where there is no room for its text
    bool isIconOnly() const { return m_iconOnly; }
    QSize wholeSize() const; // with its text

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void cleared();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRect crossRect() const;

    bool m_active = false;
    bool m_marked = false;
    bool m_iconOnly = false;
    bool m_crossPressed = false;
    Glyph m_glyph = Glyph::None;
};

} // namespace onhire
