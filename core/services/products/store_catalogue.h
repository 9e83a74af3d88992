// SPDX-License-Identifier: GPL-3.0-or-later
// A store's feed beside the products that we have: which belongs to which, and what has to be written so that
// they agree.
#pragma once

#include "core/domain/products/store_product.h"
#include "core/services/products/product_save.h"
#include "core/services/products/sync_products.h"

#include <span>

namespace onhire {

class StoreCatalogue
{
public:
    static Result<StoreCatalogue> match(const Context &context, const StoreConnection &store,
                                        const QList<JsonValue> &feed);

    Result<void> apply(SyncReport &report);

private:
    struct Item
    {
        StoreProduct product;
        qsizetype stored = -1; // which of ours it is; none: a new one
        ProductRequest request = {}; // what is to be written
        bool differs = true;
    };

    StoreCatalogue(const Context &context, const StoreConnection &store)
        : m_context(context), m_store(store) { }

    void read(const QList<JsonValue> &feed);
    Result<void> load();
    void refuseRepetitions();
    void findOurs();
    void takeWhatIsDecided();
    Result<void> findDifferences();
    Result<void> findDifferencesOf(std::span<Item *const> items);

    Result<void> save(std::span<Item *const> items);
    Result<void> saveTogether(std::span<Item *const> items);
    ProductChange changeOf(const Item &item, const ProductRequest &request,
                           const std::vector<StoredProduct> &locked) const;
    Result<void> noteFaults(SyncReport &report);
    Result<void> noteVanished(SyncReport &report);
    Result<void> retie(const StoreCandidate &product, const StoreTie &tie);
    StoreTie tieOf(const Item &item) const;

    const Context &m_context;
    const StoreConnection &m_store;
    QList<Item> m_items; // in the order of the feed
    QList<StoreCandidate> m_stored;
};

} // namespace onhire
