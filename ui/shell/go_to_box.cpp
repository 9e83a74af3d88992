// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/go_to_box.h"

#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

namespace {

class HitDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, units(option.fontMetrics, 34)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool chosen = option.state & QStyle::State_Selected;
        const int margin = units(option.fontMetrics, 10);
        const int size = units(option.fontMetrics, 16);
        const QRect inner = option.rect.adjusted(margin, 0, -margin, 0);
        painter->fillRect(option.rect, colorOf(chosen ? Role::AccentBg : Role::Pane, option.palette));
        const QRect icon(inner.left(), inner.center().y() - size / 2, size, size);
        paintGlyph(painter, QStyle::visualRect(option.direction, inner, icon),
                   Glyph(index.data(Qt::UserRole).toInt()),
                   colorOf(chosen ? Role::Accent : Role::Muted, option.palette), option.direction);
        QRect text = inner.adjusted(size + margin, 0, 0, 0);
        draw(painter, option, inner, text, index.data().toString(), Role::Ink);
        text.setLeft(text.left() + option.fontMetrics.horizontalAdvance(index.data().toString()) + margin);
        draw(painter, option, inner, text, index.data(Qt::UserRole + 1).toString(), Role::Muted);
    }

private:
    static void draw(QPainter *painter, const QStyleOptionViewItem &option, const QRect &bounds,
                     const QRect &rect, const QString &text, Role ink)
    {
        painter->setPen(colorOf(ink, option.palette));
        painter->drawText(QStyle::visualRect(option.direction, bounds, rect),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                          option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()));
    }
};

} // namespace

GoToBox::GoToBox(QWidget *parent) : QLineEdit(parent), m_list(new QListWidget)
{
    setPlaceholderText(tr("Go to anything: order, e-mail, name, SKU"));
    setAccessibleName(tr("Go to anything"));
    setProperty("goto", true);
    const int keyHint = units(this, 62);
    setTextMargins(isRightToLeft() ? keyHint : 0, 0, isRightToLeft() ? 0 : keyHint, 0);
    m_list->setAccessibleName(tr("Results"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new HitDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::Box);
    m_list->hide();
    m_typing.setSingleShot(true);
    m_typing.setInterval(120ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { search(text().trimmed()); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_enterWaits = false;
        m_hits.clear();
        m_typing.start();
    });
    connect(m_list, &QListWidget::clicked, this, [this](const QModelIndex &index) { choose(index.row()); });
}

// The list hangs in the window, above the page; while it was never shown nobody else owns it.
GoToBox::~GoToBox()
{
    if (!m_list->parent())
        delete m_list;
}

void GoToBox::start()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

QCoro::Task<> GoToBox::search(QString text)
{
    const Ticket ticket = m_searches.next();
    if (text.isEmpty() || !m_provider) {
        m_list->hide();
        co_return;
    }
    const QList<GoToHit> hits = co_await m_provider(text);
    if (ticket.isCurrent())
        showHits(hits, text);
}

void GoToBox::showHits(const QList<GoToHit> &hits, const QString &text)
{
    m_hits = hits;
    m_list->clear();
    for (const GoToHit &hit : hits) {
        auto *item = new QListWidgetItem(hit.title, m_list);
        item->setData(Qt::UserRole, int(hit.glyph));
        item->setData(Qt::UserRole + 1, hit.subtitle);
        item->setData(Qt::AccessibleTextRole, tr("%1, %2").arg(hit.title, hit.subtitle));
    }
    if (hits.isEmpty()) {
        auto *item = new QListWidgetItem(tr("Nothing found for “%1”").arg(text), m_list);
        item->setData(Qt::UserRole, int(Glyph::Search));
        item->setFlags(Qt::NoItemFlags);
    } else {
        m_list->setCurrentRow(0);
    }
    placeList();
    if (m_enterWaits)
        choose(0);
}

void GoToBox::placeList()
{
    if (m_list->parentWidget() != window())
        m_list->setParent(window());
    const int rows = qMin(m_list->count(), 10);
    const QPoint at = mapTo(window(), QPoint(0, height() + units(this, 3)));
    m_list->setGeometry(at.x(), at.y(), width(), rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    m_list->raise();
    m_list->show();
}

void GoToBox::move(int step)
{
    if (!m_hits.isEmpty())
        m_list->setCurrentRow(qBound(0, m_list->currentRow() + step, int(m_hits.size()) - 1));
}

void GoToBox::choose(int row)
{
    if (row < 0 || row >= m_hits.size())
        return;
    const GoToHit hit = m_hits[row];
    finish();
    Q_EMIT chosen(hit);
}

void GoToBox::finish()
{
    m_searches.cancel();
    m_typing.stop();
    m_enterWaits = false;
    m_hits.clear();
    m_list->hide();
    clear();
}

void GoToBox::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down: move(1); break;
    case Qt::Key_Up: move(-1); break;
    case Qt::Key_PageDown: move(9); break;
    case Qt::Key_PageUp: move(-9); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_enterWaits = m_hits.isEmpty() && !text().trimmed().isEmpty();
        choose(m_list->currentRow());
        break;
    case Qt::Key_Escape:
        finish();
        Q_EMIT left();
        break;
    default: QLineEdit::keyPressEvent(event);
    }
}

void GoToBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    m_list->hide();
}

void GoToBox::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (hasFocus() || !text().isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(scaled(font(), 0.85));
    const QString key = QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
    const int across = painter.fontMetrics().horizontalAdvance(key) + units(this, 11);
    QRect frame(width() - across - units(this, 10), 0, across, units(this, 19));
    frame.moveTop((height() - frame.height()) / 2);
    frame = QStyle::visualRect(layoutDirection(), rect(), frame);
    painter.setPen(colorOf(Role::Line, palette()));
    painter.setBrush(colorOf(Role::Pane, palette()));
    painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 4), units(this, 4));
    painter.setPen(colorOf(Role::Muted, palette()));
    painter.drawText(frame, Qt::AlignCenter, key);
}

} // namespace onhire
