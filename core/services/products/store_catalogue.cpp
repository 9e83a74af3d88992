// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/store_catalogue.h"

#include "core/data/db/transaction.h"
#include "core/services/products/product_save.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Synced = "synced"_L1;
constexpr auto Failing = "error"_L1;
constexpr auto Vanished = "The store's feed no longer lists this product."_L1;

// A transaction, or a look at the database: large enough to be fast, small enough that others do not wait.
constexpr size_t AtOnce = 50;

template <typename Work>
Result<void> inPieces(const auto &items, Work work)
{
    const std::span all(items);
    for (size_t first = 0; first < all.size(); first += AtOnce)
        ONHIRE_TRY(work(all.subspan(first, std::min(AtOnce, all.size() - first))));
    return {};
}

// How often each of them is named.
template <typename Name>
QHash<QString, int> countsOf(const auto &items, Name name)
{
    QHash<QString, int> counts;
    for (const auto &item : items)
        ++counts[name(item)];
    return counts;
}

// Whether a request would change anything about a product or its variants.
bool isChangedBy(const ProductRecord &product, const ProductRequest &request)
{
    ProductRecord after = product;
    request.changes.applyTo(after);
    if (!differencesOf(product, after).isEmpty())
        return true;
    return std::ranges::any_of(request.variants, [&](const ProductRequest::Variant &given) {
        const auto known = std::ranges::find(product.variants, given.sku, &VariantRecord::sku);
        if (known == product.variants.end())
            return true;
        VariantRecord changed = *known;
        given.changes.applyTo(changed);
        return !differencesOf(*known, changed).isEmpty();
    });
}

} // namespace

Result<StoreCatalogue> StoreCatalogue::match(const Context &context, const StoreConnection &store,
                                             const QList<JsonValue> &feed)
{
    StoreCatalogue catalogue(context, store);
    catalogue.read(feed);
    ONHIRE_TRY(catalogue.load());
    catalogue.refuseRepetitions();
    catalogue.findOurs();
    catalogue.takeWhatIsDecided();
    ONHIRE_TRY(catalogue.findDifferences());
    return catalogue;
}

void StoreCatalogue::read(const QList<JsonValue> &feed)
{
    for (const JsonValue &product : feed)
        m_items.append({StoreProduct::read(product, *m_context.tenant)});
}

Result<void> StoreCatalogue::load()
{
    QStringList skus;
    for (const Item &item : std::as_const(m_items))
        skus += item.product.productSku;
    ONHIRE_ASSIGN(m_stored, productsOfStore(m_context.database.connection(), m_context.scope(), skus));
    return {};
}

// Which of two entries holds is not for us to guess: neither does.
void StoreCatalogue::refuseRepetitions()
{
    const auto ids = countsOf(m_items, [](const Item &item) { return item.product.externalId; });
    const auto skus = countsOf(m_items, [](const Item &item) { return item.product.productSku; });
    for (Item &item : m_items) {
        StoreProduct &product = item.product;
        const auto refuse = [&product](QLatin1StringView member) {
            product.fault = Error::invalid(QString(member), Fault::Kind::Custom,
                                           u"The feed lists several products with this value."_s);
        };
        if (!product.fault && ids[product.externalId] > 1)
            refuse("externalId"_L1);
        if (!product.fault && skus[product.productSku] > 1)
            refuse("productSku"_L1);
    }
}

// By the store's own id, which stays when a SKU changes; else by the SKU, unless that product is another one of
// the feed.
void StoreCatalogue::findOurs()
{
    QHash<QString, qsizetype> byId, bySku;
    QSet<QString> listed;
    for (const Item &item : std::as_const(m_items))
        listed += item.product.externalId;
    for (qsizetype i = 0; i < m_stored.size(); ++i) {
        const StoreTie tie = StoreTie::read(m_stored[i].sync);
        const QString id = tie.source == m_store.source ? tie.externalId : QString();
        if (!id.isEmpty())
            byId.insert(id, i);
        if (id.isEmpty() || !listed.contains(id))
            bySku.insert(m_stored[i].sku, i);
    }
    for (Item &item : m_items)
        item.stored = byId.value(item.product.externalId, bySku.value(item.product.productSku, -1));
}

void StoreCatalogue::takeWhatIsDecided()
{
    for (Item &item : m_items) {
        item.request = item.product.request;
        if (item.product.fault || item.stored < 0)
            continue;
        auto decided =
            item.product.decided(m_store.readOnlyFields, m_stored[item.stored].variantSkus, *m_context.tenant);
        if (decided)
            item.request = std::move(*decided);
        else
            item.product.fault = decided.error();
    }
}

Result<void> StoreCatalogue::findDifferences()
{
    std::vector<Item *> known;
    for (Item &item : m_items) {
        if (!item.product.fault && item.stored >= 0)
            known.push_back(&item);
    }
    return inPieces(known, [this](std::span<Item *const> some) { return findDifferencesOf(some); });
}

