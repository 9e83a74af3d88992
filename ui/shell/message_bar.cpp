// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

namespace onhire {

static constexpr int MostVisible = 3;

static Glyph glyphOf(Tone tone)
{
    switch (tone) {
    case Tone::Bad:
    case Tone::Warn: return Glyph::Warning;
    case Tone::Ok: return Glyph::Check;
    case Tone::Accent: return Glyph::Undo;
    case Tone::Idle: return Glyph::Info;
    }
    Q_UNREACHABLE();
}

MessageRow::MessageRow(const Message &message, QWidget *parent)
    : QFrame(parent), m_tone(message.tone), m_glyph(glyphOf(message.tone))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(this, 38), units(this, 7), units(this, 8), units(this, 7));
    layout->setSpacing(units(this, 8));
    auto *text = new QLabel(message.text, this);
    text->setTextFormat(Qt::PlainText);
    text->setFont(scaled(text->font(), 1, QFont::DemiBold));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
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
        layout->addWidget(m_undo);
        connect(m_undo, &QAbstractButton::clicked, this, [this, undo = message.undo] {
            Q_EMIT closed();
            undo();
        });
    }
    auto *close = new QToolButton(this);
    close->setIcon(iconOf(Glyph::Close, inkOf(m_tone)));
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
    const QColor ink = colorOf(inkOf(m_tone), palette());
    painter.setPen(ink);
    painter.setBrush(colorOf(backgroundOf(m_tone), palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 8), units(this, 8));
    const int size = units(this, 16);
    const QRect glyph(units(this, 13), (height() - size) / 2, size, size);
    paintGlyph(&painter, QStyle::visualRect(layoutDirection(), rect(), glyph), m_glyph, ink, layoutDirection());
}

MessageBar::MessageBar(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(units(this, 14), units(this, 10), units(this, 14), 0);
    m_layout->setSpacing(units(this, 6));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setAccessibleName(tr("Messages"));
    hide();
}

void MessageBar::showError(const QString &what, const QString &whatToDo)
{
    add({Tone::Bad, what, whatToDo});
}

void MessageBar::withdraw(const QString &what)
{
    m_waiting.removeIf([&](const Message &message) { return message.text == what; });
    const QList<MessageRow *> rows = m_rows;
    for (MessageRow *row : rows) {
        if (row->accessibleName() == what)
            close(row);
    }
}

void MessageBar::showSuccess(const QString &what)
{
    add({Tone::Ok, what, {}, {}, std::chrono::seconds(5)});
}

void MessageBar::offerUndo(const QString &what, std::function<void()> undo, std::chrono::milliseconds lasts)
{
    add({Tone::Accent, what, {}, std::move(undo), lasts});
}

void MessageBar::add(Message message)
{
    for (const MessageRow *row : std::as_const(m_rows)) {
        if (message.tone == Tone::Bad && row->accessibleName() == message.text)
            return;
    }
    m_waiting.enqueue(std::move(message));
    showNext();
}

void MessageBar::showNext()
{
    while (m_rows.size() < MostVisible && !m_waiting.isEmpty()) {
        const Message message = m_waiting.dequeue();
        auto *row = new MessageRow(message, this);
        m_rows.append(row);
        m_layout->addWidget(row);
        connect(row, &MessageRow::closed, this, [this, row] { close(row); });
        if (message.lasts.count() > 0)
            QTimer::singleShot(message.lasts, row, &MessageRow::closed);
        QAccessibleEvent alert(row, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
    setVisible(!m_rows.isEmpty());
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
    for (const MessageRow *row : m_rows)
        texts.append(row->accessibleName());
    return texts;
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
