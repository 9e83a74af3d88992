// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of one product with its variants when a request is made: decided here, written by product_save.
#pragma once

#include "core/services/changes/written.h"
#include "core/services/products/product_save.h"

namespace onhire {

// By which a product and its variants are found, where these are not those from before.
QList<SpokenWords> otherWords(const ProductRecord &before, const ProductRecord &after);

class ProductRevision
{
public:
    ProductRevision(const Context &context, const ProductChange &change);

    // Or why it may not be.
    Result<void> check(Connection &connection) const;

    bool isNew() const { return !m_before; }
    const ProductRecord &after() const { return m_after; }
    const QByteArray &document() const { return m_document; }
    // Of the record afterwards.
    std::vector<const VariantRecord *> newVariants() const;
    std::vector<const VariantRecord *> changedVariants() const;
    std::vector<const VariantRecord *> variantsWithOtherPrices() const;
    // By which it and its variants are found, where these are not those from before.
    QList<SpokenWords> otherWords() const;

    SavedProduct saved() const;
    RecordChange change() const;

private:
    void giveVariants();
    void giveVariant(const ProductRequest::Variant &given);
    void settle();
    const VariantRecord *standing(const QString &sku) const;
    bool discontinues() const;
    bool isRenamed() const;
    bool isGiven(const VariantRecord &variant) const;
    bool isChanged(const VariantRecord &variant) const;

    const Context &m_context;
    const std::optional<StoredProduct> &m_before;
    const ProductRequest &m_request;
    const QString m_action, m_now;
    ProductRecord m_after;
    QByteArray m_document;
};

} // namespace onhire
