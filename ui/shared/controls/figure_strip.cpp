// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/figure_strip.h"

#include "ui/shared/controls/painting.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

constexpr int UsualWidth = 180; // of a figure that is not there yet
constexpr int HeightWithNote = 62;

Figure::Figure(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QFont Figure::valueFont() const
{
    return scaled(font(), 1.54, QFont::DemiBold);
}

QFont Figure::smallFont() const
{
    return scaled(font(), 0.92);
}

void Figure::show(const FigureText &text)
{
    if (text == m_text)
        return;
    m_text = text;
    QStringList spoken{text.caption, (text.value + u' ' + text.unit).trimmed(), text.note};
    spoken.removeAll(QString());
    setAccessibleName(spoken.join(u", "_s));
    setAccessibleDescription(text.meaning);
    setToolTip(text.meaning);
    updateGeometry();
    update();
}

QSize Figure::sizeHint() const
{
    const QFontMetrics value(valueFont()), small(smallFont());
    const int number =
        value.horizontalAdvance(m_text.value) + units(this, 5) + small.horizontalAdvance(m_text.unit);
    const int note = small.horizontalAdvance(m_text.note) + units(this, m_text.glyph == Glyph::None ? 0 : 17);
    const int width = qMax(qMax(number, note), small.horizontalAdvance(m_text.caption));
    return {width + units(this, 32), units(this, m_hasNoteRoom ? HeightWithNote : 44)};
}

void Figure::setNoteRoom(bool has)
{
    m_hasNoteRoom = has;
    updateGeometry();
}

void Figure::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect inner = rect().adjusted(units(this, 16), 0, -units(this, 16), 0);
    const auto seen = [&](int left, int top, int width, int height) {
        return QStyle::visualRect(layoutDirection(), inner, QRect(inner.left() + left, top, width, height));
    };
    const int side = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
    const auto write = [&](int left, int top, int height, const QString &text, Role role) {
        painter.setPen(colorOf(role, palette()));
        const int width = inner.width() - left;
        painter.drawText(seen(left, top, width, height), side, elided(painter.fontMetrics(), text, width + 1));
        return painter.fontMetrics().horizontalAdvance(text);
    };
    painter.setFont(smallFont());
    write(0, 0, units(this, 18), m_text.caption, Role::Muted);
    const auto writeValue = [&](int left) {
        painter.setFont(valueFont());
        return write(left, units(this, 18), units(this, 26), m_text.value, Role::Ink);
    };
    const auto writeUnit = [&](int left) {
        painter.setFont(smallFont());
        return write(left, units(this, 20), units(this, 26), m_text.unit, Role::Muted);
    };
    // A currency stands to the right of its amount, as it does in sentences, also where lines run from the
    // right.
    if (isRightToLeft() && !m_text.unit.isEmpty() && !m_text.unit.isRightToLeft())
        writeValue(writeUnit(0) + units(this, 5));
    else
        writeUnit(writeValue(0) + units(this, 5));
    painter.setFont(smallFont());
    const Role role = m_text.tone == Tone::Idle ? Role::Muted : inkOf(m_text.tone);
    const int glyph = units(this, 12), top = units(this, 44), height = units(this, 18);
    if (m_text.glyph != Glyph::None)
        paintGlyph(&painter, seen(0, top + (height - glyph) / 2, glyph, glyph), m_text.glyph,
                   colorOf(role, palette()), layoutDirection());
    write(m_text.glyph == Glyph::None ? 0 : units(this, 17), top, height, m_text.note, role);
    if (m_text.recovery)
        paintRecovery(painter,
                      seen(0, top + units(this, 6), qMin(inner.width(), units(this, 160)), units(this, 6)),
                      *m_text.recovery, palette(), layoutDirection());
}

FigureStrip::FigureStrip(QWidget *parent) : Card(parent), m_grid(new QGridLayout)
{
    setAccessibleName(tr("Figures"));
    content()->setContentsMargins(0, units(this, 12), 0, units(this, 12));
    m_grid->setContentsMargins({});
    m_grid->setHorizontalSpacing(0);
    m_grid->setVerticalSpacing(units(this, 14));
    content()->addLayout(m_grid);
}

void FigureStrip::show(const QList<FigureText> &texts)
{
    while (m_figures.size() > texts.size())
        delete m_figures.takeLast();
    while (m_figures.size() < texts.size()) {
        m_figures += new Figure(this);
        m_columns = 0;
    }
    const bool hasNotes = std::ranges::any_of(
        texts, [](const FigureText &text) { return !text.note.isEmpty() || text.recovery.has_value(); });
    for (qsizetype figure = 0; figure < texts.size(); ++figure) {
        m_figures[figure]->show(texts[figure]);
        m_figures[figure]->setNoteRoom(hasNotes);
    }
    layOut();
}

void FigureStrip::expect(int count)
{
    m_expected = count;
    m_columns = 0;
    layOut();
}

int FigureStrip::widest() const
{
    int widest = missing() > 0 ? units(this, UsualWidth) : 1;
    for (const Figure *figure : m_figures)
        widest = qMax(widest, figure->sizeHint().width());
    return widest;
}

// Of equal width, or, where that keeps all of them in one line, each as wide as it needs to be.
int FigureStrip::fittingColumns() const
{
    int together = missing() * units(this, UsualWidth);
    for (const Figure *figure : m_figures)
        together += figure->sizeHint().width();
    if (together <= width())
        return all();
    const int fitting = qBound(1, width() / widest(), all());
    const int lines = (all() + fitting - 1) / fitting;
    return (all() + lines - 1) / lines; // as even as can be
}

void FigureStrip::layOut()
{
    const int columns = fittingColumns();
    if (columns != m_columns)
        place(columns);
    stretch();
}

void FigureStrip::place(int columns)
{
    m_columns = columns;
    for (qsizetype figure = 0; figure < m_figures.size(); ++figure) {
        m_figures[figure]->setMinimumWidth(1);
        m_grid->addWidget(m_figures[figure], int(figure) / columns, int(figure) % columns);
        m_figures[figure]->show();
    }
    const int lines = qMax(m_grid->rowCount(), (all() + columns - 1) / columns);
    for (int line = 0; line < lines; ++line) {
        const int first = line * columns, here = int(m_figures.size());
        const bool isReserved = first < m_expected && first + columns > here;
        // the grid leaves no space before a line in which there is nothing yet
        const int space = line > 0 && first >= here ? m_grid->verticalSpacing() : 0;
        m_grid->setRowMinimumHeight(line, isReserved ? units(this, HeightWithNote) + space : 0);
    }
    updateGeometry();
}

void FigureStrip::stretch()
{
    const bool areEqual = widest() * m_columns <= width();
    const int columns = qMax(m_grid->columnCount(), all());
    for (int column = 0; column < columns; ++column) {
        const int own =
            column < int(m_figures.size()) ? m_figures[column]->sizeHint().width() : units(this, UsualWidth);
        m_grid->setColumnStretch(column, column >= m_columns ? 0 : areEqual ? 1 : own);
    }
}

void FigureStrip::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    layOut();
}

// A line before each figure but the first of a row.
void FigureStrip::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setPen(colorOf(Role::Line, palette()));
    for (qsizetype figure = 0; m_columns > 0 && figure < m_figures.size(); ++figure) {
        if (figure % m_columns == 0)
            continue;
        const QRect place = m_figures[figure]->geometry();
        const int x = isRightToLeft() ? place.right() : place.left();
        painter.drawLine(x, place.top(), x, place.bottom());
    }
}

} // namespace onhire
