// SPDX-License-Identifier: GPL-3.0-or-later
// A product with its variants as they are stored, and how each is shown.
#pragma once

#include "core/base/record_shape.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace onhire {

// What a variant costs a month, for one contract length.
struct PriceRecord
{
    struct Discount
    {
        QString type;
        Decimal value; // percent, or money
        QString description; // null: none
        friend bool operator==(const Discount &, const Discount &) = default;
    };

    int contractLength = 0;
    Money monthly;
    std::optional<Money> setupFee;
    std::optional<Discount> discount;
    QString source, calculatedAt, presetUsed; // null: none
    friend bool operator==(const PriceRecord &, const PriceRecord &) = default;
};

struct VariantRecord
{
    QString id, tenantId, currency;
    QString productId, productSku, productName;
    QString sku, name, grade;
    std::vector<PriceRecord> prices; // by contract length
    bool active = true;
    QString condition, colorName; // null: none
    QByteArray images = "[]"; // JSON
    std::optional<Money> listPrice, acquisitionCost;
    QString createdAt, updatedAt;
};

struct ProductRecord
{
    QString id, tenantId, currency;
    QString sku, name, specification, category, brand;
    bool active = true;
    QString description; // null: none
    QByteArray images = "[]"; // JSON
    QByteArray sync; // JSON: what ties it to a store; empty: none does
    std::vector<VariantRecord> variants; // in the order in which they were made
    QString createdAt, updatedAt;
};

const RecordShape<VariantRecord> &variantShape();
const RecordShape<ProductRecord> &productShape();

QByteArray documentOf(const VariantRecord &variant);
QByteArray documentOf(const ProductRecord &product);

// A product's document without its variants.
QByteArray summaryOf(QByteArrayView document);

} // namespace onhire
