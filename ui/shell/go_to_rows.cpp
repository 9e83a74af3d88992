// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/go_to_rows.h"

#include "ui/shared/controls/key_cap.h"
#include "ui/shared/controls/painting.h"
#include "ui/shell/go_to_list.h"
#include "ui/theme/metrics.h"

#include <QPainter>
#include <QTextLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace onhire {

GoToRows::GoToRows(GoToList *list) : QStyledItemDelegate(list), m_list(list) { }

static go_to_row::Kind kindOf(const QModelIndex &index)
{
    return go_to_row::Kind(index.data(go_to_row::KindRole).toInt());
}

static int alignment(const QStyleOptionViewItem &option, Qt::Alignment side)
{
    return int(QStyle::visualAlignment(option.direction, side | Qt::AlignVCenter));
}

QSize GoToRows::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool isHit = kindOf(index) == go_to_row::Hit;
    return {0, units(option.fontMetrics, isHit ? 36 : 28)};
}

void GoToRows::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const GoToHit *hit = m_list->hitAt(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    hit ? paintHit(painter, option, *hit) : paintHeading(painter, option, index);
    painter->restore();
}

void GoToRows::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const int margin = units(option.fontMetrics, 16);
    const QRect row = option.rect.adjusted(margin, units(option.fontMetrics, 4), -margin, 0);
    const bool isHeading = kindOf(index) == go_to_row::Heading;
    painter->setPen(colorOf(Role::Muted, option.palette));
    painter->setFont(scaled(option.font, 0.92, isHeading ? QFont::DemiBold : QFont::Normal));
    painter->drawText(row, alignment(option, Qt::AlignLeft), index.data().toString());
    painter->setFont(scaled(option.font, 0.92));
    painter->drawText(row, alignment(option, Qt::AlignRight), index.data(go_to_row::NoteRole).toString());
}

void GoToRows::paintHit(QPainter *painter, const QStyleOptionViewItem &option, const GoToHit &hit) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    const bool chosen = option.state & QStyle::State_Selected;
    const QRect ground = option.rect.adjusted(units(metrics, 4), 0, -units(metrics, 4), 0);
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(colorOf(Role::AccentBg, option.palette));
        painter->drawRoundedRect(ground, units(metrics, 6), units(metrics, 6));
    }
    const int margin = units(metrics, 16), size = units(metrics, 16), gap = units(metrics, 12);
    const QRect row = option.rect.adjusted(margin, 0, -margin, 0);
    const QRect glyph(row.left(), row.center().y() - size / 2 + 1, size, size);
    paintGlyph(painter, QStyle::visualRect(option.direction, row, glyph), hit.glyph,
               colorOf(chosen ? Role::Accent : Role::Muted, option.palette), option.direction);

    QRect words = row.adjusted(size + gap, 0, -paintEnd(painter, option, row, hit), 0);
    words.setLeft(words.left() + paintTitle(painter, option, row, words, hit) + gap);
    painter->setPen(colorOf(Role::Muted, option.palette));
    painter->setFont(option.font);
    painter->drawText(QStyle::visualRect(option.direction, row, words), alignment(option, Qt::AlignLeft),
                      elided(metrics, hit.subtitle, words.width()));
}

// The status, or the key; and on the current row what Enter does. Answers how wide that is.
int GoToRows::paintEnd(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                       const GoToHit &hit) const
{
    const bool chosen = option.state & QStyle::State_Selected;
    const auto at = [&](const QSize &size) {
        const QRect place(row.right() + 1 - size.width(), row.center().y() - size.height() / 2 + 1,
                          size.width(), size.height());
        return QStyle::visualRect(option.direction, row, place);
    };
    const int gap = units(option.fontMetrics, 12);
    if (!hit.status.word.isEmpty()) {
        const QSize size = pillSize(option.font, hit.status);
        paintPill(painter, at(size), option.font, hit.status, option.palette, option.direction);
        return size.width() + gap;
    }
    const QString key = !hit.key.isEmpty() ? textOfKey(hit.key)
        : chosen                           ? textOfKey(QKeySequence(Qt::Key_Return))
                                           : QString();
    if (key.isEmpty())
        return 0;
    const QSize size = keySize(option.font, key);
    paintKey(painter, at(size), option.font, key, option.palette);
    return size.width() + gap;
}

static QTextCharFormat foundFormat(const QPalette &palette)
{
    QTextCharFormat format;
    format.setForeground(colorOf(Role::Accent, palette));
    format.setFontWeight(QFont::DemiBold);
    return format;
}

// What was typed stands out in what was found.
static QList<QTextLayout::FormatRange> formatsOf(const GoToHit &hit, const QString &typed, const QFont &font,
                                                 const QPalette &palette)
{
    QList<QTextLayout::FormatRange> formats;
    if (hit.codeLength > 0) {
        QTextCharFormat code;
        code.setFont(monospaced(font));
        formats.append({0, hit.codeLength, code});
    }
    const QTextCharFormat found = foundFormat(palette);
    for (const QString &word : typed.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype at = hit.title.indexOf(word, 0, Qt::CaseInsensitive);
        if (at >= 0)
            formats.append({int(at), int(word.size()), found});
    }
    return formats;
}

int GoToRows::paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                         const QRect &place, const GoToHit &hit) const
{
    const QString text = elided(option.fontMetrics, hit.title, place.width());
    QTextLayout layout(text, option.font);
    QTextOption how(Qt::AlignAbsolute | Qt::AlignLeft);
    how.setTextDirection(option.direction);
    how.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(how);
    layout.setFormats(formatsOf(hit, m_list->typed(), option.font, option.palette));
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();
    const int width = qMin(int(std::ceil(line.naturalTextWidth())), place.width());
    const QRect drawn(place.left(), place.center().y() - int(line.height() / 2) + 1, width, int(line.height()));
    painter->setPen(colorOf(hit.glyph == Glyph::None ? Role::Accent : Role::Ink, option.palette));
    layout.draw(painter, QStyle::visualRect(option.direction, row, drawn).topLeft());
    return width;
}

} // namespace onhire
