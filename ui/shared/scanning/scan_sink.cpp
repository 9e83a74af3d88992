// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_sink.h"

#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/scanning/scan_field.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace onhire {

static bool takesText(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QAbstractSpinBox *>(widget) || widget->testAttribute(Qt::WA_InputMethodEnabled);
}

static bool isWriting(const QKeyEvent &event)
{
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !isCommand && !event.text().isEmpty() && event.text().front().isPrint()
        && event.key() != Qt::Key_Space;
}

ScanSink::ScanSink(QWidget *screen, ScanField *field)
    : QObject(screen), m_screen(screen), m_field(field), m_reader(std::make_unique<FrameReader>(ScanFrame()))
{
    m_broken.setSingleShot(true);
    m_broken.setInterval(FrameReader::LongestGap);
    connect(&m_broken, &QTimer::timeout, this, &ScanSink::fallSilent);
    qApp->installEventFilter(this);
}

void ScanSink::setFrame(const ScanFrame &frame)
{
    m_field->setSuffix(frame.suffix);
    if (frame != m_reader->frame())
        m_reader = std::make_unique<FrameReader>(frame);
}

bool ScanSink::isListening() const
{
    return !m_isTyping && m_screen->isVisible() && m_field->isEnabled() && !QApplication::activeModalWidget()
        && !QApplication::activePopupWidget();
}

bool ScanSink::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isListening())
        return false;
    QWidget *window = m_screen->window();
    QWidget *focus = QApplication::focusWidget();
    if (!focus && watched == window) // what had it is gone
        focus = m_screen;
    else if (watched != focus || focus->window() != window || letsScansIn(focus))
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    return read(key) || lead(focus, key);
}

// Whether it belongs to a framed scan.
bool ScanSink::read(QKeyEvent *event)
{
    const QString text = event->text();
    if (text.isEmpty())
        return m_reader->isWithin(); // Shift, as it is held for a capital
    if (m_reader->isWithin() && !m_reader->frame().mayType(text.front())) {
        giveBack();
        return false;
    }
    for (const QChar typed : text) {
        switch (m_reader->read(typed)) {
        case FrameReader::Answer::Pass: return false;
        case FrameReader::Answer::Held: m_broken.start(); break;
        case FrameReader::Answer::GiveBack: giveBack(); break;
        case FrameReader::Answer::Scan: tell(); break;
        }
    }
    return true;
}

void ScanSink::tell()
{
    m_broken.stop();
    if (const QString code = m_reader->take().trimmed(); !code.isEmpty())
        Q_EMIT scanned(code);
    if (m_reader->isWithin())
        m_broken.start();
}

void ScanSink::fallSilent()
{
    if (m_reader->fallSilent() == FrameReader::Answer::Scan)
        tell();
    else
        giveBack();
}

// What is typed where nothing can be written goes to the field.
bool ScanSink::lead(QWidget *focus, QKeyEvent *event)
{
    const bool isInside = focus == m_screen || m_screen->isAncestorOf(focus);
    if (!isInside || focus == m_field || takesText(focus) || !isWriting(*event))
        return false;
    m_field->setFocus(Qt::OtherFocusReason);
    QApplication::sendEvent(m_field, event);
    return true;
}

// To whoever has the focus, as if nobody had held it; where it would be lost, to the field.
void ScanSink::giveBack()
{
    m_broken.stop();
    const QScopedValueRollback typing(m_isTyping, true);
    for (const QChar typed : m_reader->take()) {
        QWidget *focus = QApplication::focusWidget();
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(typed));
        QApplication::sendEvent(focus && takesText(focus) ? focus : m_field, &press);
    }
}

} // namespace onhire
