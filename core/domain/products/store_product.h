// SPDX-License-Identifier: GPL-3.0-or-later
// A product as a store's feed lists it, and what ties one of ours to it.
#pragma once

#include "core/domain/products/product_request.h"

namespace onhire {

struct StoreProduct
{
    QString externalId, productSku; // as far as they could be read
    JsonValue body;
    ProductRequest request; // if there is no fault
    std::optional<Error> fault;

    // Under the same rules as POST /v1/products.
    static StoreProduct read(const JsonValue &sent, const Tenant &tenant);

    // What a product that is there already takes over: the fields that the store decides, and variants that it
    // does not have yet.
    Result<ProductRequest> decided(const QStringList &readOnlyFields, const QStringList &knownVariants,
                                   const Tenant &tenant) const;
};

// What stands in `_sync`.
struct StoreTie
{
    QString source, externalId, lastSyncedAt, syncStatus, syncError;
    QStringList readOnlyFields;

    static StoreTie read(const JsonValue &sync);
    QByteArray toJson() const;
    bool saysTheSameAs(const StoreTie &other) const; // whenever it was said
};

} // namespace onhire
