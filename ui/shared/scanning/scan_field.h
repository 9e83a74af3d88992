// SPDX-License-Identifier: GPL-3.0-or-later
// The field that scans are typed into, by a wedge scanner or by a person: Enter or the scanner's suffix ends
// one. A pasted list is a scan per line. Where a digit answers a question, one that stands alone for a moment
// is that answer, and one that a scan begins with is not.
#pragma once

#include "ui/shared/scanning/scan_frame.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QTimer>

namespace onhire {

class ScanField : public QLineEdit
{
    Q_OBJECT

public:
    explicit ScanField(QWidget *parent = nullptr);

    void setSuffix(const QString &suffix) { m_suffix = suffix; }
    void setAnswers(int highest) { m_answers = highest; } // digits from 1 that are answers; 0: none is

    static constexpr int ShortestScan = 3; // what is shorter is something that a person types
    static constexpr int ScannerGap = 40; // milliseconds: people take longer from key to key
    static constexpr int Patience = 400; // an answer is one when nothing has followed it for so long

Q_SIGNALS:
    void scanned(const QString &text);
    void answered(int digit);
    void undoWanted(); // and there is no typing that it could be about

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void typed(const QKeyEvent &event);
    void finish(const QString &text);
    void finishTyped();
    void fallSilent();
    void pasteLines();
    bool isAnswer(const QString &text) const;

    QString m_suffix = QStringLiteral("\r");
    int m_answers = 0;
    QElapsedTimer m_clock;
    qint64 m_lastKey = 0;
    int m_pauses = 0; // between keys, too long for a scanner
    bool m_pausedAfterFirst = false;
    QTimer m_silence;
};

} // namespace onhire
