// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pickers/record_picker.h"

#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>

#include <chrono>

using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr int MostShown = 8;
enum DataRole { CodeRole = Qt::UserRole, NoteRole, NoticeRole };

class LineDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, units(option.fontMetrics, 32)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool chosen = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, colorOf(chosen ? Role::AccentBg : Role::Pane, option.palette));
        const int margin = units(option.fontMetrics, 10);
        const QRect inner = option.rect.adjusted(margin, 0, -margin, 0);
        const QString note = index.data(NoteRole).toString();
        const int noteWidth = note.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(note) + margin;
        QRect text = inner.adjusted(0, 0, -noteWidth, 0);
        const bool isNotice = index.data(NoticeRole).toBool();
        draw(painter, option, inner, text, index.data().toString(), isNotice ? Role::Muted : Role::Ink);
        text.setLeft(text.left() + option.fontMetrics.horizontalAdvance(index.data().toString()) + margin);
        draw(painter, option, inner,
             QRect(inner.right() - noteWidth + margin, inner.top(), noteWidth, inner.height()), note,
             Role::Muted);
        painter->setFont(monospaced(option.font));
        draw(painter, option, inner, text, index.data(CodeRole).toString(), Role::Muted);
        painter->setFont(option.font);
    }

private:
    static void draw(QPainter *painter, const QStyleOptionViewItem &option, const QRect &bounds,
                     const QRect &rect, const QString &text, Role ink)
    {
        if (rect.width() <= 0)
            return;
        painter->setPen(colorOf(ink, option.palette));
        painter->drawText(QStyle::visualRect(option.direction, bounds, rect),
                          int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
};

} // namespace

RecordPicker::RecordPicker(const Workplace &workplace, Search search, QWidget *parent)
    : QLineEdit(parent), m_workplace(workplace), m_search(std::move(search)), m_list(new QListWidget)
{
    m_list->setAccessibleName(tr("Suggestions"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::Box);
    m_list->setProperty("popup", true);
    m_list->hide();
    m_typing.setSingleShot(true);
    m_typing.setInterval(150ms);
    connect(&m_typing, &QTimer::timeout, this, [this] { this->search(text().trimmed()); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        m_enterWaits = false;
        m_found.clear();
        if (m_chosen) {
            m_chosen.reset();
            Q_EMIT chosenChanged();
        }
        m_typing.start();
    });
    connect(m_list, &QListWidget::clicked, this, [this](const QModelIndex &index) { take(index.row()); });
}

// The list hangs in the window, above the page; while it was never shown nobody else owns it.
RecordPicker::~RecordPicker()
{
    delete m_list;
}

QString RecordPicker::textOf(const PickedRecord &record)
{
    if (record.code.isEmpty() || record.name.isEmpty())
        return record.name + record.code;
    //: What was chosen: its name and its code
    return tr("%1 · %2").arg(record.name, record.code);
}

void RecordPicker::choose(const std::optional<PickedRecord> &record)
{
    close();
    if (record == m_chosen)
        return;
    m_chosen = record;
    setText(record ? textOf(*record) : QString());
    setCursorPosition(0); // what does not fit is cut at its end
    Q_EMIT chosenChanged();
}

QCoro::Task<> RecordPicker::search(QString text)
{
    const Ticket ticket = m_searches.next();
    const auto work = [session = m_workplace.session, search = m_search, text] {
        return search(session->context(), text);
    };
    const auto found = co_await m_workplace.runner.run(ticket, work);
    if (found && hasFocus())
        show(*found, text);
}

void RecordPicker::show(const Result<QList<PickedRecord>> &found, const QString &text)
{
    m_found = found.value_or(QList<PickedRecord>());
    m_list->clear();
    for (const PickedRecord &record : std::as_const(m_found))
        addLine(record);
    if (!found)
        addNotice(wordingOf(found.error()).what);
    else if (m_found.isEmpty())
        addNotice(text.isEmpty() ? tr("Nothing to choose from") : tr("Nothing found for “%1”").arg(text));
    else
        m_list->setCurrentRow(0);
    placeList();
    if (std::exchange(m_enterWaits, false))
        take(0);
}

void RecordPicker::addLine(const PickedRecord &record)
{
    auto *item = new QListWidgetItem(record.name.isEmpty() ? record.code : record.name, m_list);
    item->setData(CodeRole, record.name.isEmpty() ? QString() : record.code);
    item->setData(NoteRole, record.note);
    item->setData(Qt::AccessibleTextRole, QStringList{record.name, record.code, record.note}.join(u", "));
}

void RecordPicker::addNotice(const QString &words)
{
    auto *item = new QListWidgetItem(words, m_list);
    item->setData(NoticeRole, true);
    item->setFlags(Qt::NoItemFlags);
}

void RecordPicker::placeList()
{
    if (m_list->parentWidget() != window())
        m_list->setParent(window());
    const int rows = qMin(m_list->count(), MostShown);
    const QPoint at = mapTo(window(), QPoint(0, height() + units(this, 3)));
    const int high = rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth();
    const bool fitsBelow = at.y() + high <= window()->height();
    const int top = fitsBelow ? at.y() : mapTo(window(), QPoint()).y() - high - units(this, 3);
    m_list->setGeometry(at.x(), top, width(), high);
    m_list->raise();
    m_list->show();
}

void RecordPicker::move(int step)
{
    if (m_list->isHidden())
        search(m_chosen ? QString() : text().trimmed());
    else if (!m_found.isEmpty())
        m_list->setCurrentRow(qBound(0, m_list->currentRow() + step, int(m_found.size()) - 1));
}

void RecordPicker::take(int row)
{
    if (row < 0 || row >= m_found.size())
        return;
    choose(PickedRecord(m_found[row]));
}

void RecordPicker::close()
{
    m_searches.cancel();
    m_typing.stop();
    m_enterWaits = false;
    m_found.clear();
    m_list->hide();
}

void RecordPicker::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const bool isOpen = !m_list->isHidden();
    switch (plain ? event->key() : 0) {
    case Qt::Key_Down: move(1); return;
    case Qt::Key_Up: move(-1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (isOpen && !m_found.isEmpty())
            take(m_list->currentRow());
        else
            m_enterWaits = !m_chosen && !text().trimmed().isEmpty();
        return;
    case Qt::Key_Escape:
        if (isOpen) {
            close();
            return;
        }
        break;
    default: break;
    }
    if (event->key() == Qt::Key_Escape)
        event->ignore(); // it is for whoever is around
    else
        QLineEdit::keyPressEvent(event);
}

void RecordPicker::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (m_chosen)
        selectAll();
    else if (m_suggestsAtOnce && event->reason() != Qt::ActiveWindowFocusReason)
        search(text().trimmed());
}

void RecordPicker::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        close();
}

} // namespace onhire
