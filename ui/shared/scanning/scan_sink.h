// SPDX-License-Identifier: GPL-3.0-or-later
// Brings to a screen's scan field what is scanned while something else on that screen has the focus: a framed
// scan from anywhere in the window, other typing from wherever it would be lost.
#pragma once

#include "ui/shared/scanning/scan_frame.h"

#include <QObject>
#include <QTimer>
#include <QWidget>

#include <memory>

class QKeyEvent;

namespace onhire {

class ScanField;

class ScanSink : public QObject
{
    Q_OBJECT

public:
    ScanSink(QWidget *screen, ScanField *field);

    void setFrame(const ScanFrame &frame);
    const ScanFrame &frame() const { return m_reader->frame(); }

Q_SIGNALS:
    void scanned(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isListening() const;
    bool read(QKeyEvent *event);
    bool lead(QWidget *focus, QKeyEvent *event);
    void tell();
    void fallSilent();
    void giveBack();

    QWidget *const m_screen;
    ScanField *const m_field;
    std::unique_ptr<FrameReader> m_reader;
    QTimer m_broken; // a frame that does not end, or has no end
    bool m_isTyping = false;
};

} // namespace onhire