Result<void> StoreCatalogue::findDifferencesOf(std::span<Item *const> items)
{
    QStringList ids;
    for (const Item *item : items)
        ids += m_stored[item->stored].id;
    ONHIRE_ASSIGN(const auto products, peekProducts(m_context.database.connection(), m_context.scope(), ids));
    for (Item *item : items) {
        const StoreCandidate &stored = m_stored[item->stored];
        const auto product =
            std::ranges::find(products, stored.id, [](const StoredProduct &known) { return known.record.id; });
        item->differs = product == products.end() || isChangedBy(product->record, item->request)
            || !tieOf(*item).saysTheSameAs(StoreTie::read(stored.sync));
    }
    return {};
}

// What is there is changed before anything is added, so that a SKU is free which the store has given to another
// product.
Result<void> StoreCatalogue::apply(SyncReport &report)
{
    std::vector<Item *> known, added;
    for (Item &item : m_items) {
        if (!item.product.fault && item.differs)
            (item.stored < 0 ? added : known).push_back(&item);
    }
    const auto write = [this](std::span<Item *const> some) { return save(some); };
    ONHIRE_TRY(inPieces(known, write));
    ONHIRE_TRY(inPieces(added, write));
    for (const Item &item : std::as_const(m_items)) {
        if (!item.product.fault)
            ++(item.stored < 0 ? report.created : item.differs ? report.updated : report.unchanged);
    }
    ONHIRE_TRY(noteFaults(report));
    return noteVanished(report);
}

// All of them in one transaction. Where one is refused, they are tried again one by one, so that only that one
// stays as it was.
Result<void> StoreCatalogue::save(std::span<Item *const> items)
{
    const auto saved = saveTogether(items);
    if (saved || infoOf(saved.error().code).httpStatus >= 500)
        return saved;
    if (items.size() == 1) {
        items.front()->product.fault = saved.error();
        return {};
    }
    for (size_t i = 0; i < items.size(); ++i)
        ONHIRE_TRY(save(items.subspan(i, 1)));
    return {};
}

Result<void> StoreCatalogue::saveTogether(std::span<Item *const> items)
{
    std::vector<ProductRequest> requests;
    QStringList ids;
    for (const Item *item : items) {
        requests.push_back(item->request);
        requests.back().changes.sync = tieOf(*item).toJson();
        if (item->stored >= 0)
            ids += m_stored[item->stored].id;
    }
    return inTransaction(m_context.database, m_context.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_ASSIGN(const auto products, lockProducts(connection, m_context.scope(), ids));
        QList<ProductChange> changes;
        for (size_t i = 0; i < items.size(); ++i)
            changes += changeOf(*items[i], requests[i], products);
        ONHIRE_TRY(saveProducts(connection, m_context, changes));
        return {};
    });
}

ProductChange StoreCatalogue::changeOf(const Item &item, const ProductRequest &request,
                                       const std::vector<StoredProduct> &locked) const
{
    ProductChange change{{}, &request, u"product.sync"_s};
    if (item.stored >= 0)
        change.product = *std::ranges::find(locked, m_stored[item.stored].id,
                                            [](const StoredProduct &product) { return product.record.id; });
    return change;
}

StoreTie StoreCatalogue::tieOf(const Item &item) const
{
    return {m_store.source,        item.product.externalId, toTimestamp(m_context.now()), Synced, {},
            m_store.readOnlyFields};
}

Result<void> StoreCatalogue::noteFaults(SyncReport &report)
{
    QSet<qsizetype> noted;
    for (const Item &item : std::as_const(m_items)) {
        if (!item.product.fault)
            continue;
        report.failed.append({item.product.productSku, item.product.externalId, *item.product.fault});
        if (item.stored < 0 || noted.contains(item.stored))
            continue;
        noted += item.stored;
        StoreTie tie = StoreTie::read(m_stored[item.stored].sync);
        if (tie.source != m_store.source)
            tie = {m_store.source, item.product.externalId, {}, {}, {}, {}};
        tie.syncStatus = Failing;
        tie.syncError = sentenceOf(*item.product.fault);
        ONHIRE_TRY(retie(m_stored[item.stored], tie));
    }
    return {};
}

// Whether devices are still rented out is not decided by a feed that has left them out, perhaps by mistake. But
// nobody else decides about them any more.
Result<void> StoreCatalogue::noteVanished(SyncReport &report)
{
    QSet<qsizetype> listed;
    for (const Item &item : std::as_const(m_items))
        listed += item.stored;
    for (qsizetype i = 0; i < m_stored.size(); ++i) {
        StoreTie tie = StoreTie::read(m_stored[i].sync);
        if (listed.contains(i) || tie.source.isEmpty())
            continue;
        report.vanished += m_stored[i].sku;
        tie.syncStatus = Failing;
        tie.syncError = Vanished;
        tie.readOnlyFields.clear();
        ONHIRE_TRY(retie(m_stored[i], tie));
    }
    return {};
}

// Changes what a product says of the store, and nothing else of it.
Result<void> StoreCatalogue::retie(const StoreCandidate &stored, const StoreTie &tie)
{
    if (tie.saysTheSameAs(StoreTie::read(stored.sync)))
        return {};
    ProductRequest request;
    request.changes.sync = tie.toJson();
    return inTransaction(m_context.database, m_context.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_ASSIGN(auto product, lockProduct(connection, m_context.scope(), stored.id));
        ONHIRE_TRY(saveProduct(connection, m_context, {std::move(product), &request, u"product.sync"_s}));
        return {};
    });
}

} // namespace onhire
