// SPDX-License-Identifier: GPL-3.0-or-later
// How much work waits, for the badges beside the screens' names: read at the start, and again a moment after
// something changed, however often it does.
#pragma once

#include "core/data/today/work_rows.h"
#include "ui/shared/workplace/read_pace.h"
#include "ui/shared/workplace/workplace.h"

#include <QMap>

namespace onhire {

class WaitingWork : public QObject
{
    Q_OBJECT

public:
    explicit WaitingWork(const Workplace &workplace, QObject *parent = nullptr);

    int timesRead() const { return m_timesRead; }

Q_SIGNALS:
    void counted(const QMap<QString, QString> &badges); // screen → count; empty: nothing waits there

private:
    QCoro::Task<> read();
    void tell(const WaitingCounts &counts);

    const Workplace m_workplace;
    QTimer m_soon;
    ReadPace m_pace{m_soon};
    Latest m_reads;
    int m_timesRead = 0;
};

} // namespace onhire
