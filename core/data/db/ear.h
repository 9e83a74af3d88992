// SPDX-License-Identifier: GPL-3.0-or-later
// What works inside a NotificationListener's thread, driven by its event loop: listens, proves that it hears,
// and begins anew when the connection was lost.
#pragma once

#include "core/data/db/notification_listener.h"
#include "core/data/driver/postgres_driver.h"

#include <QSqlDatabase>
#include <QTimer>

#include <optional>

namespace onhire {

class Ear : public QObject
{
    Q_OBJECT

public:
    Ear(QString conninfo, QStringList channels, NotificationListener::Callbacks callbacks);
    ~Ear() override;

private:
    void listen();
    bool open();
    bool subscribe();
    bool showNewestMark();
    void hear(const QString &channel, const QString &payload);
    void proveHearing();
    void loseHearing();
    // The first value that it answers; none when the connection is gone.
    std::optional<QString> ask(const QString &sql);

    const QString m_conninfo;
    const QStringList m_channels;
    const NotificationListener::Callbacks m_callbacks;
    PostgresDriver *const m_driver; // belongs to the database
    QSqlDatabase m_database;
    QTimer m_retry;
    QTimer m_beat;
    qint64 m_heardMark = 0; // the highest that was heard
    qint64 m_shownMark = 0; // the one that the others see
    bool m_hears = false;
};

} // namespace onhire
