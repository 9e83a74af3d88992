// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_barrier.h"

#include "ui/shared/scanning/scan_field.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

static bool isSomethingOpen()
{
    return QApplication::activePopupWidget() || QApplication::activeModalWidget();
}

// A menu takes them before a dialog does.
static QWidget *keysGoTo()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    QWidget *focus = QApplication::focusWidget();
    return focus ? focus : QApplication::activeWindow();
}

static bool endsLine(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

static bool isShift(const QKeyEvent &event) // which is held for a capital
{
    return event.key() == Qt::Key_Shift || event.key() == Qt::Key_CapsLock;
}

// Space alone presses a button.
static bool mayBeOfScan(const QKeyEvent &event, bool isFirst)
{
    const bool isCommand = event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QString text = event.text();
    return !isCommand && !event.isAutoRepeat() && !text.isEmpty() && text.front().isPrint()
        && !(isFirst && event.key() == Qt::Key_Space);
}

ScanBarrier::ScanBarrier(QWidget *screen) : QObject(screen), m_screen(screen)
{
    m_silence.setSingleShot(true);
    m_silence.setTimerType(Qt::PreciseTimer);
    m_silence.setInterval(ScanField::ScannerGap);
    connect(&m_silence, &QTimer::timeout, this, &ScanBarrier::fallSilent);
    m_clock.start();
    qApp->installEventFilter(this);
}

bool ScanBarrier::eventFilter(QObject *watched, QEvent *event)
{
    if (m_isGivingBack || !m_screen->isVisible() || !isSomethingOpen())
        return false;
    if (event->type() == QEvent::MouseButtonPress)
        giveBack(); // before whatever the button does
    const bool isForScanner = qobject_cast<ScanField *>(watched);
    if (event->type() != QEvent::KeyPress || watched != keysGoTo() || isForScanner)
        return false;
    return read(static_cast<const QKeyEvent &>(*event));
}

// Whether it is held, or belongs to a scan that is refused.
bool ScanBarrier::read(const QKeyEvent &event)
{
    if (isShift(event))
        return false;
    const qint64 now = event.timestamp() > 0 ? qint64(event.timestamp()) : m_clock.elapsed();
    const bool isInOneGo = now - m_lastKey <= ScanField::ScannerGap;
    m_lastKey = now;
    if (!isInOneGo)
        giveBack();
    if (endsScan(event)) {
        refuse();
        return true;
    }
    if (std::exchange(m_isAfterScan, false) && isInOneGo && endsLine(event))
        return true; // after a suffix
    if (!mayBeOfScan(event, m_held.empty())) {
        giveBack();
        return false;
    }
    hold(event);
    return true;
}

// Words that come in one go are dictated, or typed by another program.
bool ScanBarrier::isCode() const
{
    return !m_text.trimmed().contains(u' ');
}

bool ScanBarrier::endsScan(const QKeyEvent &event) const
{
    const bool isEnded = !m_frame.suffix.isEmpty() && (m_text + event.text()).endsWith(m_frame.suffix);
    return m_text.size() >= ScanField::ShortestScan && isCode() && (endsLine(event) || isEnded);
}

void ScanBarrier::hold(const QKeyEvent &event)
{
    if (m_held.empty())
        m_meant = keysGoTo();
    m_held.emplace_back(event.clone());
    m_text += event.text();
    m_silence.start();
}

void ScanBarrier::fallSilent()
{
    if (m_frame.suffix.isEmpty() && m_text.size() >= ShortestWithoutEnd && isCode())
        refuse();
    else
        giveBack();
}

void ScanBarrier::refuse()
{
    m_silence.stop();
    m_held.clear();
    m_isAfterScan = true;
    QString code = std::exchange(m_text, {});
    if (!m_frame.prefix.isEmpty() && code.startsWith(m_frame.prefix))
        code.remove(0, m_frame.prefix.size());
    Q_EMIT refused(code.trimmed());
}

// As if nobody had held it.
void ScanBarrier::giveBack()
{
    m_silence.stop();
    m_text.clear();
    const QScopedValueRollback giving(m_isGivingBack, true);
    for (const auto &event : std::exchange(m_held, {})) {
        if (m_meant)
            QApplication::sendEvent(m_meant, event.get());
    }
}

} // namespace onhire
