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

// What else the answer depends on: the version that had to be there, and what whoever asked may do and see.
QByteArray digestOfTerms(const Call &call)
{
    QStringList granted = call.permissions.names();
    granted.sort();
    const QString terms =
        (call.ifMatch ? QString::number(*call.ifMatch) : QString()) + u'\n' + granted.join(u' ');
    return QCryptographicHash::hash(terms.toUtf8(), QCryptographicHash::Sha256).toHex();
}

// Versions of this program up to December 2026 kept no terms.
bool isOfSameRequest(const KeptAnswer &kept, const QByteArray &request, const QByteArray &terms)
{
    return kept.requestDigest == request + terms || kept.requestDigest == request;
}

// The next try may fare better, or be somebody else's.
bool isWorthKeeping(const Error &error)
{
    return !error.transient && infoOf(error.code).httpStatus < 500
        && error.code != ErrorCode::InsufficientPermissions;
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
    const QByteArray digest = digestOf(call.request), terms = digestOfTerms(call);
    ONHIRE_ASSIGN(const bool isOurs, kept.claim(key));
    if (!isOurs)
        return Failure(Error{ErrorCode::IdempotencyKeyInUse, key});
    ONHIRE_ASSIGN(const auto earlier, kept.find(key));
    if (earlier && !isOfSameRequest(*earlier, digest, terms))
        return Failure(Error{ErrorCode::IdempotencyKeyReused, key});
    if (earlier)
        return replay(*earlier);
    auto result = work();
    if (!result && !isWorthKeeping(result.error()))
        return result;
    const Answer answer = result ? *result : refusal(result.error(), call.request.id);
    const QByteArray &body = answer.repeated.isEmpty() ? answer.body : answer.repeated;
    ONHIRE_TRY(kept.keep(key, {digest + terms, answer.status, body, jsonOf(answer.headers), answer.version}));
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
