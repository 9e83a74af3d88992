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

// Whoever has typed a whole SKU means that one, and not one that goes on.
Result<QList<PickedRecord>> variantsFor(const Context &context, const QString &text, const NoteOf &noteOf)
{
    ONHIRE_ASSIGN(const QList<JsonValue> variants, variantsLike(context, text, u"active"_s));
    QList<PickedRecord> offered;
    for (const JsonValue &variant : variants) {
        const QString sku = variant[u"variantSku"].toString();
        offered.append(
            {sku, variantTitle(variant), sku, noteOf ? noteOf(variant, *context.tenant) : QString()});
    }
    std::ranges::stable_partition(offered, [&](const PickedRecord &variant) {
        return variant.code.compare(text, Qt::CaseInsensitive) == 0;
    });
    return offered;
}

} // namespace

RecordPicker::Search variantsToOrder(const Workplace &workplace)
{
    const auto price = [format = workplace.format()](const JsonValue &variant, const Tenant &tenant) {
        return priceOf(variant, format, tenant);
    };
    return [price](const Context &context, const QString &text) { return variantsFor(context, text, price); };
}

RecordPicker::Search variantsToOwn()
{
    return [](const Context &context, const QString &text) { return variantsFor(context, text, {}); };
}

} // namespace onhire
