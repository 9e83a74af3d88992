// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps scans out of a dialog or a menu that is open over a screen: there a scan would be written into a field,
// and its Enter would press a button. A scan is told by its rhythm, that of a slow scanner by its prefix; what
// a person types arrives a moment later. Fields in which people look for something take scans as well.
#pragma once

#include "ui/shared/scanning/scan_frame.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QKeyEvent;
class QWidget;

namespace onhire {

// A field over a screen that scans are meant for: somebody looks for something with it, or lists what is
// scanned.
void letScansIn(QWidget *field);
bool letsScansIn(const QWidget *field);

class ScanBarrier : public QObject
{
    Q_OBJECT

public:
    using FrameOfNow = std::function<ScanFrame()>;

    ScanBarrier(QWidget *screen, FrameOfNow frame);

    static constexpr int ShortestWithoutEnd = 6; // of a scanner that types nothing at the end

Q_SIGNALS:
    void refused(const QString &code); // it was scanned over a dialog or a menu

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool read(const QKeyEvent &event);
    bool isCode() const;
    bool endsScan(const QKeyEvent &event) const;
    void dropSuffix(const QKeyEvent &last);
    bool isFramed() const;
    int longestGap() const;
    void hold(const QKeyEvent &event);
    void fallSilent();
    void refuse();
    void giveBack();

    QWidget *const m_screen;
    const FrameOfNow m_frameOfNow;
    ScanFrame m_frame; // since the first key that is held
    std::vector<std::unique_ptr<QKeyEvent>> m_held;
    QString m_text; // of what is held
    QPointer<QWidget> m_meant; // who would have got it
    QElapsedTimer m_clock;
    qint64 m_lastKey = 0;
    bool m_isAfterScan = false; // nothing else has been typed since
    bool m_isGivingBack = false;
    QTimer m_silence;
};

} // namespace onhire
