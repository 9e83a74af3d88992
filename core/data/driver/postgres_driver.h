// SPDX-License-Identifier: GPL-3.0-or-later
// PostgreSQL for QtSql, given to QSqlDatabase::addDatabase(). It has what Qt's own driver (QPSQL) lacks:
// parameters that travel beside the statement, values as the bytes that came, the SQLSTATE and the constraint
// of a refusal (postgres_error.h), the state of the transaction, and an end to every wait (patience.h).
//
// A prepared query can be posted: it is sent, and its answer comes with that of the next statement that is
// waited for. Until then its size is -1.
//
// QSqlDatabase's connect options hold the address, as libpq takes it: a URI or key=value words.
#pragma once

#include "core/data/driver/patience.h"

#include <QSocketNotifier>
#include <QSqlDriver>
#include <QStringList>

#include <memory>
#include <optional>
#include <stop_token>

class QSqlQuery;

namespace onhire {

class PostgresSession;

class PostgresDriver final : public QSqlDriver
{
    Q_OBJECT

public:
    enum class Transaction { None, Open, Failed, Unknown };

    PostgresDriver();
    ~PostgresDriver() override;

    bool hasFeature(DriverFeature feature) const override;
    bool open(const QString &database, const QString &user, const QString &password, const QString &host,
              int port, const QString &conninfo) override;
    void close() override;
    bool isOpen() const override; // false as soon as it is known that the session was lost
    QSqlResult *createResult() const override;

    bool beginTransaction() override { return ask("begin"); }
    bool commitTransaction() override; // goes with what was posted; false also if it was rolled back instead
    bool rollbackTransaction() override { return ask("rollback"); }
    Transaction transaction() const;

    bool post(QSqlQuery &query); // with what is bound to it
    bool hasPosted() const; // since it was last waited for
    bool settle(); // waits for what was posted; false: one of them was refused
    // Which statement of the last trip with posted ones the server refused, counted from 0. It did nothing of
    // what was sent behind that.
    std::optional<size_t> refusedAt() const;
    bool isPosting() const { return m_isPosting; } // for results: whether not to wait

    // Notifications are heard by the event loop of the driver's thread, and whenever a statement is answered.
    bool subscribeToNotification(const QString &channel) override;
    bool unsubscribeFromNotification(const QString &channel) override;
    QStringList subscribedToNotifications() const override { return m_channels; }

    void setPatience(Patience patience);
    void readUntil(std::stop_token unwanted); // of this session and the next
    bool hasHungUp(); // the server, while nothing was asked of it; costs no round trip
    int backend() const; // the process at the other end
    bool isBackendHere() const; // on this machine

    const std::shared_ptr<PostgresSession> &session() const { return m_session; } // for results; null: closed

Q_SIGNALS:
    void lost(); // found out while it listened

private:
    bool ask(const QByteArray &script);
    void watchSocket();
    void hear();

    std::shared_ptr<PostgresSession> m_session;
    std::unique_ptr<QSocketNotifier> m_notifier;
    QStringList m_channels;
    Patience m_patience;
    std::stop_token m_unwanted;
    bool m_isPosting = false;
};

} // namespace onhire
