// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/documents/documented_nouns.h"

#include "core/data/assets/asset_store.h"
#include "core/data/billing_groups/billing_group_store.h"
#include "core/data/orders/order_store.h"
#include "core/data/payments/past_receipts.h"
#include "core/data/payments/payment_store.h"
#include "core/data/products/product_store.h"
#include "core/data/subscriptions/subscription_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A row that is stored with its record, or is its record.
const auto &recordOf(const auto &stored)
{
    if constexpr (requires { stored.record; })
        return stored.record;
    else
        return stored;
}

template <auto Read>
Result<std::vector<RowDocument>> documents(Connection &connection, const Scope &scope, const QString &afterId,
                                           Documents which)
{
    ONHIRE_ASSIGN(const auto stored, Read(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const auto &row : stored)
        documents.push_back({recordOf(row).id, row.document, documentOf(recordOf(row))});
    return documents;
}

} // namespace

std::span<const DocumentedNoun> documentedNouns()
{
    static const DocumentedNoun nouns[] = {
        {"orders"_L1, documents<storedOrders>, &sql::orders::give_documents},
        {"assets"_L1, assetDocuments, &sql::assets::give_documents},
        {"subscriptions"_L1, subscriptionDocuments, &sql::subscriptions::give_documents},
        {"payments"_L1, documents<storedPayments>, &sql::payments::give_documents, giveReceipts},
        {"billing_groups"_L1, documents<storedGroups>, &sql::billing_groups::give_documents},
        {"products"_L1, documents<storedProducts>, &sql::products::give_documents},
        {"variants"_L1, documents<storedVariants>, &sql::variants::give_documents},
    };
    return nouns;
}

} // namespace onhire
