// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_barrier.h"

#include "ui/shared/scanning/scan_field.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr const char *TakesScans = "takesScans";

void letScansIn(QWidget *field)
{
    field->setProperty(TakesScans, true);
}

bool letsScansIn(const QWidget *field)
{
    return field->property(TakesScans).toBool();
}

// A list of suggestions belongs to the field that it passes its keys on to.
static bool isSomethingOpen()
{
    const QWidget *popup = QApplication::activePopupWidget();
    return (popup && !popup->focusProxy()) || QApplication::activeModalWidget();
}

// A password is told to nobody, and may be typed by a program.
static bool takesScans(const QWidget *receiver)
{
    const QWidget *field = receiver->focusProxy() ? receiver->focusProxy() : receiver;
    const auto *line = qobject_cast<const QLineEdit *>(field);
    return qobject_cast<const ScanField *>(field) || letsScansIn(field)
        || (line && line->echoMode() != QLineEdit::Normal);
}

// A menu takes them before a dialog does.
static QWidget *keysGoTo()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return popup->focusWidget() ? popup->focusWidget() : popup;
    QWidget *focus = QApplication::focusWidget();
    return focus ? focus : QApplication::activeWindow();
}

static bool isCommand(const QKeyEvent &event)
{
    return event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

static bool endsLine(const QKeyEvent &event)
{
    return !isCommand(event) && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

static bool isShift(const QKeyEvent &event) // which is held for a capital
{
    return event.key() == Qt::Key_Shift || event.key() == Qt::Key_CapsLock;
}

// Space alone presses a button.
static bool mayBeOfScan(const QKeyEvent &event, bool isFirst)
{
    const QString text = event.text();
    return !isCommand(event) && !event.isAutoRepeat() && !text.isEmpty() && text.front().isPrint()
        && !(isFirst && event.key() == Qt::Key_Space);
}

ScanBarrier::ScanBarrier(QWidget *screen, FrameOfNow frame)
    : QObject(screen), m_screen(screen), m_frameOfNow(std::move(frame))
{
    m_silence.setSingleShot(true);
    m_silence.setTimerType(Qt::PreciseTimer);
    connect(&m_silence, &QTimer::timeout, this, &ScanBarrier::fallSilent);
    m_clock.start();
    qApp->installEventFilter(this);
}

bool ScanBarrier::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress, isKey = event->type() == QEvent::KeyPress;
    if (!(isPress || isKey) || m_isGivingBack || !m_screen->isVisible() || !isSomethingOpen())
        return false;
    if (isPress)
        giveBack(); // before whatever the button does
    QWidget *receiver = keysGoTo();
    if (!isKey || watched != receiver || takesScans(receiver))
        return false;
    return read(static_cast<const QKeyEvent &>(*event));
}

// Whether it is held, or belongs to a scan that is refused.
bool ScanBarrier::read(const QKeyEvent &event)
{
    if (isShift(event))
        return false;
    const qint64 now = event.timestamp() > 0 ? qint64(event.timestamp()) : m_clock.elapsed();
    const bool isInOneGo = now - m_lastKey <= longestGap();
    m_lastKey = now;
    if (!isInOneGo)
        giveBack();
    if (endsScan(event)) {
        dropSuffix(event);
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

// What of it has come before its last key.
void ScanBarrier::dropSuffix(const QKeyEvent &last)
{
    if ((m_text + last.text()).endsWith(m_frame.suffix))
        m_text.chop(std::max<qsizetype>(0, m_frame.suffix.size() - last.text().size()));
}

// By a prefix that no word begins with.
bool ScanBarrier::isFramed() const
{
    const QString &prefix = m_frame.prefix;
    return !prefix.isEmpty() && !m_text.isEmpty() && !prefix.front().isLetterOrNumber()
        && (m_text.startsWith(prefix) || prefix.startsWith(m_text));
}

int ScanBarrier::longestGap() const
{
    return isFramed() ? FrameReader::LongestGap : ScanField::ScannerGap;
}

void ScanBarrier::hold(const QKeyEvent &event)
{
    if (m_held.empty()) {
        m_meant = keysGoTo();
        m_frame = m_frameOfNow();
    }
    m_held.emplace_back(event.clone());
    m_text += event.text();
    m_silence.start(longestGap());
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
