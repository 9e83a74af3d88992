// SPDX-License-Identifier: GPL-3.0-or-later
// What a QSqlError of our driver says: in databaseText() PostgreSQL's sentence without the values that it
// quotes beneath, in nativeErrorCode() the SQLSTATE, in type() whether the connection is gone, and besides
// these the constraint that was violated.
#pragma once

#include <QSqlError>

#include <chrono>

struct pg_result;

namespace onhire {

QSqlError refusal(const pg_result *answer, bool isConnectionLost);
QSqlError connectionLoss(const QString &reason);
QSqlError rolledBackInstead(); // of being committed
QSqlError waitedInVain(std::chrono::milliseconds limit); // a connection lost because nothing came

QString constraintOf(const QSqlError &error); // empty: none
bool isConnectionLost(const QSqlError &error);
bool wasInVain(const QSqlError &error);

} // namespace onhire
