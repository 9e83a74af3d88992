// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/idempotency.h"

#include "app/http/api/problem.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/db/turn.h"
#include "core/data/idempotency/kept_answers.h"

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

Answer refusal(const Error &error, const QByteArray &requestId)
{
    const HttpReply reply = problemReply(error, requestId);
    return {reply.status, reply.body, {}, reply.headers};
}

QByteArray jsonOf(const HttpHeaderList &headers)
{
    JsonWriter json;
    json.beginObject();
    for (const auto &[name, value] : headers)
        json.member(QLatin1StringView(name), QLatin1StringView(value));
    json.endObject();
    return json.take();
}

Answer replay(const KeptAnswer &kept)
{
    Answer answer{kept.status, kept.body, kept.version, {{"Idempotent-Replay", "true"}}};
    if (const auto headers = readJson(kept.headers)) {
        for (const auto &[name, value] : headers->members())
            answer.headers.append({name.toLatin1(), value.toString().toLatin1()});
    }
    return answer;
}

Result<Answer> answerFrom(KeptAnswers &kept, const Call &call, const QString &key,
                          const std::function<Result<Answer>()> &work)
{
    const QByteArray digest = digestOf(call.request);
    ONHIRE_ASSIGN(const bool isOurs, kept.claim(key));
    if (!isOurs)
        return Failure(Error{ErrorCode::IdempotencyKeyInUse, key});
    ONHIRE_ASSIGN(const auto earlier, kept.find(key));
    if (earlier && earlier->requestDigest != digest)
        return Failure(Error{ErrorCode::IdempotencyKeyReused, key});
    if (earlier)
        return replay(*earlier);
    auto result = work();
    if (!result && (result.error().transient || infoOf(result.error().code).httpStatus >= 500))
        return result; // not an answer worth keeping: the next try may fare better
    const Answer answer = result ? *result : refusal(result.error(), call.request.id);
    const QByteArray &body = answer.repeated.isEmpty() ? answer.body : answer.repeated;
    ONHIRE_TRY(kept.keep(key, {digest, answer.status, body, jsonOf(answer.headers), answer.version}));
    return answer;
}

} // namespace

Result<Answer> answerOnce(const Call &call, const QString &key, const std::function<Result<Answer>()> &work)
{
    const auto answer = [&](Connection &connection) {
        KeptAnswers kept(connection, call.context.tenant->id);
        return answerFrom(kept, call, key, work);
    };
    if (call.route.lane != Lane::Outside && !call.route.hasOwnTransactions)
        return inTransaction(call.context.database, call.context.scope(), answer);

    // Its work is many transactions, so the key is held beside them, and what was answered is kept at the end.
    Connection &connection = call.context.database.connection();
    ONHIRE_ASSIGN(const auto held, holdKey(connection, call.context.tenant->id, key));
    if (!held)
        return Failure(Error{ErrorCode::IdempotencyKeyInUse, key});
    return answer(connection);
}

} // namespace onhire
