// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/past_receipts.h"

#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/payments/payment_store.h"
#include "core/domain/payments/receipt.h"
#include "onhire/sql.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using ReceiptList = std::vector<Receipt>;

struct Walked
{
    QString lastId; // null: there was none left
    QStringList lacking;
};

Result<Walked> walk(Connection &connection, const Scope &scope, const QString &afterId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::payments::lacking_receipts, {scope.name(), afterId}));
    Walked walked;
    while (rows.next()) {
        walked.lastId = rows.text(0);
        if (rows.flag(1))
            walked.lacking += walked.lastId;
    }
    return walked;
}

Receipt receiptAt(const QString &at, Money amount)
{
    return {.id = newId(IdKind::Receipt, parseTimestamp(at).value_or(QDateTime())),
            .amount = amount,
            .method = {},
            .reference = {},
            .at = at};
}

Result<QHash<QString, ReceiptList>> receivedFor(Connection &connection, const Scope &scope,
                                                const QStringList &paymentIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::ledger::received, {scope.name(), paymentIds}));
    QHash<QString, ReceiptList> received;
    while (rows.next())
        received[rows.text(0)].push_back(receiptAt(rows.text(2), Money::fromMinor(rows.integer(1))));
    return received;
}

// What has paid the rest, or made it unnecessary, is no means by which money comes; nor is a provider, which
// stood there for all that was entered by hand.
QString meansOf(const PaymentRecord &payment)
{
    static constexpr std::array NoMeans{"credit"_L1, "credit_note"_L1, "manual"_L1};
    const bool isMeans =
        std::ranges::none_of(NoMeans, [&](QLatin1StringView word) { return payment.method == word; });
    return isMeans ? payment.method : QString();
}

// The ledger is believed where it agrees with the payment; the doctor tells where it does not. A payment keeps
// its method and reference when more money comes and nobody says how: of several receipts, they may be of any.
ReceiptList agreeing(const PaymentRecord &payment, ReceiptList received)
{
    int64_t sum = 0;
    for (const Receipt &receipt : received)
        sum += receipt.amount.minor();
    if (sum != payment.settled.received.minor())
        return {
            receiptAt(payment.paidAt.isNull() ? payment.updatedAt : payment.paidAt, payment.settled.received)};
    if (received.size() == 1) {
        received.front().method = meansOf(payment);
        received.front().reference = payment.paymentReference;
    }
    return received;
}

QByteArray receiptsOf(const PaymentRecord &payment, const ReceiptList &received)
{
    QByteArray receipts;
    for (const Receipt &receipt : received)
        receipts = withReceipt(receipts, receipt, currencyExponent(payment.currency).value_or(2));
    return receipts;
}

Result<void> give(Connection &connection, const Scope &scope, const QStringList &lacking)
{
    ONHIRE_ASSIGN(auto payments, paymentsWithoutReceipts(connection, scope, lacking));
    ONHIRE_ASSIGN(const auto received, receivedFor(connection, scope, lacking));
    QStringList ids;
    QByteArrayList receipts, documents;
    for (auto &[payment, document, version] : payments) {
        ids += payment.id;
        payment.receipts = receiptsOf(payment, agreeing(payment, received.value(payment.id)));
        receipts += payment.receipts;
        documents += documentOf(payment);
    }
    ONHIRE_TRY(
        connection.run(scope, sql::payments::give_receipts,
                       {scope.name(), ids, QVariant::fromValue(receipts), QVariant::fromValue(documents)}));
    return {};
}

} // namespace

Result<QString> giveReceipts(Connection &connection, const Scope &scope, const QString &afterId)
{
    ONHIRE_TRY(connection.allowLongStatements());
    ONHIRE_ASSIGN(const Walked walked, walk(connection, scope, afterId));
    if (!walked.lacking.isEmpty()) {
        ONHIRE_TRY(give(connection, scope, walked.lacking));
    }
    return walked.lastId;
}

} // namespace onhire
