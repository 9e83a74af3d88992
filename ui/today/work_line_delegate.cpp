// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/work_line_delegate.h"

#include "ui/shared/controls/painting.h"
#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"
#include "ui/today/work_list.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>

namespace onhire {
namespace {

QFont leadFont(const QFont &font, bool isCode)
{
    return isCode ? monospaced(font) : font;
}

Role roleOf(Tone tone)
{
    return tone == Tone::Bad ? Role::Bad : tone == Tone::Warn ? Role::Warn : Role::Muted;
}

class LinePainter
{
public:
    LinePainter(QPainter &painter, const QRect &rect, Qt::LayoutDirection direction, const QPalette &palette)
        : m_painter(painter), m_rect(rect), m_direction(direction), m_palette(palette)
    {
    }

    // `left` and `width` as in a line that is read from left to right.
    void text(int left, int width, const QString &text, Qt::Alignment side, Role role) const
    {
        m_painter.setPen(colorOf(role, m_palette));
        const QString shown = elided(m_painter.fontMetrics(), text, width + 1);
        m_painter.drawText(seen(left, width),
                           int(QStyle::visualAlignment(m_direction, side | Qt::AlignVCenter)), shown);
    }
    void amount(int left, int width, const QString &text, Role role) const
    {
        m_painter.setPen(colorOf(role, m_palette));
        paintFigures(&m_painter, seen(left, width), text, Qt::AlignRight | Qt::AlignVCenter);
    }
    void glyph(int left, int size, Glyph glyph, Role role) const
    {
        QRect place = seen(left, size);
        place.setTop(place.center().y() - size / 2 + 1);
        place.setHeight(size);
        paintGlyph(&m_painter, place, glyph, colorOf(role, m_palette), m_direction);
    }

private:
    QRect seen(int left, int width) const
    {
        return QStyle::visualRect(m_direction, m_rect,
                                  QRect(m_rect.left() + left, m_rect.top(), width, m_rect.height()));
    }

    QPainter &m_painter;
    const QRect m_rect;
    const Qt::LayoutDirection m_direction;
    const QPalette &m_palette;
};

} // namespace

WorkLineDelegate::WorkLineDelegate(const WorkModel &model, QAbstractItemView &view)
    : QStyledItemDelegate(&view), m_model(model), m_view(view)
{
}

WorkLineDelegate::Columns WorkLineDelegate::columnsOf(const WorkLine &line, int width) const
{
    const QFontMetrics metrics = m_view.fontMetrics();
    const int glyph = units(&m_view, 17);
    Columns columns;
    for (const WorkLine &each : m_model.lines()) {
        const QFontMetrics lead(leadFont(m_view.font(), each.isCode));
        columns.lead = qMax(columns.lead, lead.horizontalAdvance(each.lead));
        columns.when =
            qMax(columns.when, metrics.horizontalAdvance(each.when) + (each.tone == Tone::Idle ? 0 : glyph));
    }
    columns.lead = qMin(columns.lead, width / 3);
    const int room = width - columns.lead - columns.when;
    const int who = metrics.horizontalAdvance(line.who);
    const int what = line.isAmount ? figuresWidth(metrics, line.what) : metrics.horizontalAdvance(line.what);
    columns.what = qMin(what, qMax(room / 2, room - who));
    columns.who = room - columns.what;
    return columns;
}

void WorkLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const WorkLine &line = m_model.lines().at(index.row());
    const bool isCurrent = m_view.hasFocus() && m_view.currentIndex() == index;
    painter->save();
    const bool isPressable = !line.link.isEmpty();
    if (isCurrent || (isPressable && option.state & QStyle::State_MouseOver))
        painter->fillRect(option.rect, colorOf(isCurrent ? Role::AccentBg : Role::Bg, option.palette));
    if (isCurrent) { // at the side where reading begins
        const QRect edge(option.rect.left(), option.rect.top(), units(&m_view, 3), option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, edge),
                          colorOf(Role::Accent, option.palette));
    }
    const int inset = units(&m_view, 16), gap = units(&m_view, 12);
    const int width = option.rect.width() - 2 * inset - 3 * gap;
    const Columns column = columnsOf(line, width);
    const LinePainter painted(*painter, option.rect.adjusted(inset, 0, -inset, 0), option.direction,
                              option.palette);
    painter->setFont(leadFont(option.font, line.isCode));
    painted.text(0, column.lead, line.isCode ? leftToRight(line.lead) : line.lead, Qt::AlignLeft, Role::Ink);
    painter->setFont(option.font);
    const int who = column.lead + gap;
    painted.text(who, column.who, line.who, Qt::AlignLeft, Role::Ink);
    const int what = who + column.who + gap;
    if (line.isAmount)
        painted.amount(what, column.what, line.what, Role::Ink);
    else
        painted.text(what, column.what, line.what, Qt::AlignRight, Role::Ink);
    const int when = what + column.what + gap;
    const Role role = roleOf(line.tone);
    painted.text(when, column.when, line.when, Qt::AlignRight, role);
    if (const Glyph glyph = glyphOf(line.tone); glyph != Glyph::None) {
        const int size = units(&m_view, 12);
        const int text = painter->fontMetrics().horizontalAdvance(line.when);
        painted.glyph(when + column.when - text - units(&m_view, 5) - size, size, glyph, role);
    }
    painter->restore();
}

QSize WorkLineDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {units(&m_view, 100), units(&m_view, 28)};
}

} // namespace onhire
