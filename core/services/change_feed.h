// SPDX-License-Identifier: GPL-3.0-or-later
// What this process has changed since it last told the others. It is told in batches, outside the transactions:
// a NOTIFY inside each of them would make all commits of the database wait for one another.
#pragma once

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QString>

namespace onhire {

class ChangeFeed
{
public:
    using Records = QSet<QString>; // ids

    void note(const QString &tenantId, const QString &recordId)
    {
        const QMutexLocker locker(&m_mutex);
        m_changes[tenantId].insert(recordId);
    }

    void noteAgain(const QString &tenantId, const Records &records) // they could not be told
    {
        const QMutexLocker locker(&m_mutex);
        m_changes[tenantId].unite(records);
    }

    QHash<QString, Records> take()
    {
        const QMutexLocker locker(&m_mutex);
        return std::exchange(m_changes, {});
    }

private:
    QMutex m_mutex;
    QHash<QString, Records> m_changes;
};

} // namespace onhire
