// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/product_revision.h"

#include "core/base/id.h"
#include "core/domain/products/offering.h"
#include "core/domain/search.h"
#include "core/services/products/read_only.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QStringList textsOf(const ProductRecord &product)
{
    return {product.sku, product.name, product.category, product.brand};
}

QStringList textsOf(const VariantRecord &variant)
{
    return {variant.sku, variant.name, variant.colorName};
}

// A product is found by what any of its variants is called, a variant by what its product is.
QList<SpokenWords> wordsOf(const ProductRecord &product)
{
    QStringList all = textsOf(product);
    QList<SpokenWords> words;
    for (const VariantRecord &variant : product.variants) {
        const QStringList own = textsOf(variant);
        words.append({SpokenWords::Variant, variant.id, searchWords(textsOf(product) + own)});
        all += own;
    }
    words.append({SpokenWords::Product, product.id, searchWords(all)});
    return words;
}

ProductRecord newProduct(const Context &context, const QString &now)
{
    return {.id = newId(IdKind::Product, context.now()),
            .tenantId = context.tenant->id,
            .currency = context.tenant->currency,
            .variants = {},
            .createdAt = now};
}

} // namespace

QList<SpokenWords> otherWords(const ProductRecord &before, const ProductRecord &after)
{
    QList<SpokenWords> words = wordsOf(after);
    words.removeIf([known = wordsOf(before)](const SpokenWords &each) { return known.contains(each); });
    return words;
}

ProductRevision::ProductRevision(const Context &context, const ProductChange &change)
    : m_context(context), m_before(change.product), m_request(*change.request), m_action(change.action),
      m_now(toTimestamp(context.now())),
      m_after(change.product ? change.product->record : newProduct(context, m_now))
{
    m_request.changes.applyTo(m_after);
    giveVariants();
    settle();
    m_document = documentOf(m_after);
}

Result<void> ProductRevision::check(Connection &connection) const
{
    if (m_before && !m_request.changes.sync)
        ONHIRE_TRY(checkReadOnly(m_context, m_before->record, m_after, m_request));
    if (discontinues()) {
        QStringList ids;
        for (const VariantRecord &variant : m_before->record.variants)
            ids += variant.id;
        ONHIRE_ASSIGN(const bool inUse, areInUse(connection, m_context.scope(), ids));
        if (const auto refusal = refusalToDiscontinue(inUse))
            return Failure(Error{*refusal, m_after.id});
    }
    QString incomplete; // the first that is new and lacks something
    QList<Fault> missing;
    for (const ProductRequest::Variant &variant : m_request.variants) {
        if (standing(variant.sku) || variant.missing.isEmpty())
            continue;
        missing += variant.missing;
        if (incomplete.isEmpty())
            incomplete = variant.sku;
    }
    if (!missing.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, incomplete, missing});
    return {};
}

void ProductRevision::giveVariants()
{
    for (const ProductRequest::Variant &given : m_request.variants)
        giveVariant(given);
    std::ranges::sort(m_after.variants, [](const VariantRecord &a, const VariantRecord &b) {
        return std::pair(a.createdAt, a.id) < std::pair(b.createdAt, b.id);
    });
}

void ProductRevision::giveVariant(const ProductRequest::Variant &given)
{
    auto variant = std::ranges::find(m_after.variants, given.sku, &VariantRecord::sku);
    if (variant == m_after.variants.end()) {
        m_after.variants.push_back({.id = newId(IdKind::Variant, m_context.now()),
                                    .tenantId = m_after.tenantId,
                                    .currency = m_after.currency,
                                    .productId = m_after.id,
                                    .sku = given.sku,
                                    .grade = given.usualGrade,
                                    .prices = {},
                                    .active = canHaveActiveVariants(m_after.active),
                                    .createdAt = m_now});
        variant = std::prev(m_after.variants.end());
    }
    given.changes.applyTo(*variant);
}

// What follows from the rest: variants show their product's name and SKU, and a discontinued product has no
// active ones.
void ProductRevision::settle()
{
    m_after.updatedAt = m_now;
    for (VariantRecord &variant : m_after.variants) {
        variant.productSku = m_after.sku;
        variant.productName = m_after.name;
        if (!canHaveActiveVariants(m_after.active))
            variant.active = false;
        if (isChanged(variant))
            variant.updatedAt = m_now;
    }
}

const VariantRecord *ProductRevision::standing(const QString &sku) const
{
    if (!m_before)
        return nullptr;
    const auto &variants = m_before->record.variants;
    const auto found = std::ranges::find(variants, sku, &VariantRecord::sku);
    return found == variants.end() ? nullptr : &*found;
}

bool ProductRevision::discontinues() const
{
    return m_before && m_before->record.active && !m_after.active;
}

bool ProductRevision::isRenamed() const
{
    return m_before && (m_before->record.name != m_after.name || m_before->record.sku != m_after.sku);
}

bool ProductRevision::isGiven(const VariantRecord &variant) const
{
    return std::ranges::any_of(m_request.variants,
                               [&](const ProductRequest::Variant &given) { return given.sku == variant.sku; });
}

bool ProductRevision::isChanged(const VariantRecord &variant) const
{
    const VariantRecord *before = standing(variant.sku);
    return !before || isRenamed() || before->active != variant.active || isGiven(variant);
}

std::vector<const VariantRecord *> ProductRevision::newVariants() const
{
    std::vector<const VariantRecord *> variants;
    for (const VariantRecord &variant : m_after.variants) {
        if (!standing(variant.sku))
            variants.push_back(&variant);
    }
    return variants;
}

std::vector<const VariantRecord *> ProductRevision::changedVariants() const
{
    std::vector<const VariantRecord *> variants;
    for (const VariantRecord &variant : m_after.variants) {
        if (standing(variant.sku) && isChanged(variant))
            variants.push_back(&variant);
    }
    return variants;
}

std::vector<const VariantRecord *> ProductRevision::variantsWithOtherPrices() const
{
    std::vector<const VariantRecord *> variants;
    for (const VariantRecord &variant : m_after.variants) {
        const VariantRecord *before = standing(variant.sku);
        if (!before || before->prices != variant.prices)
            variants.push_back(&variant);
    }
    return variants;
}

QList<SpokenWords> ProductRevision::otherWords() const
{
    return m_before ? onhire::otherWords(m_before->record, m_after) : wordsOf(m_after);
}

SavedProduct ProductRevision::saved() const
{
    SavedProduct saved{{m_after.id, m_document, isNew() ? 1 : m_before->version + 1, isNew()}, m_after.sku, {}};
    for (const ProductRequest::Variant &variant : m_request.variants)
        saved.variants.append({variant.sku, !standing(variant.sku)});
    return saved;
}

RecordChange ProductRevision::change() const
{
    return {.noun = "product"_L1,
            .recordId = m_after.id,
            .ids = idMembers({{"productId"_L1, m_after.id}}),
            .before = isNew() ? QByteArray() : m_before->document,
            .after = m_document,
            .action = m_action,
            .events = {isNew()                               ? u"product.created"_s
                           : m_action == "product.delete"_L1 ? u"product.deleted"_s
                                                             : u"product.updated"_s}};
}

} // namespace onhire
