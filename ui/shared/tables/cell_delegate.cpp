// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/cell_delegate.h"

#include "ui/shared/controls/painting.h"
#include "ui/shared/tables/paged_table_model.h"
#include "ui/theme/metrics.h"
#include "ui/theme/text_style.h"

#include <QAbstractItemView>
#include <QPainter>

namespace onhire {

static constexpr auto HoveredRow = "hoveredRow";
static constexpr auto HasEdge = "hasEdge";
static constexpr int ProgressGap = 7;
static constexpr int EdgeRoom = 7;

static bool isSelected(const QStyleOptionViewItem &option)
{
    return option.state & QStyle::State_Selected;
}

static QColor background(const QStyleOptionViewItem &option, int row)
{
    if (isSelected(option))
        return colorOf(Role::AccentBg, option.palette);
    const bool hovered = option.widget && option.widget->property(HoveredRow).toInt() == row + 1;
    return colorOf(hovered ? Role::Bg : Role::Pane, option.palette);
}

void keepEdge(QWidget *table)
{
    table->setProperty(HasEdge, true);
}

int edgeBefore(int column, const QWidget *table)
{
    return column == 0 && table && table->property(HasEdge).toBool() ? units(table, EdgeRoom) : 0;
}

int pressingRoom(const QFontMetrics &metrics)
{
    return units(metrics, 16);
}

static int progressTextWidth(const QFontMetrics &metrics, const QString &text)
{
    const int usual = metrics.horizontalAdvance(QStringLiteral("00/00"));
    return qMax(usual, metrics.horizontalAdvance(text));
}

int progressWidth(const QFontMetrics &metrics, const QString &text)
{
    constexpr int LeastBar = 36;
    return units(metrics, LeastBar) + units(metrics, ProgressGap) + progressTextWidth(metrics, text);
}

// A grey bar where text will be: the row is on its way.
static void paintPlaceholder(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, int row)
{
    QRectF bar(0, 0, rect.width() * (0.45 + 0.1 * (row % 4)), units(option.fontMetrics, 8));
    bar.moveCenter(rect.center());
    bar.moveLeft(option.direction == Qt::RightToLeft ? rect.right() - bar.width() : rect.left());
    painter->setPen(Qt::NoPen);
    painter->setBrush(colorOf(Role::IdleBg, option.palette));
    painter->drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
}

// Where the arrow keys start from, as long as they go to the table.
static void paintCurrent(QPainter *painter, const QStyleOptionViewItem &option, int row)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view || !view->hasFocus() || view->currentIndex().row() != row)
        return;
    const QColor line = colorOf(Role::Accent, option.palette);
    painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), line);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), line);
}

void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    painter->setLayoutDirection(option.direction);
    painter->fillRect(option.rect, background(option, index.row()));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colorOf(Role::Line, option.palette));
    const int margin = units(option.fontMetrics, CellMargin);
    const int edge = edgeBefore(index.column(), option.widget);
    const QRect content =
        QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(margin + edge, 0, -margin, -1));
    const QVariant loaded = index.data(PagedTableModel::LoadedRole);
    if (loaded.isValid() && !loaded.toBool())
        paintPlaceholder(painter, option, content, index.row());
    else
        paintContent(painter, option, index, content);
    paintCurrent(painter, option, index.row());
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), units(option.fontMetrics, 36)};
}

// Each text runs in its own direction, so that what does not fit is cut at its end: an e-mail address in an
// Arabic table, too. Where it stands is the table's matter.
void CellDelegate::paintText(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                             const QRect &rect, Role ink)
{
    painter->setPen(colorOf(ink, option.palette));
    const QString text = elided(option.fontMetrics, index.data().toString(), rect.width());
    painter->setLayoutDirection(directionOf(text));
    painter->drawText(rect, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      text);
}

void CellDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                const QRect &rect) const
{
    paintText(painter, option, index, rect, Role::Ink);
}

void MutedDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const QRect &rect) const
{
    if (!index.data(PagedTableModel::PressesRole).toBool()) {
        paintText(painter, option, index, rect, Role::Muted);
        return;
    }
    const int room = pressingRoom(option.fontMetrics);
    QRect text = rect;
    // words that tell how long it is over need no clock where there is no room for both
    if (option.fontMetrics.horizontalAdvance(index.data().toString()) + room <= rect.width()) {
        const int size = units(option.fontMetrics, 12);
        const QRect clock(rect.left(), rect.center().y() - size / 2 + 1, size, size);
        paintGlyph(painter, QStyle::visualRect(option.direction, rect, clock), Glyph::Clock,
                   colorOf(Role::Warn, option.palette), option.direction);
        text.setLeft(text.left() + room);
    }
    paintText(painter, option, index, QStyle::visualRect(option.direction, rect, text), Role::Warn);
}

void CodeDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index,
                                const QRect &rect) const
{
    QStyleOptionViewItem option = given;
    option.font = monospaced(option.font);
    option.fontMetrics = QFontMetrics(option.font);
    painter->setFont(option.font);
    paintText(painter, option, index, rect, Role::Ink);
}

void NumberDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index, const QRect &rect) const
{
    painter->setPen(colorOf(Role::Ink, option.palette));
    painter->setLayoutDirection(Qt::LeftToRight);
    paintFigures(painter, rect, index.data().toString(), Qt::AlignRight);
}

void StatusDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index, const QRect &rect) const
{
    const auto look = index.data(PagedTableModel::StatusRole).value<StatusLook>();
    const QSize size = pillSize(option.font, look).boundedTo(rect.size());
    const QRect pill(rect.left(), rect.center().y() - size.height() / 2, size.width(), size.height());
    paintPill(painter, QStyle::visualRect(option.direction, rect, pill), option.font, look, option.palette,
              option.direction, isSelected(option));
}

void ProgressDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index, const QRect &rect) const
{
    const auto progress = index.data(PagedTableModel::RawRole).value<Progress>();
    const int gap = units(option.fontMetrics, ProgressGap);
    const int textWidth = progressTextWidth(option.fontMetrics, index.data().toString()) + gap;
    QRect bar(rect.left(), 0, qMax(units(option.fontMetrics, 24), rect.width() - textWidth),
              units(option.fontMetrics, 6));
    bar.moveTop(rect.center().y() - bar.height() / 2 + 1);
    BarLook look = barOf(progress);
    look.onSelection = isSelected(option);
    paintBar(painter, QStyle::visualRect(option.direction, rect, bar), look, option.palette, option.direction);
    const QRect text = rect.adjusted(bar.width() + gap, 0, 0, 0);
    painter->setPen(colorOf(Role::Ink, option.palette));
    painter->setLayoutDirection(Qt::LeftToRight);
    paintFigures(painter, QStyle::visualRect(option.direction, rect, text), index.data().toString(),
                 QStyle::visualAlignment(option.direction, Qt::AlignRight));
}

CellDelegate *delegateFor(CellKind kind, QObject *parent)
{
    switch (kind) {
    case CellKind::Text: return new CellDelegate(parent);
    case CellKind::Muted:
    case CellKind::Date: return new MutedDelegate(parent);
    case CellKind::Code: return new CodeDelegate(parent);
    case CellKind::Number:
    case CellKind::Money: return new NumberDelegate(parent);
    case CellKind::Status: return new StatusDelegate(parent);
    case CellKind::Progress: return new ProgressDelegate(parent);
    }
    Q_UNREACHABLE();
}

} // namespace onhire
