// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the rows that a query finds, and learns where their pages begin. Counting a million rows takes the
// database a second, so it counts once at a time and then rests, however much others change.
#pragma once

#include "ui/shared/tables/query_reader.h"

#include <QElapsedTimer>
#include <QTimer>

namespace onhire {

class RowCounter : public QObject
{
    Q_OBJECT

public:
    explicit RowCounter(const QueryReader &reader);

    QCoro::Task<> count(); // at once
    void countSoon();
    void cancel();

Q_SIGNALS:
    void counted(const Anchors &anchors);
    void failed(const Error &error);

private:
    void tryAgain();

    const QueryReader &m_reader;
    Latest m_counts;
    QTimer m_soon;
    bool m_isCounting = false;
    bool m_again = false; // something changed while it counted
    QElapsedTimer m_sinceCount; // since the last one began, or ended
    qint64 m_cost = 0; // of the last one, in ms
};

} // namespace onhire
