// SPDX-License-Identifier: GPL-3.0-or-later
// A few figures beside each other: what each is, its number, and what to make of it. They go on in a second
// line where the window is too narrow.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/recovery_bar.h"

#include <optional>

class QGridLayout;

namespace onhire {

struct FigureText
{
    QString caption;
    QString value;
    QString unit = {};
    QString note = {};
    Tone tone = Tone::Idle; // of the note
    Glyph glyph = Glyph::None; // before the note
    QString meaning = {}; // in a sentence
    std::optional<RecoveryShares> recovery = {}; // a bar in place of the note
    friend bool operator==(const FigureText &, const FigureText &) = default;
};

class Figure : public QWidget
{
    Q_OBJECT

public:
    explicit Figure(QWidget *parent = nullptr);
    void show(const FigureText &text);
    using QWidget::show;
    const FigureText &text() const { return m_text; }
    void setNoteRoom(bool has); // below its number

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont valueFont() const;
    QFont smallFont() const;

    FigureText m_text;
    bool m_hasNoteRoom = true;
};

class FigureStrip : public Card
{
    Q_OBJECT

public:
    explicit FigureStrip(QWidget *parent = nullptr);

    // There is room for as many from the beginning, so that nothing moves when they come.
    void expect(int count);
    void show(const QList<FigureText> &texts);
    using QWidget::show;
    const QList<Figure *> &figures() const { return m_figures; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int missing() const { return qMax(0, m_expected - int(m_figures.size())); }
    int all() const { return qMax(1, int(m_figures.size()) + missing()); }
    int widest() const;
    int fittingColumns() const;
    void layOut();
    void place(int columns);
    void stretch();

    QGridLayout *m_grid;
    QList<Figure *> m_figures;
    int m_expected = 0;
    int m_columns = 0;
};

} // namespace onhire
