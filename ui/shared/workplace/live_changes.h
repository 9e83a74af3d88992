// SPDX-License-Identifier: GPL-3.0-or-later
// Hears which records of a tenant were changed, here or by anybody else, and tells the screens a moment later,
// once for many.
#pragma once

#include "core/data/db/notification_listener.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace onhire {

class LiveChanges : public QObject
{
    Q_OBJECT

public:
    LiveChanges(const QString &conninfo, QString tenantId, QObject *parent = nullptr);

    bool hears() const { return m_hears; }

Q_SIGNALS:
    void changed(const QStringList &ids); // empty: nobody knows what, since it did not hear for a while
    void companyChanged(); // its rules may be others now
    void companyRenewed(); // the session knows them now, see Workplace::renew()
    void hearingChanged(bool hears);

private:
    void hear(const QString &channel, const QString &payload);
    void setHearing(bool hears);
    void tell();

    const QString m_tenantId;
    QSet<QString> m_ids;
    bool m_anything = false; // may have changed
    QTimer m_soon;
    bool m_hears = false;
    bool m_missed = false;
    bool m_companyChanged = false;
    NotificationListener m_listener; // last: its thread calls all of the above
};

} // namespace onhire
