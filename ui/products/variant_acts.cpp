// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/variant_acts.h"

#include "core/services/products/products.h"
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

} // namespace

RecordAct activateVariant(const JsonValue &variant)
{
    return {.work = settingVariant(variant, true),
            .done = canBeOrdered(variant),
            .undo = settingVariant(variant, false),
            .undone = cannotBeOrdered(variant)};
}

RecordAct deactivateVariant(const JsonValue &variant)
{
    const QString stays =
        CatalogueTexts::tr("%1 is still active because open orders use it.").arg(skuOf(variant));
    return {.work = settingVariant(variant, false),
            .done = cannotBeOrdered(variant),
            .undo = settingVariant(variant, true),
            .undone = canBeOrdered(variant),
            .refusal = [stays](const Error &error) {
                return error.code == ErrorCode::VariantInUse
                    ? Wording{stays, CatalogueTexts::tr("Fulfil or cancel those orders first.")}
                    : wordingOf(error);
            }};
}

} // namespace onhire
