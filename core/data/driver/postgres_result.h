// SPDX-License-Identifier: GPL-3.0-or-later
// A statement and its rows. The text goes to PostgreSQL as it is written, with $1, $2 … for its parameters; no
// other placeholder is looked for in it. Values are bound for one execution: a large one is not kept until the
// next.
//
// Posted (postgres_driver.h), it is active without rows until its answer has come.
//
// data() is the bytes that came, not copied: they stay until the next execution, finish() or the end of the
// query, whatever becomes of the connection.
#pragma once

#include "core/data/driver/postgres_session.h"

#include <QSqlResult>

namespace onhire {

class PostgresDriver;

class PostgresResult final : public QSqlResult
{
public:
    explicit PostgresResult(const PostgresDriver *driver);
    ~PostgresResult() override;

    int columns() const; // of a record, which is much to make when only their number is asked for

protected:
    bool savePrepare(const QString &sql) override;
    bool prepare(const QString &sql) override;
    void bindValue(int position, const QVariant &value, QSql::ParamType type) override;
    using QSqlResult::bindValue;
    bool exec() override;
    bool reset(const QString &script) override;

    bool fetch(int row) override;
    bool fetchFirst() override { return fetch(0); }
    bool fetchLast() override { return fetch(size() - 1); }
    QVariant data(int column) override;
    bool isNull(int column) override;
    int size() override;
    int numRowsAffected() override;
    QSqlRecord record() const override;
    void detachFromResultSet() override;

private:
    std::shared_ptr<PostgresSession> currentSession() const;
    bool take(PostgresSession &session, PostgresAnswer answer);
    bool post(PostgresSession &session, const Parameters &parameters);
    bool fail(QSqlError error);
    void discardStatement();

    std::weak_ptr<PostgresSession> m_session; // that knows the statement
    QByteArray m_name; // by which it does; empty: none is prepared
    PostgresAnswer m_answer;
    std::shared_ptr<const PostgresSession::Receiver> m_receiver; // of the answer to come; null: none is to come
};

} // namespace onhire
