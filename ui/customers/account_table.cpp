// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/account_table.h"

#include "core/base/calendar.h"
#include "ui/shared/controls/controls.h"

using namespace Qt::StringLiterals;

namespace onhire {

// A refund or a credit note may leave the balance as it is, so it says itself how much it was.
static QString wordForMovement(const AccountEntry &entry, const TextFormat &format, int exponent)
{
    const QString &kind = entry.kind;
    if (kind == "charge"_L1)
        //: Of an account: something was charged
        return AccountTable::tr("Charge");
    if (kind == "payment"_L1)
        return AccountTable::tr("Payment");
    if (kind == "refund"_L1)
        //: Of an account: money that was paid back
        return AccountTable::tr("Refund of %1")
            .arg(leftToRight(format.money(entry.paidOut.value_or(entry.amount), exponent)));
    if (kind == "credit_note"_L1)
        return AccountTable::tr("Credit note of %1")
            .arg(leftToRight(format.money(entry.credited.value_or(entry.amount), exponent)));
    if (kind == "credit_used"_L1)
        return AccountTable::tr("Credit used");
    if (kind == "write_off"_L1)
        return AccountTable::tr("Write-off");
    return AccountTable::tr("Late fee");
}

// By what means money came and with what reference, as a bank statement has it, or why it went back; and when,
// where that was not the day on which it was noted.
static QString wordsFor(const AccountEntry &entry, QDate noted, const TextFormat &format, const Tenant &tenant)
{
    const QTimeZone &zone = tenant.zone;
    QStringList words{wordForMovement(entry, format, tenant.exponent)};
    const auto paidAt = parseTimestamp(entry.paidAt);
    if (const QDate came = paidAt ? dateIn(zone, *paidAt) : noted; came != noted)
        //: Of money, as in: Payment · arrived on 3 Jan 2027 · Bank transfer
        words += AccountTable::tr("arrived on %1").arg(format.fullDay(came));
    if (entry.kind == "credit_note"_L1 && !entry.invoiceNumber.isEmpty())
        words += leftToRight(entry.invoiceNumber);
    for (const QString &text :
         {entry.method, entry.reference, entry.reason}) { // people have written them, long ones, too
        if (!text.isEmpty())
            words += QChar(0x2068) + text + QChar(0x2069); // each reads in its own direction
    }
    return asRead(words.join(u" · "_s));
}

AccountTable::AccountTable(const CustomerAccount &account, const TextFormat &format, const Tenant &tenant,
                           QWidget *parent)
    : CardTable(tr("Movements"),
                {{tr("Date")},
                 //: What moved an account, as in: Payment
                 {tr("Movement"), Cell::Rest},
                 {tr("Amount %1").arg(tenant.currency), Cell::Amount},
                 {tr("Balance %1").arg(tenant.currency), Cell::Amount}},
                parent)
{
    const auto amount = [&](Money money) {
        return new QLabel(leftToRight(format.money(money, tenant.exponent)), this);
    };
    for (auto entry = account.entries.rbegin(); entry != account.entries.rend(); ++entry) {
        const auto at = parseTimestamp(entry->at);
        const QDate noted = at ? dateIn(tenant.zone, *at) : QDate();
        auto *movement = new ElidedLabel(wordsFor(*entry, noted, format, tenant), this);
        movement->setTextFormat(Qt::PlainText); // people have written it
        beginRow();
        put(0, new QLabel(at ? format.fullDay(noted) : QString(), this));
        put(1, movement);
        put(2, amount(entry->amount));
        put(3, amount(entry->balance));
    }
}

} // namespace onhire
