// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/postgres_error.h"

#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto ConnectionFailure = "08006"_L1;
constexpr auto InFailedTransaction = "25P02"_L1;
constexpr auto TimeoutExpired = "HYT00"_L1; // of SQL's call-level interface: PostgreSQL has no word for it

QString field(const pg_result *answer, int code)
{
    return QString::fromUtf8(PQresultErrorField(answer, code));
}

} // namespace

// libpq gives no fields for what it found out by itself.
QSqlError refusal(const pg_result *answer, bool isConnectionLost)
{
    const QString sentence = field(answer, PG_DIAG_MESSAGE_PRIMARY);
    const QString state = field(answer, PG_DIAG_SQLSTATE);
    if (isConnectionLost && state.isEmpty())
        return connectionLoss(QString::fromUtf8(PQresultErrorMessage(answer)).simplified());
    return {field(answer, PG_DIAG_CONSTRAINT_NAME), sentence,
            isConnectionLost ? QSqlError::ConnectionError : QSqlError::StatementError, state};
}

QSqlError connectionLoss(const QString &reason)
{
    return {QString(), reason, QSqlError::ConnectionError, ConnectionFailure};
}

QSqlError rolledBackInstead()
{
    return {QString(), u"a transaction was continued after one of its statements had failed"_s,
            QSqlError::StatementError, InFailedTransaction};
}

QSqlError waitedInVain(std::chrono::milliseconds limit)
{
    return {QString(), u"no answer within %1 ms"_s.arg(limit.count()), QSqlError::ConnectionError,
            TimeoutExpired};
}

QString constraintOf(const QSqlError &error)
{
    return error.driverText();
}

bool isConnectionLost(const QSqlError &error)
{
    return error.type() == QSqlError::ConnectionError;
}

bool wasInVain(const QSqlError &error)
{
    return error.nativeErrorCode() == TimeoutExpired;
}

} // namespace onhire
