// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_field.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace onhire {

ScanField::ScanField(QWidget *parent) : QLineEdit(parent)
{
    setAcceptDrops(false); // a list that is dropped would become one line
    setInputMethodHints(Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    if (isRightToLeft())
        setAlignment(Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter);
    setLayoutDirection(Qt::LeftToRight); // codes are
    m_silence.setSingleShot(true);
    m_silence.setInterval(Patience);
    connect(&m_silence, &QTimer::timeout, this, &ScanField::fallSilent);
    m_clock.start();
}

// A scanner may end with Tab, which would lead elsewhere.
bool ScanField::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_suffix == u"\t"_s && !text().isEmpty()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Tab) {
        finishTyped();
        return true;
    }
    return QLineEdit::event(event);
}

void ScanField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        pasteLines();
        return;
    }
    if (event->matches(QKeySequence::Undo) && text().isEmpty()) { // else it would bring the last scan back
        Q_EMIT undoWanted();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        finishTyped();
        return;
    }
    typed(*event);
    if (!text().isEmpty() && event->text() == m_suffix) { // a control character would be a command
        finishTyped();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (!m_suffix.isEmpty() && text().endsWith(m_suffix))
        finish(text().chopped(m_suffix.size()));
    else if (isAnswer(text()) || (m_suffix.isEmpty() && text().size() >= ShortestScan))
        m_silence.start();
}

// Notes the rhythm: a scanner types much faster than a person.
void ScanField::typed(const QKeyEvent &event)
{
    m_silence.stop();
    const qint64 now = event.timestamp() > 0 ? qint64(event.timestamp()) : m_clock.elapsed();
    const bool isPause = now - m_lastKey > ScannerGap;
    m_lastKey = now;
    if (text().isEmpty()) {
        m_pauses = 0;
        m_pausedAfterFirst = false;
    } else if (isPause) {
        ++m_pauses;
        m_pausedAfterFirst = m_pausedAfterFirst || text().size() == 1;
    }
}

// A digit, a pause, and then a scan in one go were an answer and the next scan.
void ScanField::finishTyped()
{
    const QString text = this->text();
    const bool answeredFirst =
        isAnswer(text.left(1)) && m_pausedAfterFirst && m_pauses == 1 && text.size() > ShortestScan;
    if (answeredFirst)
        Q_EMIT answered(text.front().digitValue());
    finish(answeredFirst ? text.sliced(1) : text);
}

void ScanField::finish(const QString &text)
{
    m_silence.stop();
    clear();
    if (const QString code = text.trimmed(); !code.isEmpty())
        Q_EMIT scanned(code);
}

void ScanField::fallSilent()
{
    if (isAnswer(text())) {
        const int digit = text().front().digitValue();
        clear();
        Q_EMIT answered(digit);
    } else if (m_suffix.isEmpty() && m_pauses == 0) {
        finishTyped();
    }
}

bool ScanField::isAnswer(const QString &text) const
{
    return text.size() == 1 && text.front().digitValue() >= 1 && text.front().digitValue() <= m_answers;
}

void ScanField::pasteLines()
{
    static const QRegularExpression lineEnds(u"[\\r\\n]+"_s);
    const QString pasted = QApplication::clipboard()->text();
    if (!pasted.contains(lineEnds)) {
        paste();
        return;
    }
    for (const QString &line : pasted.split(lineEnds, Qt::SkipEmptyParts))
        finish(line);
}

void ScanField::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (auto *paste = menu->findChild<QAction *>(u"edit-paste"_s)) {
        paste->disconnect(this);
        connect(paste, &QAction::triggered, this, &ScanField::pasteLines);
    }
    menu->popup(event->globalPos());
}

} // namespace onhire
