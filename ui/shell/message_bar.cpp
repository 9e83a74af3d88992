// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QDeadlineTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace onhire {

static constexpr int MostVisible = 3;
static constexpr int WidestLine = 360, WidestBesideUndo = 230;

// What was done stands on the ink, apart from everything below it; what went wrong has its own colours.
static bool isDone(const Message &message)
{
    return message.tone != Tone::Bad;
}

MessageRow::MessageRow(const Message &message, QWidget *parent)
    : QFrame(parent), m_message(message), m_glyph(isDone(message) ? Glyph::Check : Glyph::Warning)
{
    setDress(this, "toast", isDone(message));
    auto *layout = new QHBoxLayout(this);
    const int glyphSide = units(this, 38), closeSide = units(this, 8);
    layout->setContentsMargins(isRightToLeft() ? closeSide : glyphSide, units(this, 7),
                               isRightToLeft() ? glyphSide : closeSide, units(this, 7));
    layout->setSpacing(units(this, 8));
    auto *text = new QLabel(message.text, this);
    text->setTextFormat(Qt::PlainText);
    if (!isDone(message))
        text->setFont(scaled(text->font(), 1, QFont::DemiBold));
    // one line is as wide as it has to be
    text->setWordWrap(!isDone(message)
                      || text->sizeHint().width() > units(this, message.undo ? WidestBesideUndo : WidestLine));
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setFocusPolicy(Qt::NoFocus);
    auto *words = new QVBoxLayout;
    words->setSpacing(units(this, 1));
    words->addWidget(text);
    if (!message.hint.isEmpty()) {
        auto *hint = new QLabel(message.hint, this);
        hint->setTextFormat(Qt::PlainText);
        hint->setWordWrap(true);
        words->addWidget(hint);
    }
    layout->addLayout(words, 1);
    if (message.undo) {
        m_undo = button(tr("Undo"), this);
        m_undo->setFocusPolicy(Qt::NoFocus); // Ctrl+Z does it
        layout->addWidget(m_undo);
        auto *key = new KeyCap(QKeySequence(QKeySequence::Undo), this);
        key->setPalette(paletteFor(!isDark(palette())));
        layout->addWidget(key);
        m_left = new QLabel(this);
        setDress(m_left, "hint");
        layout->addWidget(m_left);
        countDown();
        connect(m_undo, &QAbstractButton::clicked, this, [this, undo = message.undo] {
            Q_EMIT closed();
            undo();
        });
    }
    auto *close = new QToolButton(this);
    close->setFocusPolicy(Qt::NoFocus);
    close->setIcon(iconOf(Glyph::Close, isDone(message) ? Role::Bg : inkOf(message.tone)));
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(close->accessibleName());
    layout->addWidget(close);
    connect(close, &QAbstractButton::clicked, this, &MessageRow::closed);
    setAccessibleName(message.text);
    setAccessibleDescription(message.hint);
}

void MessageRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool done = isDone(m_message);
    const QColor ink = colorOf(done ? Role::Bg : inkOf(m_message.tone), palette());
    painter.setPen(done ? QPen(Qt::NoPen) : QPen(ink));
    painter.setBrush(colorOf(done ? Role::Ink : backgroundOf(m_message.tone), palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 8), units(this, 8));
    const int size = units(this, 16);
    const QRect glyph(units(this, 13), (height() - size) / 2, size, size);
    paintGlyph(&painter, QStyle::visualRect(layoutDirection(), rect(), glyph), m_glyph, ink, layoutDirection());
}

// How long the offer still stands.
void MessageRow::countDown()
{
    const auto ends = std::make_shared<QDeadlineTimer>(m_message.lasts);
    auto *tick = new QTimer(this);
    const auto show = [this, ends] {
        //: Seconds that are left to undo something
        m_left->setText(tr("%1 s").arg((ends->remainingTime() + 999) / 1000));
    };
    connect(tick, &QTimer::timeout, this, show);
    tick->start(500);
    show();
}

MessageBar::MessageBar(QWidget *over) : QWidget(over), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(units(this, 6));
    setAccessibleName(tr("Messages"));
    over->installEventFilter(this);
    hide();
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

// Of what it lies over: above the buttons of a form, if one is open.
int MessageBar::bottom() const
{
    int bottom = parentWidget()->height();
    for (const QWidget *foot : parentWidget()->findChildren<QWidget *>(footName())) {
        if (foot->isVisible())
            bottom = parentWidget()->height() - foot->sizeHint().height();
    }
    return bottom;
}

// At the bottom, in the middle, above the last row's lower edge.
void MessageBar::place()
{
    const int gap = units(this, 14);
    const QWidget *over = parentWidget();
    const bool anyWrong = std::ranges::any_of(
        m_rows, [this](const MessageRow *row) { return isHere(row->message()) && !isDone(row->message()); });
    const int most = qMin(units(this, 520), over->width() - 2 * gap);
    const int width = anyWrong ? most : qMin(most, sizeHint().width());
    const int height = m_layout->hasHeightForWidth() ? m_layout->heightForWidth(width) : sizeHint().height();
    setGeometry((over->width() - width) / 2, bottom() - height - gap, width, height);
    raise();
}

