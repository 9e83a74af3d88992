// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_save.h"

#include "core/services/moment.h"
#include "core/services/products/product_revision.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Revisions = std::vector<ProductRevision>;

// The rows of all of them, by what has to be done with each.
struct ChangedRows
{
    std::vector<ProductRow> newProducts, changedProducts;
    std::vector<VariantRow> newVariants, changedVariants;
    std::vector<const VariantRecord *> prices;
    QList<SpokenWords> words;

    explicit ChangedRows(const Revisions &revisions)
    {
        for (const ProductRevision &revision : revisions)
            add(revision);
    }

    void add(const ProductRevision &revision)
    {
        (revision.isNew() ? newProducts : changedProducts).push_back({&revision.after(), revision.document()});
        for (const VariantRecord *variant : revision.newVariants())
            newVariants.push_back({variant, documentOf(*variant)});
        for (const VariantRecord *variant : revision.changedVariants())
            changedVariants.push_back({variant, documentOf(*variant)});
        for (const VariantRecord *variant : revision.variantsWithOtherPrices())
            prices.push_back(variant);
        words += revision.otherWords();
    }
};

// A new variant that was not added has a SKU that belongs to another product.
Result<void> addVariants(Connection &connection, const Scope &scope, const std::vector<VariantRow> &variants)
{
    ONHIRE_ASSIGN(const QStringList added, insertVariants(connection, scope, variants));
    if (added.size() == qsizetype(variants.size()))
        return {};
    for (const VariantRow &variant : variants) {
        if (!added.contains(variant.record->id))
            return Failure(Error{ErrorCode::DuplicateSku, variant.record->sku});
    }
    return {};
}

Result<void> write(Connection &connection, const Scope &scope, const ChangedRows &rows)
{
    auto updated = updateProducts(connection, scope, rows.changedProducts);
    if (!updated && updated.error().code == ErrorCode::DuplicateSku)
        updated.error().subject = rows.changedProducts.front().record->sku; // of one: others keep theirs
    ONHIRE_TRY(updated);
    ONHIRE_ASSIGN(const QStringList added, insertProducts(connection, scope, rows.newProducts));
    if (added.size() < qsizetype(rows.newProducts.size()))
        return Failure(Error::unavailable(u"a product with this SKU is being made at this moment"_s));
    ONHIRE_TRY(updateVariants(connection, scope, rows.changedVariants));
    ONHIRE_TRY(addVariants(connection, scope, rows.newVariants));
    ONHIRE_TRY(replacePrices(connection, scope, rows.prices));
    return replaceWords(connection, scope, rows.words);
}

} // namespace

Result<QList<SavedProduct>> saveProducts(Connection &connection, const Context &context,
                                         const QList<ProductChange> &changes)
{
    const StillContext still(context);
    Revisions revisions;
    revisions.reserve(size_t(changes.size()));
    for (const ProductChange &change : changes) {
        revisions.emplace_back(still, change);
        ONHIRE_TRY(revisions.back().check(connection));
    }
    ONHIRE_TRY(write(connection, context.scope(), ChangedRows(revisions)));
    QList<SavedProduct> saved;
    QList<RecordChange> written;
    for (const ProductRevision &revision : revisions) {
        saved += revision.saved();
        written += revision.change();
    }
    ONHIRE_TRY(writeChanges(connection, still, written));
    return saved;
}

Result<SavedProduct> saveProduct(Connection &connection, const Context &context, const ProductChange &change)
{
    ONHIRE_ASSIGN(const QList<SavedProduct> saved, saveProducts(connection, context, {change}));
    return saved.constFirst();
}

} // namespace onhire
