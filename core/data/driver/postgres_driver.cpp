// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/postgres_driver.h"

#include "core/base/utf8.h"
#include "core/data/driver/postgres_error.h"
#include "core/data/driver/postgres_result.h"
#include "core/data/driver/postgres_session.h"

#include <QSqlQuery>
#include <QVariant>

#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace onhire {

static QByteArray quotedName(const QString &name)
{
    return '"' + name.toUtf8().replace('"', "\"\"") + '"';
}

PostgresDriver::PostgresDriver() = default;

PostgresDriver::~PostgresDriver()
{
    PostgresDriver::close();
}

bool PostgresDriver::hasFeature(DriverFeature feature) const
{
    switch (feature) {
    case Transactions:
    case QuerySize:
    case BLOB:
    case Unicode:
    case PreparedQueries:
    case EventNotifications: return true;
    default: return false; // placeholders are PostgreSQL's own: $1
    }
}

bool PostgresDriver::open(const QString &, const QString &, const QString &, const QString &, int,
                          const QString &conninfo)
{
    close();
    auto session = std::make_shared<PostgresSession>(
        conninfo.toUtf8(), [this](const char *channel, const char *payload, bool isOwn) {
            Q_EMIT notification(QString::fromUtf8(channel), isOwn ? SelfSource : OtherSource,
                                textFromUtf8(payload));
        });
    setOpen(session->isOpen());
    setOpenError(!session->isOpen());
    if (!session->isOpen()) {
        setLastError(session->error({}));
        return false;
    }
    session->setPatience(m_patience);
    session->readUntil(m_unwanted);
    m_session = std::move(session);
    return true;
}

void PostgresDriver::close()
{
    m_notifier.reset(); // before the socket goes that it watches
    m_channels.clear();
    m_session.reset();
    setOpen(false);
}

bool PostgresDriver::isOpen() const
{
    return m_session && m_session->isOpen();
}

QSqlResult *PostgresDriver::createResult() const
{
    return new PostgresResult(this);
}

PostgresDriver::Transaction PostgresDriver::transaction() const
{
    switch (m_session ? m_session->transactionStatus() : PQTRANS_UNKNOWN) {
    case PQTRANS_IDLE: return Transaction::None;
    case PQTRANS_ACTIVE:
    case PQTRANS_INTRANS: return Transaction::Open;
    case PQTRANS_INERROR: return Transaction::Failed;
    default: return Transaction::Unknown;
    }
}

bool PostgresDriver::ask(const QByteArray &script)
{
    if (!m_session)
        return false;
    const PostgresAnswer answer = m_session->ask(script);
    if (!isGood(answer))
        setLastError(m_session->error(answer));
    return isGood(answer);
}

bool PostgresDriver::commitTransaction()
{
    if (!m_session)
        return false;
    const PostgresAnswer answer = m_session->commit();
    if (isGood(answer) && !isRollback(answer))
        return true;
    setLastError(isGood(answer) ? rolledBackInstead() : m_session->error(answer));
    return false;
}

bool PostgresDriver::post(QSqlQuery &query)
{
    m_isPosting = true;
    const bool isSent = query.exec();
    m_isPosting = false;
    return isSent;
}

bool PostgresDriver::hasPosted() const
{
    return m_session && m_session->hasPosted();
}

bool PostgresDriver::settle()
{
    if (!hasPosted())
        return true;
    const PostgresAnswer answer = m_session->settle();
    if (!isGood(answer))
        setLastError(m_session->error(answer));
    return isGood(answer);
}

std::optional<size_t> PostgresDriver::refusedAt() const
{
    return m_session ? m_session->refusedAt() : std::nullopt;
}

bool PostgresDriver::subscribeToNotification(const QString &channel)
{
    if (!ask("listen " + quotedName(channel)))
        return false;
    m_channels.append(channel);
    if (!m_notifier)
        watchSocket();
    return true;
}

bool PostgresDriver::unsubscribeFromNotification(const QString &channel)
{
    return m_channels.removeAll(channel) > 0 && ask("unlisten " + quotedName(channel));
}

void PostgresDriver::watchSocket()
{
    m_notifier = std::make_unique<QSocketNotifier>(m_session->socket(), QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &PostgresDriver::hear);
}

void PostgresDriver::hear()
{
    if (m_session->hear())
        return;
    m_notifier->setEnabled(false); // a socket that has ended can be read forever
    Q_EMIT lost();
}

void PostgresDriver::setPatience(Patience patience)
{
    m_patience = patience;
    if (m_session)
        m_session->setPatience(patience);
}

void PostgresDriver::readUntil(std::stop_token unwanted)
{
    m_unwanted = std::move(unwanted);
    if (m_session)
        m_session->readUntil(m_unwanted);
}

bool PostgresDriver::hasHungUp()
{
    return !m_session || m_session->hasHungUp();
}

bool PostgresDriver::isBackendHere() const
{
    return m_session && m_session->isBackendHere();
}

int PostgresDriver::backend() const
{
    return m_session ? m_session->backend() : 0;
}

} // namespace onhire
