// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the pages that a table wants to show, a few at a time and the latest first. What was only scrolled past
// is never read.
#pragma once

#include "ui/shared/tables/known_rows.h"
#include "ui/shared/tables/query_reader.h"

#include <QSet>
#include <QTimer>

namespace onhire {

class PageRequests : public QObject
{
    Q_OBJECT

public:
    PageRequests(const QueryReader &reader, const KnownRows &rows);

    void want(int page); // soon, unless too many others are wanted after it
    QCoro::Task<> read(int page); // at once
    bool mayRead(int page) const; // neither under way nor failed

    void forgiveFailures(); // what has failed may be read again
    void dropUnderway(); // the answers would be outdated
    void clear();

Q_SIGNALS:
    void arrived(int page, const RowPage &rows);
    void failed(const Error &error);

private:
    void readWanted();

    const QueryReader &m_reader;
    const KnownRows &m_rows;
    QList<int> m_wanted; // the latest at the end
    QSet<int> m_underway;
    QSet<int> m_failed;
    Latest m_answers;
    QTimer m_soon;
};

} // namespace onhire
