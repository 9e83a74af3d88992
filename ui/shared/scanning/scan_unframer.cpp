// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_unframer.h"

#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/scanning/scan_field.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QTextBlock>

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

static bool isHeldForOthers(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Shift || event.key() == Qt::Key_CapsLock || event.key() == Qt::Key_AltGr;
}

ScanUnframer::ScanUnframer(FrameOfNow frame, QObject *parent)
    : QObject(parent), m_frameOfNow(std::move(frame)), m_reader(std::make_unique<FrameReader>(m_frameOfNow()))
{
    m_silence.setSingleShot(true);
    m_silence.setTimerType(Qt::PreciseTimer);
    connect(&m_silence, &QTimer::timeout, this, &ScanUnframer::fallSilent);
    m_clock.start();
    qApp->installEventFilter(this);
}

bool ScanUnframer::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_isWriting)
        return false;
    auto *field = qobject_cast<QWidget *>(watched);
    if (!field || !letsScansIn(field))
        return false;
    turnTo(field);
    m_lastStamp = static_cast<const QKeyEvent &>(*event).timestamp();
    const auto &key = static_cast<const QKeyEvent &>(*event);
    return !isHeldForOthers(key) && (readFramed(key) || readUnframed(key));
}

void ScanUnframer::turnTo(QWidget *field)
{
    if (m_field != field) {
        giveBack();
        m_silence.stop();
        m_run.clear();
        m_field = field;
    }
    if (const ScanFrame frame = m_frameOfNow(); frame != m_reader->frame()) {
        giveBack();
        m_reader = std::make_unique<FrameReader>(frame);
    }
}

// Whether it belongs to a scan that begins with the prefix, or may.
bool ScanUnframer::readFramed(const QKeyEvent &event)
{
    if (event.text().isEmpty() || !m_reader->frame().mayType(event.text().front())) {
        giveBack();
        return false;
    }
    for (const QChar typed : event.text()) {
        switch (m_reader->read(typed)) {
        case FrameReader::Answer::Pass: return false;
        case FrameReader::Answer::Held: m_silence.start(m_reader->frame().longestGap()); break;
        case FrameReader::Answer::GiveBack: giveBack(); break;
        case FrameReader::Answer::Scan:
            write(m_reader->take().trimmed());
            if (m_reader->isWithin())
                m_silence.start(m_reader->frame().longestGap());
            break;
        }
    }
    return true;
}

// Whether it belongs to the suffix of a scan that has no prefix.
bool ScanUnframer::readUnframed(const QKeyEvent &event)
{
    const QString typed = event.text();
    if (!isInOneGo(event) && m_silence.isActive())
        fallSilent();
    m_silence.stop();
    if (endsScan(typed)) {
        endScan(m_reader->frame().suffix.size() - typed.size());
        return true;
    }
    if (typed.isEmpty() || !typed.front().isPrint() || typed.front().isSpace() || event.isAutoRepeat())
        m_run.clear();
    else
        m_run += typed;
    if (m_reader->frame().suffix.isEmpty() && m_run.size() >= ScanBarrier::ShortestWithoutEnd)
        m_silence.start(ScanField::ScannerGap);
    return false;
}

// Its own Enter ends a line anyway.
bool ScanUnframer::endsScan(const QString &typed) const
{
    const QString &suffix = m_reader->frame().suffix;
    const QString scanned = m_run + typed;
    return !suffix.isEmpty() && suffix != u"\r"_s && !typed.isEmpty() && typed.size() <= suffix.size()
        && scanned.endsWith(suffix) && scanned.size() - suffix.size() >= ScanField::ShortestScan;
}

bool ScanUnframer::isInOneGo(const QKeyEvent &event)
{
    const qint64 now = event.timestamp() > 0 ? qint64(event.timestamp()) : m_clock.elapsed();
    const bool isInOneGo = now - std::exchange(m_lastKey, now) <= ScanField::ScannerGap;
    if (!isInOneGo && !m_silence.isActive())
        m_run.clear();
    return isInOneGo;
}

// A scanner that types nothing at the end is through.
void ScanUnframer::fallSilent()
{
    m_silence.stop();
    if (!m_reader->isWithin())
        endScan(0);
    else if (m_reader->fallSilent() == FrameReader::Answer::Scan)
        write(m_reader->take().trimmed());
    else
        giveBack();
}

void ScanUnframer::endScan(qsizetype typedOfSuffix)
{
    m_run.clear();
    const QScopedValueRollback writing(m_isWriting, true);
    for (qsizetype i = 0; i < typedOfSuffix; ++i)
        press(Qt::Key_Backspace, {});
    press(Qt::Key_Return, u"\r"_s);
}

// What was looked for before gives way; in a list the code gets a line of its own.
void ScanUnframer::write(const QString &code)
{
    m_silence.stop();
    m_run.clear();
    if (code.isEmpty() || !m_field || !m_field->isVisible()) // whoever has left it expects nothing there
        return;
    const QScopedValueRollback writing(m_isWriting, true);
    if (auto *line = qobject_cast<QLineEdit *>(m_field.data())) {
        line->selectAll();
    } else if (auto *list = qobject_cast<QPlainTextEdit *>(m_field.data())) {
        list->moveCursor(QTextCursor::EndOfBlock);
        if (list->textCursor().block().length() > 1) // its end counts
            press(Qt::Key_Return, u"\r"_s);
    }
    press(Qt::Key_unknown, code);
    press(Qt::Key_Return, u"\r"_s);
}

// As if nobody had held it.
void ScanUnframer::giveBack()
{
    if (!m_reader->isWithin())
        return;
    m_silence.stop();
    const QScopedValueRollback writing(m_isWriting, true);
    for (const QChar typed : m_reader->take())
        press(Qt::Key_unknown, QString(typed));
}

void ScanUnframer::press(int key, const QString &text)
{
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, text);
    event.setTimestamp(m_lastStamp); // it comes in one go with what the scanner has typed
    if (m_field && m_field->isVisible())
        QApplication::sendEvent(m_field, &event);
}

} // namespace onhire
