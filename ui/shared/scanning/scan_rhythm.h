// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a scan from what a person types into the same field: a scanner takes no longer than that from key to
// key, and ends with Enter.
#pragma once

#include <QElapsedTimer>
#include <QString>

class QKeyEvent;

namespace onhire {

class ScanRhythm
{
public:
    ScanRhythm() { m_clock.start(); }

    void type(const QKeyEvent &event);
    QString end(const QKeyEvent &enter); // what was scanned; empty: a person has pressed Enter

private:
    bool isInOneGo(const QKeyEvent &event);

    QString m_run; // what came in one go
    QElapsedTimer m_clock;
    qint64 m_lastKey = 0;
};

} // namespace onhire
