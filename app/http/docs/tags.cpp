// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/tags.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {

QLatin1StringView meaningOfTag(QLatin1StringView tag)
{
    static const QHash<QLatin1StringView, QLatin1StringView> meanings{
        {"Products"_L1, "Products, their variants and a price for each contract length."_L1},
        {"Customers"_L1,
         "The people and companies that rent. Customers are created with their "
         "first order and identified by their e-mail address."_L1},
        {"Orders"_L1,
         "Requests to rent devices. A confirmed order is fulfilled by subscriptions, one per device."_L1},
        {"Figures"_L1, "What a company earns, what it is owed, and what its products bring in."_L1},
        {"Payments"_L1, "What customers owe and have paid: one payment per period, plus one-off charges."_L1},
        {"Invoices"_L1, "One invoice per payment, numbered without gaps and never changed."_L1},
        {"Billing groups"_L1,
         "Groups of subscriptions of one business customer that are billed "
         "together."_L1},
        {"Assets"_L1, "The devices, each identified by its serial number."_L1},
        {"Subscriptions"_L1,
         "A device rented to a customer under a contract, also called a rental. It ends by return, "
         "buyout, upgrade or cancellation."_L1},
        {"Webhooks"_L1, "Endpoints that receive events, and the status of each delivery."_L1},
        {"Files"_L1,
         "Contracts and uploads. Their content is transferred through signed URLs that work without "
         "an API key until they expire."_L1},
        {"Exports"_L1, "Complete lists as one file, for spreadsheets and other programs."_L1},
        {"Audit log"_L1, "Who changed what and when, in a tamper-evident chain."_L1},
        {"API keys"_L1, "The keys for this API and their permissions."_L1},
        {"Settings"_L1, "The tenant's rules for pricing, billing and ending contracts."_L1},
        {"Sandbox"_L1, "A clock that can be moved forward. Only sandbox tenants have one."_L1},
    };
    return meanings.value(tag);
}

} // namespace onhire
