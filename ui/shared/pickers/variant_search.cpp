// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pickers/variant_search.h"

#include "ui/shared/filters/record_search.h"
#include "ui/shared/text/record_values.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct RecordPickerTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::RecordPicker)
};

// The lowest, since the length of the contract is not chosen yet.
QString priceOf(const JsonValue &variant, const TextFormat &format, const Tenant &tenant)
{
    const QList<JsonValue> tiers = variant[u"pricing"].elements();
    if (tiers.isEmpty())
        return {};
    Money least = moneyFrom(tiers.constFirst()[u"monthlyPrice"], tenant.exponent);
    for (const JsonValue &tier : tiers)
        least = std::min(least, moneyFrom(tier[u"monthlyPrice"], tenant.exponent));
    const QString price = format.price(least, tenant.exponent, tenant.currency);
    //: The lowest of several prices
    return tiers.size() > 1 ? RecordPickerTexts::tr("from %1").arg(price) : price;
}

using NoteOf = std::function<QString(const JsonValue &variant, const Tenant &tenant)>;

PickedRecord offerOf(const Context &context, const JsonValue &variant, const NoteOf &noteOf)
{
    const QString sku = variant[u"variantSku"].toString();
    return {sku, variantTitle(variant), sku, noteOf ? noteOf(variant, *context.tenant) : QString()};
}

// By its whole SKU, or by its short code.
Result<std::optional<PickedRecord>> variantOf(const Context &context, const QString &number,
                                              const NoteOf &noteOf)
{
    ONHIRE_ASSIGN(const auto variant, variantWithNumber(context, number));
    if (!variant)
        return std::nullopt;
    if ((*variant)[u"status"].toString() != "active"_L1)
        return Failure(Error{ErrorCode::VariantInactive, number});
    return offerOf(context, *variant, noteOf);
}

// Whoever has typed a whole SKU means that one, and not one that goes on.
Result<QList<PickedRecord>> variantsFor(const Context &context, const QString &text, const NoteOf &noteOf)
{
    ONHIRE_ASSIGN(const QList<JsonValue> variants, variantsLike(context, text, u"active"_s));
    QList<PickedRecord> offered;
    for (const JsonValue &variant : variants)
        offered.append(offerOf(context, variant, noteOf));
    std::ranges::stable_partition(offered, [&](const PickedRecord &variant) {
        return variant.code.compare(text, Qt::CaseInsensitive) == 0;
    });
    return offered;
}

RecordPicker::Source sourceWith(const NoteOf &noteOf)
{
    return {.search = [noteOf](const Context &context,
                               const QString &text) { return variantsFor(context, text, noteOf); },
            .find = [noteOf](const Context &context,
                             const QString &number) { return variantOf(context, number, noteOf); }};
}

} // namespace

RecordPicker::Source variantsToOrder(const Workplace &workplace)
{
    const auto price = [format = workplace.format()](const JsonValue &variant, const Tenant &tenant) {
        return priceOf(variant, format, tenant);
    };
    return sourceWith(price);
}

RecordPicker::Source variantsToOwn()
{
    return sourceWith({});
}

} // namespace onhire
