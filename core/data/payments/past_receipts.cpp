// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/past_receipts.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/payments/payment_store.h"
#include "core/domain/payments/receipt.h"
#include "onhire/sql.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using ReceiptList = std::vector<Receipt>;

Result<QHash<QString, ReceiptList>> receivedFor(Connection &connection, const Scope &scope,
                                                const QStringList &paymentIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::ledger::received, {scope.name(), paymentIds}));
    QHash<QString, ReceiptList> received;
    while (rows.next()) {
        const QString at = rows.text(2);
        received[rows.text(0)].push_back(
            {.id = newId(IdKind::Receipt, parseTimestamp(at).value_or(QDateTime())),
             .amount = Money::fromMinor(rows.integer(1)),
             .method = {},
             .reference = {},
             .at = at});
    }
    return received;
}

// What has paid the rest, or made it unnecessary, is no means by which money comes.
QString meansOf(const PaymentRecord &payment)
{
    const bool isMoney = payment.method != "credit"_L1 && payment.method != "credit_note"_L1;
    return isMoney ? payment.method : QString();
}

// The ledger is believed where it agrees with the payment; the doctor tells where it does not.
ReceiptList agreeing(const PaymentRecord &payment, const ReceiptList &received)
{
    int64_t sum = 0;
    for (const Receipt &receipt : received)
        sum += receipt.amount.minor();
    if (sum == payment.settled.received.minor())
        return received;
    const QString at = payment.paidAt.isNull() ? payment.updatedAt : payment.paidAt;
    return {{.id = newId(IdKind::Receipt, parseTimestamp(at).value_or(QDateTime())),
             .amount = payment.settled.received,
             .method = {},
             .reference = {},
             .at = at}};
}

QByteArray receiptsOf(const PaymentRecord &payment, ReceiptList received)
{
    received.back().method = meansOf(payment);
    received.back().reference = payment.paymentReference;
    QByteArray receipts;
    for (const Receipt &receipt : received)
        receipts = withReceipt(receipts, receipt, currencyExponent(payment.currency).value_or(2));
    return receipts;
}

} // namespace

Result<QString> giveReceipts(Connection &connection, const Scope &scope, const QString &afterId)
{
    ONHIRE_ASSIGN(auto payments, paymentsWithoutReceipts(connection, scope, afterId));
    QStringList ids;
    for (const StoredPayment &payment : payments)
        ids += payment.record.id;
    if (ids.isEmpty())
        return QString();
    ONHIRE_ASSIGN(const auto received, receivedFor(connection, scope, ids));
    QByteArrayList receipts, documents;
    for (auto &[payment, document, version] : payments) {
        payment.receipts = receiptsOf(payment, agreeing(payment, received.value(payment.id)));
        receipts += payment.receipts;
        documents += documentOf(payment);
    }
    ONHIRE_TRY(connection.allowLongStatements());
    ONHIRE_TRY(
        connection.run(scope, sql::payments::give_receipts,
                       {scope.name(), ids, QVariant::fromValue(receipts), QVariant::fromValue(documents)}));
    return ids.constLast();
}

} // namespace onhire
