// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/documents/documented_nouns.h"

#include "core/data/assets/asset_store.h"
#include "core/data/billing_groups/billing_group_store.h"
#include "core/data/orders/order_store.h"
#include "core/data/payments/payment_store.h"
#include "core/data/products/product_store.h"
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

Result<std::vector<RowDocument>> payments(Connection &connection, const Scope &scope, const QString &afterId,
                                          Documents which)
{
    ONHIRE_ASSIGN(const auto stored, storedPayments(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const StoredPayment &payment : stored)
        documents.push_back({payment.record.id, payment.document, documentOf(payment.record)});
    return documents;
}

Result<std::vector<RowDocument>> billingGroups(Connection &connection, const Scope &scope,
                                               const QString &afterId, Documents which)
{
    ONHIRE_ASSIGN(const auto stored, storedGroups(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const StoredGroup &group : stored)
        documents.push_back({group.id, group.document, documentOf(group)});
    return documents;
}

Result<std::vector<RowDocument>> products(Connection &connection, const Scope &scope, const QString &afterId,
                                          Documents which)
{
    ONHIRE_ASSIGN(const auto stored, storedProducts(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const StoredProduct &product : stored)
        documents.push_back({product.record.id, product.document, documentOf(product.record)});
    return documents;
}

Result<std::vector<RowDocument>> variants(Connection &connection, const Scope &scope, const QString &afterId,
                                          Documents which)
{
    ONHIRE_ASSIGN(const auto stored, storedVariants(connection, scope, afterId, which));
    std::vector<RowDocument> documents;
    for (const StoredVariant &variant : stored)
        documents.push_back({variant.record.id, variant.document, documentOf(variant.record)});
    return documents;
}

} // namespace

std::span<const DocumentedNoun> documentedNouns()
{
    static const DocumentedNoun nouns[] = {
        {"orders"_L1, orders, &sql::orders::give_documents},
        {"assets"_L1, assetDocuments, &sql::assets::give_documents},
        {"subscriptions"_L1, subscriptionDocuments, &sql::subscriptions::give_documents},
        {"payments"_L1, payments, &sql::payments::give_documents},
        {"billing_groups"_L1, billingGroups, &sql::billing_groups::give_documents},
        {"products"_L1, products, &sql::products::give_documents},
        {"variants"_L1, variants, &sql::variants::give_documents},
    };
    return nouns;
}

} // namespace onhire
