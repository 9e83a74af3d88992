// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_rhythm.h"

#include "ui/shared/scanning/scan_field.h"

#include <QKeyEvent>

#include <utility>

namespace onhire {

void ScanRhythm::type(const QKeyEvent &event)
{
    if (!isInOneGo(event))
        m_run.clear();
    const QString text = event.text();
    if (event.key() == Qt::Key_Backspace) // over a suffix that belongs to no code
        m_run.chop(1);
    else if (!text.isEmpty() && text.front().isPrint() && !event.isAutoRepeat())
        m_run += text;
    else if (!text.isEmpty())
        m_run.clear();
}

QString ScanRhythm::end(const QKeyEvent &enter)
{
    const bool isScan = isInOneGo(enter);
    const QString code = std::exchange(m_run, {}).trimmed();
    return isScan && code.size() >= ScanField::ShortestScan ? code : QString();
}

bool ScanRhythm::isInOneGo(const QKeyEvent &event)
{
    const qint64 now = event.timestamp() > 0 ? qint64(event.timestamp()) : m_clock.elapsed();
    const qint64 gap = now - std::exchange(m_lastKey, now);
    return gap >= 0 && gap <= ScanField::ScannerGap;
}

} // namespace onhire
