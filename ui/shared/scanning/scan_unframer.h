// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what is scanned into the field that has the focus, on whichever screen or dialog, if it takes scans:
// without what the scanner types around a code, never joined to what stood there, and as if Enter had followed.
// A scan is told by its prefix, or by its rhythm where it has none. What is typed or pasted stays as it is.
#pragma once

#include "ui/shared/scanning/scan_frame.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QKeyEvent;

namespace onhire {

class ScanUnframer : public QObject
{
    Q_OBJECT

public:
    using FrameOfNow = std::function<ScanFrame()>;

    explicit ScanUnframer(FrameOfNow frame, QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void turnTo(QWidget *field);
    bool readFramed(const QKeyEvent &event);
    bool readUnframed(const QKeyEvent &event);
    bool endsScan(const QString &typed) const;
    bool isInOneGo(const QKeyEvent &event);
    void fallSilent();
    void write(const QString &code);
    void giveBack();
    void endScan(qsizetype typedOfSuffix);
    void press(int key, const QString &text);

    const FrameOfNow m_frameOfNow;
    std::unique_ptr<FrameReader> m_reader;
    QPointer<QWidget> m_field; // that is typed into
    QString m_run; // what came in one go without a prefix; it stands in the field already
    QElapsedTimer m_clock;
    qint64 m_lastKey = 0;
    quint64 m_lastStamp = 0; // of the last key, as the windowing system gives it
    QTimer m_silence;
    bool m_isWriting = false;
};

} // namespace onhire
