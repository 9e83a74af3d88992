// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/payments/payments.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Move
{
    PaymentMove kind;
    QString action; // of the audit log
    QString event;
    QByteArray columns; // JSON: column → value
};

Result<Record> move(Connection &connection, const Context &context, const QString &paymentId, const Move &move,
                    std::optional<int> expectedVersion)
{
    const QVariantList payment{context.tenant->id, paymentId};
    ONHIRE_TRY(connection.run(context.scope(), sql::payments::lock_debtors, payment));
    ONHIRE_ASSIGN(Rows locked, connection.run(context.scope(), sql::payments::lock, payment));
    if (!locked.next())
        return Failure(Error{ErrorCode::NotFound, paymentId});
    if (expectedVersion && *expectedVersion != locked.integer(1))
        return Failure(Error{ErrorCode::VersionConflict, paymentId});
    const auto status = paymentStatusNamed(locked.text(0));
    if (!status)
        return Failure(Error::internal(u"payment of unknown status "_s + locked.text(0)));
    ONHIRE_TRY(mayMove(*status, move.kind));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::payments::revise,
                                 {context.tenant->id, changeJson(context, move.action, {move.event}), paymentId,
                                  QString::fromUtf8(move.columns)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked payment vanished"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> run(const Context &context, const QString &paymentId, const Move &kind,
                   std::optional<int> expectedVersion)
{
    auto moved = inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return move(connection, context, paymentId, kind, expectedVersion);
    });
    if (moved)
        context.announce(paymentId);
    return moved;
}

void textMember(JsonWriter &json, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        json.member(name, QStringView(text));
}

} // namespace

Result<Record> markPaid(const Context &context, const QString &paymentId, const PaymentReceipt &receipt,
                        std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "paid"_L1);
    columns.member("paid_at"_L1, toTimestamp(receipt.paidAt.value_or(context.now())));
    columns.member("manually_marked"_L1, true).member("provider"_L1, "manual"_L1);
    columns.member("marked_by"_L1, context.actor.id);
    columns.key("next_retry_at"_L1).null();
    textMember(columns, "payment_reference"_L1, receipt.reference);
    textMember(columns, "notes"_L1, receipt.notes);
    columns.endObject();
    return run(context, paymentId,
               {PaymentMove::MarkPaid, u"payment.mark_paid"_s, u"payment.succeeded"_s, columns.take()},
               expectedVersion);
}

Result<Record> markFailed(const Context &context, const QString &paymentId, const PaymentFailure &failure,
                          std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "failed"_L1);
    columns.member("failed_at"_L1, toTimestamp(context.now()));
    columns.key("failure_reason"_L1);
    if (failure.reason.isEmpty())
        columns.null();
    else
        columns.value(failure.reason);
    columns.key("last_capture_error"_L1).beginObject();
    columns.member("code"_L1, failure.code.isEmpty() ? u"failed"_s : failure.code);
    columns.member("message"_L1, failure.reason).endObject();
    columns.member("manually_marked"_L1, true).member("marked_by"_L1, context.actor.id);
    columns.endObject();
    return run(context, paymentId,
               {PaymentMove::MarkFailed, u"payment.mark_failed"_s, u"payment.failed"_s, columns.take()},
               expectedVersion);
}

Result<Record> cancelPayment(const Context &context, const QString &paymentId, const QString &reason,
                             std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "cancelled"_L1);
    columns.member("cancelled_at"_L1, toTimestamp(context.now())).member("cancel_reason"_L1, reason);
    columns.key("next_retry_at"_L1).null().endObject();
    return run(context, paymentId,
               {PaymentMove::Cancel, u"payment.cancel"_s, u"payment.cancelled"_s, columns.take()},
               expectedVersion);
}

Result<Record> retryPayment(const Context &context, const QString &paymentId,
                            std::optional<int> expectedVersion)
{
    return run(context, paymentId,
               {PaymentMove::Retry, u"payment.retry"_s, u"payment.scheduled"_s,
                R"({"status":"pending","next_retry_at":null})"},
               expectedVersion);
}

} // namespace onhire
