// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/idempotency.h"

#include "app/http/api/problem.h"
#include "core/data/db/transaction.h"
#include "onhire/sql.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray digestOf(const HttpRequest &request)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(request.method + ' ' + request.target + '\n');
    hash.addData(request.body);
    return hash.result().toHex();
}

QVariant locationOf(const Answer &answer)
{
    const auto location = findHeader(answer.headers, "location");
    return location ? QVariant(QString::fromUtf8(*location)) : QVariant(QMetaType(QMetaType::QString));
}

class Memory
{
public:
    Memory(Connection &connection, const Call &call, const QString &key)
        : m_connection(connection), m_call(call), m_scope(call.context.scope()), m_tenantId(call.context.tenant->id),
          m_key(key), m_digest(digestOf(call.request))
    {
    }

    Result<Answer> answer(const std::function<Result<Answer>()> &work)
    {
        ONHIRE_ASSIGN(Rows claim, m_connection.run(m_scope, sql::idempotency::claim, {m_tenantId, m_key}));
        if (!claim.next() || !claim.flag(0))
            return Failure(Error{ErrorCode::IdempotencyKeyInUse, m_key});
        ONHIRE_ASSIGN(Rows kept, m_connection.run(m_scope, sql::idempotency::find, {m_tenantId, m_key}));
        if (kept.next())
            return recall(kept);
        auto result = work();
        if (!result && infoOf(result.error().code).httpStatus >= 500)
            return result;  // not an answer worth keeping: the next try may fare better
        Answer answer = result ? *result : refusal(result.error());
        ONHIRE_TRY(m_connection.run(m_scope, sql::idempotency::keep,
                                    {m_tenantId, m_key, QString::fromLatin1(m_digest), answer.status,
                                     QString::fromUtf8(answer.body), locationOf(answer)}));
        return answer;
    }

private:
    Result<Answer> recall(const Rows &kept) const
    {
        if (kept.utf8(0) != m_digest)
            return Failure(Error{ErrorCode::IdempotencyKeyReused, m_key});
        Answer answer{int(kept.integer(1)), kept.utf8(2), {}, {{"Idempotent-Replay", "true"}}};
        if (!kept.isNull(3))
            answer.headers.append({"Location", kept.utf8(3)});
        return answer;
    }

    Answer refusal(const Error &error) const
    {
        const HttpReply reply = problemReply(error, m_call.request.id);
        return {reply.status, reply.body, {}, reply.headers};
    }

    Connection &m_connection;
    const Call &m_call;
    const Scope m_scope;
    const QString m_tenantId;
    const QString m_key;
    const QByteArray m_digest;
};

} // namespace

Result<Answer> answerOnce(const Call &call, const QString &key, const std::function<Result<Answer>()> &work)
{
    return inTransaction(call.context.database, call.context.scope(), [&](Connection &connection) {
        return Memory(connection, call, key).answer(work);
    });
}

} // namespace onhire
