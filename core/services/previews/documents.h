// SPDX-License-Identifier: GPL-3.0-or-later
// Which documents a change to a subscription makes, and which existing ones it leaves outdated.
#pragma once

#include "core/services/previews/outlook.h"

#include <vector>

namespace onhire {

struct ForeseenDocument
{
    enum class Kind { Contract, Invoice, CreditNote };
    enum class Fate {
        Made,
        Outdated, // it stays as it is
    };

    Kind kind = Kind::Contract;
    Fate fate = Fate::Made;
    QDate day; // on which it is made, or was
    QString name = {}; // of a contract's file; empty: it is not known before
    QString purpose = {}; // of the payment that an invoice asks for
    Money total = {}, tax = {}; // of an invoice or credit note; the tax is a part of the total
    QString corrects = {}; // the number of a credit note's invoice; empty: that is only issued with it
};
using ForeseenDocuments = std::vector<ForeseenDocument>;

// What the transaction that is open has put down to be issued: right after it, so numbers are not known yet.
Result<ForeseenDocuments> invoicesToCome(const Context &context);

// The contract that was made last for the order of a subscription, where that goes on with other terms or with
// another device.
Result<ForeseenDocuments> contractsOutdated(const Context &context, const SubscriptionOutlook &now,
                                            const SubscriptionOutlook &after);

QString orderOf(const SubscriptionOutlook &outlook);

} // namespace onhire
