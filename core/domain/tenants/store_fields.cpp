// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/store_fields.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct StoreField
{
    QLatin1StringView name;
    bool isUsual = true;
};

// What devices cost the tenant is none of the store's business; and whether they are still rented out, is not
// either unless somebody says so.
constexpr StoreField fields[] = {
    {"productSku"_L1}, {"name"_L1},        {"specification"_L1}, {"category"_L1},
    {"brand"_L1},      {"description"_L1}, {"images"_L1},        {"status"_L1, false},
};

constexpr StoreField variantFields[] = {
    {"variants.variantName"_L1},
    {"variants.grade"_L1},
    {"variants.condition"_L1},
    {"variants.colorName"_L1},
    {"variants.images"_L1},
    {"variants.listPrice"_L1},
    {"variants.acquisitionCost"_L1, false},
    {"variants.pricing"_L1},
};

QStringList names(bool onlyUsual)
{
    QStringList all;
    const auto add = [&](const StoreField &field) {
        if (field.isUsual || !onlyUsual)
            all += QString(field.name);
    };
    std::for_each(std::begin(fields), std::end(fields), add);
    std::for_each(std::begin(variantFields), std::end(variantFields), add);
    return all;
}

} // namespace

QStringList storeSources()
{
    return {u"shopify"_s, u"woocommerce"_s, u"store"_s};
}

QStringList storeFieldNames()
{
    return names(false);
}

QByteArray usualStoreFields()
{
    return "[\"" + names(true).join(u"\",\"").toLatin1() + "\"]";
}

} // namespace onhire
