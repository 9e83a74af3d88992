// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/tags.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {

QLatin1StringView meaningOfTag(QLatin1StringView tag)
{
    static const QHash<QLatin1StringView, QLatin1StringView> meanings{
        {"Products"_L1,
         "What can be rented: products, their variants, and a price for each length of contract."_L1},
        {"Customers"_L1, "Who rents. Customers arise from orders and are known by their e-mail address."_L1},
        {"Orders"_L1,
         "What somebody wants to rent. A confirmed order is fulfilled by subscriptions, one a device."_L1},
        {"Payments"_L1,
         "What customers owe and have paid: one payment for each period, and what is charged once."_L1},
        {"Invoices"_L1,
         "What was charged, on paper: one for each payment, numbered without a gap, never changed."_L1},
        {"Billing groups"_L1, "Several subscriptions of a business customer that are charged together."_L1},
        {"Assets"_L1, "The devices themselves, each known by its serial number."_L1},
        {"Subscriptions"_L1,
         "A device that is out with a customer on a contract, also called a rental: from its beginning to its "
         "end by "
         "return, buyout, upgrade or cancellation."_L1},
        {"Webhooks"_L1, "Who is told of events, and what became of each delivery."_L1},
        {"Files"_L1,
         "Contracts and uploads, moved through signed addresses that work without a key for a while."_L1},
        {"Exports"_L1, "Long lists as one file, for a spreadsheet or another program."_L1},
        {"Audit log"_L1, "Who changed what and when, in a chain that shows tampering."_L1},
        {"API keys"_L1, "The keys to this API, and what each may do."_L1},
        {"Settings"_L1, "The rules by which the tenant prices, bills and ends contracts."_L1},
        {"Sandbox"_L1,
         "A clock that can be moved forward, for tenants that were made as a sandbox; others refuse."_L1},
    };
    return meanings.value(tag);
}

} // namespace onhire
