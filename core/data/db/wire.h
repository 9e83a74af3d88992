// SPDX-License-Identifier: GPL-3.0-or-later
// The session behind a Connection: opened again when it was lost, each statement prepared once, and always
// known which tenant it is set to. It knows nothing of transactions.
#pragma once

#include "core/base/result.h"
#include "core/data/db/posted.h"
#include "core/data/db/scope.h"
#include "core/data/driver/postgres_driver.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QSqlDatabase>
#include <QVariantList>

#include <vector>

namespace onhire {

class Wire
{
public:
    explicit Wire(QString conninfo);
    ~Wire();
    Wire(const Wire &) = delete;
    Wire &operator=(const Wire &) = delete;

    bool isLost() const { return m_isLost; }
    // Opens, or opens again. Cheap when all is well; fails at once when the last attempt has just failed.
    Result<void> ensureOpen();
    void tryAgainNow() { m_pause = {}; }
    void leave() { drop(); } // and whatever it was at: the next one opens another session

    Result<Rows> run(const QByteArray &sql, const char *name, const QVariantList &parameters);
    // Not waited for: it goes with the next one that is, be it of the functions here. If it is refused, that
    // one fails for it, and is not carried out.
    Result<Posted> post(const QByteArray &sql, const char *name, const QVariantList &parameters);
    Result<void> settle(); // waits for what was posted
    enum class CommitReply { Came, Lost };
    Result<CommitReply> commit(); // failed: for certain nothing was committed
    // May be several statements; answers the first value of what the last one answered.
    Result<QString> script(const QString &sql, const char *name);

    // Sent only when the session is set to another one.
    Result<void> enter(const Scope &scope);

    void setPatience(Patience patience) { m_driver->setPatience(patience); }
    void readUntil(std::stop_token unwanted);
    bool hasTransaction() const; // also when its beginning is only posted
    bool hasFailedTransaction() const;
    int backend() const { return m_driver->backend(); }
    bool isBackendHere() const { return m_driver->isBackendHere(); }
    const QString &timeline() const { return m_timeline; }

private:
    Result<void> open();
    void drop();
    Result<std::shared_ptr<QSqlQuery>> prepared(const QByteArray &sql, const char *name);
    Result<std::shared_ptr<QSqlQuery>> bound(const QByteArray &sql, const char *name,
                                             const QVariantList &parameters);
    const char *refusedPost() const;
    Error failure(const QSqlError &error, const char *name);
    void pauseAfter(std::chrono::milliseconds waited);

    const QString m_conninfo;
    PostgresDriver *const m_driver; // belongs to the database
    QSqlDatabase m_database;
    QHash<QByteArray, std::shared_ptr<QSqlQuery>> m_prepared;
    std::vector<const char *> m_posted; // their names; of the last round trip until the next is begun
    QString m_scope; // empty: unknown
    QString m_timeline; // of the history of the server at the other end: another one after a fail-over
    bool m_isLost = true;
    bool m_isOutgrown = false; // by a newer version of the program
    QDeadlineTimer m_pause; // until then nothing is tried
    std::stop_token m_unwanted;
};

} // namespace onhire
