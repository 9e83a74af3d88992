// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/product_acts.h"

#include "core/services/products/products.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/text_format.h"
#include "ui/shared/text/texts.h"

namespace onhire {
namespace {

RecordWork settingVariant(const JsonValue &variant, bool active)
{
    return [id = variant[u"variantId"].toString(), active](const Context &context) {
        return setVariantStatus(context, id, active);
    };
}

QString skuOf(const JsonValue &variant)
{
    return leftToRight(variant[u"variantSku"].toString());
}

QString canBeOrdered(const JsonValue &variant)
{
    return CatalogueTexts::tr("%1 can be ordered again.").arg(skuOf(variant));
}

QString cannotBeOrdered(const JsonValue &variant)
{
    return CatalogueTexts::tr("%1 can no longer be ordered.").arg(skuOf(variant));
}

// What open orders use has to stay; whoever is refused for that is told what to do.
std::function<Wording(const Error &)> refusalFor(ErrorCode inUse, const QString &stays)
{
    return [inUse, stays](const Error &error) {
        return error.code == inUse ? Wording{stays, CatalogueTexts::tr("Fulfil or cancel those orders first.")}
                                   : wordingOf(error);
    };
}

} // namespace

RecordAct discontinueProduct(const Record &product)
{
    const QString name = valueOf(product)[u"name"].toString();
    return {.work = [id = product.id, version = product.version](const Context &context) -> Result<Record> {
                ONHIRE_ASSIGN(const SavedProduct removed, removeProduct(context, id, version));
                return removed.record;
            },
            .done = CatalogueTexts::tr("%1 is discontinued.").arg(name),
            .refusal = refusalFor(
                ErrorCode::ProductHasActiveOrders,
                CatalogueTexts::tr("%1 is still in the catalogue because open orders use it.").arg(name))};
}

RecordAct reactivateProduct(const Record &product)
{
    const QString name = valueOf(product)[u"name"].toString();
    return {.work = [id = product.id, version = product.version](const Context &context) -> Result<Record> {
                ONHIRE_ASSIGN(const SavedProduct revised,
                              reviseProduct(context, id, ProductRequest::ofStatus(true), version));
                return revised.record;
            },
            .done =
                CatalogueTexts::tr("%1 is back in the catalogue. Activate the variants you want to rent out.")
                    .arg(name)};
}

RecordAct activateVariant(const JsonValue &variant)
{
    return {.work = settingVariant(variant, true),
            .done = canBeOrdered(variant),
            .undo = settingVariant(variant, false),
            .undone = cannotBeOrdered(variant)};
}

RecordAct deactivateVariant(const JsonValue &variant)
{
    return {.work = settingVariant(variant, false),
            .done = cannotBeOrdered(variant),
            .undo = settingVariant(variant, true),
            .undone = canBeOrdered(variant),
            .refusal = refusalFor(
                ErrorCode::VariantInUse,
                CatalogueTexts::tr("%1 is still active because open orders use it.").arg(skuOf(variant)))};
}

} // namespace onhire
