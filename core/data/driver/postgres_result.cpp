// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/postgres_result.h"

#include "core/data/driver/postgres_driver.h"
#include "core/data/driver/postgres_error.h"

#include <QSqlField>
#include <QSqlRecord>
#include <QVariant>

#include <libpq-fe.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

enum TypeOid : Oid { Bool = 16, Int8 = 20, Int2 = 21, Int4 = 23, Float4 = 700, Float8 = 701, Numeric = 1700 };

constexpr auto CharacterNotInRepertoire = "22021"_L1;

QMetaType typeOf(Oid type)
{
    switch (type) {
    case Bool: return QMetaType(QMetaType::Bool);
    case Int2:
    case Int4:
    case Int8: return QMetaType(QMetaType::LongLong);
    case Float4:
    case Float8:
    case Numeric: return QMetaType(QMetaType::Double);
    default: return QMetaType(QMetaType::QString);
    }
}

} // namespace

PostgresResult::PostgresResult(const PostgresDriver *driver) : QSqlResult(driver) { }

PostgresResult::~PostgresResult()
{
    discardStatement();
}

void PostgresResult::discardStatement()
{
    const auto session = m_session.lock();
    if (session && !m_name.isEmpty())
        session->discard(m_name);
    m_name.clear();
}

std::shared_ptr<PostgresSession> PostgresResult::currentSession() const
{
    const auto *mine = static_cast<const PostgresDriver *>(driver()); // null: it has gone
    return mine ? mine->session() : nullptr;
}

// Qt's own looks for placeholders of its kinds, which are PostgreSQL's casts, slices and operators.
bool PostgresResult::savePrepare(const QString &sql)
{
    clear();
    setQuery(sql);
    return prepare(sql);
}

bool PostgresResult::prepare(const QString &sql)
{
    discardStatement();
    const auto session = currentSession();
    if (!session)
        return fail(connectionLoss(u"the database is not open"_s));
    m_session = session;
    QByteArray name;
    const PostgresAnswer answer = session->prepare(sql.toUtf8(), name);
    if (!isGood(answer))
        return fail(session->error(answer));
    m_name = name;
    return true;
}

// Qt's own looks a name up for each position.
void PostgresResult::bindValue(int position, const QVariant &value, QSql::ParamType)
{
    QVariantList &values = boundValues();
    if (values.size() <= position)
        values.resize(position + 1);
    values[position] = value;
}

bool PostgresResult::exec()
{
    const Parameters parameters(boundValues());
    boundValues().clear();
    const auto session = m_session.lock();
    if (!session || m_name.isEmpty())
        return fail(connectionLoss(u"the session that knew the statement has ended"_s));
    if (parameters.holdNul())
        return fail({{}, u"a parameter holds a NUL"_s, QSqlError::StatementError, CharacterNotInRepertoire});
    const auto *mine = static_cast<const PostgresDriver *>(driver());
    return mine && mine->isPosting() ? post(*session, parameters)
                                     : take(*session, session->execute(m_name, parameters));
}

bool PostgresResult::reset(const QString &script)
{
    discardStatement();
    const auto session = currentSession();
    if (!session)
        return fail(connectionLoss(u"the database is not open"_s));
    return take(*session, session->ask(script.toUtf8()));
}

bool PostgresResult::post(PostgresSession &session, const Parameters &parameters)
{
    m_answer.reset();
    m_receiver = std::make_shared<PostgresSession::Receiver>(
        [this, &session](PostgresAnswer answer) { take(session, std::move(answer)); });
    if (!session.post(m_name, parameters, m_receiver))
        return fail(session.error({}));
    setAt(QSql::BeforeFirstRow);
    setSelect(false); // as long as nobody knows
    setActive(true);
    return true;
}

bool PostgresResult::take(PostgresSession &session, PostgresAnswer answer)
{
    m_receiver.reset();
    if (!isGood(answer))
        return fail(session.error(answer));
    m_answer = std::move(answer);
    setAt(QSql::BeforeFirstRow);
    setSelect(PQresultStatus(m_answer.get()) == PGRES_TUPLES_OK);
    setActive(true);
    return true;
}

bool PostgresResult::fail(QSqlError error)
{
    m_receiver.reset();
    m_answer.reset();
    setAt(QSql::BeforeFirstRow);
    setActive(false);
    setLastError(error);
    return false;
}

bool PostgresResult::fetch(int row)
{
    if (row < 0 || row >= size())
        return false;
    setAt(row);
    return true;
}

QVariant PostgresResult::data(int column)
{
    if (isNull(column))
        return QVariant(QMetaType(QMetaType::QByteArray));
    return QByteArray::fromRawData(PQgetvalue(m_answer.get(), at(), column),
                                   PQgetlength(m_answer.get(), at(), column));
}

bool PostgresResult::isNull(int column)
{
    return PQgetisnull(m_answer.get(), at(), column) != 0;
}

int PostgresResult::size()
{
    return m_receiver ? -1 : PQntuples(m_answer.get());
}

void PostgresResult::detachFromResultSet()
{
    m_answer.reset();
    m_receiver.reset();
}

int PostgresResult::numRowsAffected()
{
    return QByteArrayView(PQcmdTuples(const_cast<PGresult *>(m_answer.get()))).toInt();
}

int PostgresResult::columns() const
{
    return PQnfields(m_answer.get());
}

QSqlRecord PostgresResult::record() const
{
    QSqlRecord fields;
    for (int column = 0; column < columns(); ++column) {
        fields.append(QSqlField(QString::fromUtf8(PQfname(m_answer.get(), column)),
                                typeOf(PQftype(m_answer.get(), column))));
    }
    return fields;
}

} // namespace onhire
