// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/late_fees.h"

#include "core/base/calendar.h"
#include "core/base/json_money.h"
#include "core/data/billing/late_payments.h"
#include "core/data/invoices/invoice_store.h"
#include "core/data/ledger/ledger_rows.h"
#include "core/data/payments/payment_store.h"
#include "core/domain/payments/due_date.h"
#include "core/services/payments/on_payments.h"
#include "core/services/payments/payment_changes.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/payments/unused_days.h"
#include "core/services/payments/use_credit.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Money feeOf(const Tenant &tenant)
{
    return moneyIn(tenant.settings.value("billing.lateFee"_L1), tenant.exponent);
}

// The day from which it counts: what was made for an earlier one could not be paid before.
std::optional<QDate> payableFrom(const PaymentRecord &payment, const QTimeZone &zone)
{
    const auto made = parseTimestamp(payment.createdAt);
    if (!made)
        return {};
    return std::max(QDate::fromString(payment.dueDate, Qt::ISODate), dateIn(zone, *made));
}

bool isLate(const PaymentRecord &payment, const QTimeZone &zone, QDate dueBefore)
{
    const auto payable = payableFrom(payment, zone);
    return isWaiting(payment) && !payment.lateFee && !payment.open().isZero() && !payment.lines.empty()
        && payable && isOverdue(*payable, dueBefore);
}

Money totalOf(const Record &payment, const Tenant &tenant)
{
    return moneyIn(readJson(payment.json).value_or(JsonValue())[u"total"], tenant.exponent);
}

// What is late, by the group or the device and the number of its invoice; it may have none yet.
NewPayment feeFor(const PaymentRecord &late, const Context &context, const QString &invoiceNumber)
{
    QString what = late.isConsolidated() ? late.description : late.lines.front().description;
    if (!invoiceNumber.isEmpty())
        what += u" ("_s + invoiceNumber + u')';
    return {.purpose = PaymentPurpose::LateFee,
            .customerId = late.customerId,
            .rentalId = late.rentalId,
            .billingGroupId = late.billingGroupId,
            .date = todayOf(context), // of a live company it is never charged for a day that has passed
            .lines = {{.rentalId = late.lines.front().rentalId,
                       .description = what,
                       .price = feeOf(*context.tenant)}},
            .description = late.description,
            .mark = late.id};
}

// There is one late fee for a payment, also when that fee is cancelled.
PaymentChange chargingLate(const QHash<QString, Money> &fees)
{
    return {u"payment.charge_late_fee"_s, u"payment.updated"_s,
            [fees](PaymentRecord &payment) -> std::optional<NoteToIssue> {
                payment.lateFee = fees.value(payment.id);
                return std::nullopt;
            }};
}

// What was paid or given up while the lock was waited for is not late any more.
Result<std::vector<StoredPayment>> lockLate(Connection &connection, const Context &context,
                                            const QStringList &paymentIds, QDate dueBefore)
{
    ONHIRE_ASSIGN(auto late, lockPayments(connection, context.scope(), paymentIds));
    std::erase_if(late, [&](const StoredPayment &payment) {
        return !isLate(payment.record, context.tenant->zone, dueBefore);
    });
    return late;
}

// Credit pays first, the oldest debt before the others. Whether any was used.
Result<bool> payFromCredit(Connection &connection, const Context &context, std::vector<StoredPayment> late)
{
    QStringList customers;
    for (const StoredPayment &payment : late)
        customers += payment.record.customerId;
    ONHIRE_ASSIGN(const auto credit, creditOf(connection, context.scope(), customers));
    if (credit.isEmpty())
        return false;
    std::ranges::stable_sort(late, {}, [](const StoredPayment &payment) { return payment.record.dueDate; });
    ONHIRE_ASSIGN(const CreditUse use, useCredit(connection, context, late, credit));
    ONHIRE_TRY(writeChanges(connection, context, use.changes));
    for (const Record &paid : use.records) {
        const auto before =
            std::ranges::find(late, paid.id, [](const StoredPayment &p) { return p.record.id; });
        ONHIRE_TRY(creditUpgraded(connection, context, before->record)); // which frees credit anew
    }
    return !use.changes.isEmpty();
}

Result<int> charge(Connection &connection, const Context &context, const QStringList &paymentIds,
                   QDate dueBefore)
{
    ONHIRE_ASSIGN(auto late, lockLate(connection, context, paymentIds, dueBefore));
    const int found = int(late.size());
    // nobody is charged for being late who has credit
    for (bool isLess = true; isLess && !late.empty();) {
        ONHIRE_ASSIGN(isLess, payFromCredit(connection, context, late));
        ONHIRE_ASSIGN(late, lockLate(connection, context, paymentIds, dueBefore));
    }
    QStringList ids;
    for (const StoredPayment &payment : late)
        ids += payment.record.id;
    ONHIRE_ASSIGN(const auto numbers, invoiceNumbers(connection, context.scope(), ids));
    std::vector<NewPayment> asked;
    for (const StoredPayment &payment : late)
        asked.push_back(feeFor(payment.record, context, numbers.value(payment.record.id)));
    if (asked.empty())
        return found;
    ONHIRE_ASSIGN(const auto made, addPayments(connection, context, asked));
    QHash<QString, Money> fees;
    QList<RecordChange> changes;
    for (size_t i = 0; i < late.size(); ++i) {
        fees.insert(late[i].record.id, totalOf(made[i].record, *context.tenant));
        changes += made[i].changes;
    }
    ONHIRE_ASSIGN(const ChangedPayments charged, saveChanged(connection, context, late, chargingLate(fees)));
    ONHIRE_TRY(writeChanges(connection, context, changes + charged.changes));
    return found;
}

} // namespace

std::optional<int> lateAfterDays(const Tenant &tenant)
{
    if (feeOf(tenant).isZero())
        return {};
    return int(tenant.settings.integer("billing.lateAfterDays"_L1));
}

WorkDone chargeLateFees(const Context &context, QDate day, int most)
{
    const auto after = lateAfterDays(*context.tenant);
    if (!after)
        return {};
    const QDate dueBefore = day.addDays(-*after);
    const auto late =
        latePayments(context.database.connection(), context.scope(), {dueBefore, context.tenant->zone, most});
    if (!late)
        return {.troubles = {{late.error()}}};
    return onPayments(context, *late,
                      [&](Connection &connection, const Context &still, const QStringList &paymentIds) {
                          return charge(connection, still, paymentIds, dueBefore);
                      });
}

} // namespace onhire
