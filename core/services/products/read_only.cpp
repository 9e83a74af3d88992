// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/read_only.h"

#include "core/base/json_reader.h"
#include "core/domain/products/store_product.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// They hold as long as there is a store; who parts with it gets the products back.
QStringList readOnlyFieldsOf(const Context &context, const ProductRecord &product)
{
    if (product.sync.isEmpty() || !context.tenant->settings.isSet("store.feedUrl"_L1))
        return {};
    return StoreTie::read(readJson(product.sync).value_or(JsonValue())).readOnlyFields;
}

void refuse(const QString &path, QList<Fault> &faults)
{
    faults.append({path, Fault::Kind::Custom, u"The store manages this field."_s});
}

// grade of variants.grade
QString memberOf(const QString &field)
{
    return field.section(u'.', 1);
}

Result<void> refusal(const ProductRecord &product, const QList<Fault> &faults)
{
    if (faults.isEmpty())
        return {};
    return Failure(Error{ErrorCode::FieldReadOnly, product.sku, faults});
}

const VariantRecord *variantOf(const ProductRecord &product, const QString &sku)
{
    const auto found = std::ranges::find(product.variants, sku, &VariantRecord::sku);
    return found == product.variants.end() ? nullptr : &*found;
}

} // namespace

Result<void> checkReadOnly(const Context &context, const ProductRecord &before, const ProductRecord &after,
                           const ProductRequest &request)
{
    const QStringList decided = readOnlyFieldsOf(context, before);
    if (decided.isEmpty())
        return {};
    QList<Fault> faults;
    for (const QString &field : differencesOf(before, after)) {
        if (decided.contains(field))
            refuse(field, faults);
    }
    for (qsizetype i = 0; i < request.variants.size(); ++i) {
        const VariantRecord *known = variantOf(before, request.variants[i].sku);
        if (!known)
            continue; // a new one is nobody's yet
        for (const QString &field : differencesOf(*known, *variantOf(after, known->sku))) {
            if (decided.contains(field))
                refuse(u"variants.%1.%2"_s.arg(i).arg(memberOf(field)), faults);
        }
    }
    return refusal(before, faults);
}

Result<void> checkReadOnly(const Context &context, const ProductRecord &product, const VariantRecord &before,
                           const VariantRecord &after)
{
    const QStringList decided = readOnlyFieldsOf(context, product);
    QList<Fault> faults;
    for (const QString &field : differencesOf(before, after)) {
        if (decided.contains(field))
            refuse(memberOf(field), faults);
    }
    return refusal(product, faults);
}

} // namespace onhire
