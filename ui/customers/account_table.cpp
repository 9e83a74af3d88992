// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/customers/account_table.h"

#include "core/base/calendar.h"
#include "ui/shared/controls/controls.h"

using namespace Qt::StringLiterals;

namespace onhire {

static QString wordForMovement(const QString &kind)
{
    if (kind == "charge"_L1)
        //: Of an account: something was charged
        return AccountTable::tr("Charge");
    if (kind == "payment"_L1)
        return AccountTable::tr("Payment");
    if (kind == "refund"_L1)
        return AccountTable::tr("Refund");
    if (kind == "credit_note"_L1)
        return AccountTable::tr("Credit note");
    if (kind == "credit_used"_L1)
        return AccountTable::tr("Credit used");
    if (kind == "write_off"_L1)
        return AccountTable::tr("Write-off");
    return AccountTable::tr("Late fee");
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
        beginRow();
        put(0, new QLabel(at ? format.fullDay(dateIn(tenant.zone, *at)) : QString(), this));
        put(1, new QLabel(wordForMovement(entry->kind), this));
        put(2, amount(entry->amount));
        put(3, amount(entry->balance));
    }
}

} // namespace onhire