bool MessageBar::isHere(const Message &message) const
{
    return message.page.isEmpty() || message.page == m_page;
}

void MessageBar::setPage(const QString &page)
{
    m_page = page;
    showNext();
}

void MessageBar::showError(const QString &what, const QString &whatToDo, const QObject *origin)
{
    add({Tone::Bad, what, whatToDo, {}, {}, m_page, {origin}});
}

void MessageBar::withdraw(const QString &what, const QObject *origin)
{
    const auto isOver = [&](Message &message) {
        return message.text == what && message.origins.removeAll(origin) > 0 && message.origins.isEmpty();
    };
    for (auto next = m_waiting.begin(); next != m_waiting.end();)
        next = isOver(*next) ? m_waiting.erase(next) : next + 1;
    const QList<MessageRow *> rows = m_rows;
    for (MessageRow *row : rows) {
        if (isOver(row->message()))
            close(row);
    }
}

// Whoever goes on to another screen has seen it. That something has been undone, which names what it was, is no
// news about what was done after that.
void MessageBar::showSuccess(const QString &what, Where where)
{
    const bool isUndone = m_undone.removeIf([&what](const QString &done) { return what.contains(done); }) > 0;
    drop(!isUndone);
    add({Tone::Ok, what, {}, {}, std::chrono::seconds(8), where == Where::Here ? m_page : QString()});
}

void MessageBar::offerUndo(const QString &what, std::function<void()> undo, std::chrono::milliseconds lasts)
{
    drop(true);
    add({Tone::Accent, what, {}, std::move(undo), lasts});
}

void MessageBar::makeRoom()
{
    drop(false);
    place();
}

// One at a time: what was done before is over.
void MessageBar::drop(bool withUndo)
{
    const auto isOver = [withUndo](const Message &message) {
        return isDone(message) && (withUndo || !message.undo);
    };
    m_waiting.removeIf(isOver);
    const QList<MessageRow *> rows = m_rows;
    for (MessageRow *row : rows) {
        if (isOver(row->message()))
            close(row);
    }
}

void MessageBar::add(Message message)
{
    for (MessageRow *row : std::as_const(m_rows)) {
        Message &told = row->message();
        if (message.tone == Tone::Bad && told.text == message.text && told.page == message.page) {
            told.origins += message.origins;
            return;
        }
    }
    m_waiting.enqueue(std::move(message));
    showNext();
}

void MessageBar::showNext()
{
    // what was done is seen at once, however many errors stand there
    const auto hasRoom = [this](const Message &message) {
        return message.tone != Tone::Bad
            || std::ranges::count_if(m_rows,
                                     [&](const MessageRow *row) {
                                         return row->message().tone == Tone::Bad
                                             && row->message().page == message.page;
                                     })
            < MostVisible;
    };
    for (qsizetype next = 0; next < m_waiting.size();) {
        if (!hasRoom(m_waiting[next])) {
            ++next;
            continue;
        }
        const Message message = m_waiting.takeAt(next);
        auto *row = new MessageRow(message, this);
        m_rows.append(row);
        m_layout->addWidget(row);
        connect(row, &MessageRow::closed, this, [this, row] { close(row); });
        if (const QPushButton *undo = row->undoButton())
            connect(undo, &QAbstractButton::clicked, this, [this, text = message.text] { m_undone += text; });
        if (message.lasts.count() > 0)
            QTimer::singleShot(message.lasts, row, &MessageRow::closed);
        QAccessibleEvent alert(row, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    bool any = false;
    for (MessageRow *row : std::as_const(m_rows)) {
        row->setVisible(isHere(row->message()));
        any = any || isHere(row->message());
    }
    setVisible(any);
    place();
}

void MessageBar::close(MessageRow *row)
{
    if (!m_rows.removeOne(row))
        return;
    row->hide();
    row->deleteLater();
    showNext();
}

QStringList MessageBar::shown() const
{
    QStringList texts;
    for (const MessageRow *row : m_rows) {
        if (isHere(row->message()))
            texts.append(row->accessibleName());
    }
    return texts;
}

bool MessageBar::closeLatest()
{
    const auto latest = std::find_if(m_rows.crbegin(), m_rows.crend(), [this](const MessageRow *row) {
        return isHere(row->message()) && !row->undoButton();
    });
    if (latest == m_rows.crend())
        return false;
    close(*latest);
    return true;
}

bool MessageBar::undoLatest()
{
    for (auto row = m_rows.crbegin(); row != m_rows.crend(); ++row) {
        if ((*row)->undoButton()) {
            (*row)->undoButton()->click();
            return true;
        }
    }
    return false;
}

} // namespace onhire
