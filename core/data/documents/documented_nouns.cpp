// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/documents/documented_nouns.h"

#include "core/data/assets/asset_store.h"
#include "core/data/orders/order_store.h"
#include "core/data/subscriptions/subscription_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<std::vector<RowDocument>> orders(Connection &connection, const Scope &scope, const QString &afterId,
                                        Documents which)
{
    ONHIRE_ASSIGN(const auto stored, storedOrders(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const StoredOrder &order : stored)
        documents.push_back({order.record.id, order.document, documentOf(order.record)});
    return documents;
}

} // namespace

std::span<const DocumentedNoun> documentedNouns()
{
    static const DocumentedNoun nouns[] = {
        {"orders"_L1, orders, &sql::orders::give_documents},
        {"assets"_L1, assetDocuments, &sql::assets::give_documents},
        {"subscriptions"_L1, subscriptionDocuments, &sql::subscriptions::give_documents},
    };
    return nouns;
}

} // namespace onhire
