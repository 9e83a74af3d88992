// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/products/price_values.h"

#include "ui/shared/text/number_entry.h"
#include "ui/shared/text/text_format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {

using namespace price_cell;

namespace {

constexpr QLatin1StringView members[] = {"contractLength"_L1, "monthlyPrice"_L1, "setupFee"_L1, "discount"_L1};

struct PriceEditorTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::PriceEditor)
};

QString discountText(const JsonValue &discount, const QLocale &locale)
{
    const QString number = numberText(discount[u"value"], locale);
    if (discount[u"type"].toString() != u"percentage")
        return number;
    //: A discount in percent
    return PriceEditorTexts::tr("%1 %").arg(number);
}

// "10 %" and "10%" are percents, "5" and "5.00" an amount that comes off the monthly price.
JsonValue discountFrom(QString text, const JsonValue &before, const QLocale &locale)
{
    if (text.isEmpty())
        return {};
    if (text == discountText(before, locale))
        return before;
    const QString percent = QString(locale.percent()).remove(QChar(0x200e)).remove(QChar(0x061c));
    const bool isPercentage = text.contains(u'%') || text.contains(percent) || text.contains(QChar(0x066a));
    text.remove(u'%').remove(percent).remove(QChar(0x066a));
    const JsonValue value = numberFrom(text, locale);
    QList<JsonValue::Member> discount{
        {u"type"_s, JsonValue::string(isPercentage ? u"percentage"_s : u"fixed"_s)},
        {u"value"_s, value.isNull() ? JsonValue::string(text) : value}};
    if (before.has(u"description"))
        discount.append({u"description"_s, before[u"description"]});
    return JsonValue::object(discount);
}

QString plainNumber(const JsonValue &number)
{
    return number.isNumber() ? QString::fromLatin1(number.digits()) : number.toString();
}

} // namespace

QLatin1StringView memberOf(price_cell::Cell cell)
{
    return members[cell];
}

QStringList textsOf(const JsonValue &tier, const QLocale &locale)
{
    return {numberText(tier[u"contractLength"], locale), numberText(tier[u"monthlyPrice"], locale),
            numberText(tier[u"setupFee"], locale), discountText(tier[u"discount"], locale)};
}

// What is not shown stays, except that a price set by hand is no longer a suggested one.
JsonValue tierFrom(const QStringList &texts, const JsonValue &before, const QLocale &locale)
{
    const JsonValue read[] = {numberFrom(texts[Months], locale), numberFrom(texts[Monthly], locale),
                              numberFrom(texts[SetupFee], locale),
                              discountFrom(texts[Discount].trimmed(), before[u"discount"], locale)};
    QList<JsonValue::Member> tier;
    for (int cell = 0; cell < Count; ++cell) {
        if (!read[cell].isNull())
            tier.append({members[cell], read[cell]});
    }
    const bool samePrice = plainNumber(read[Monthly]) == plainNumber(before[u"monthlyPrice"]);
    if (!samePrice) {
        tier.append({u"source"_s, JsonValue::string(u"manual"_s)});
        return JsonValue::object(tier);
    }
    for (const QString &kept : {u"source"_s, u"calculatedAt"_s, u"presetUsed"_s}) {
        if (before.has(kept))
            tier.append({kept, before[kept]});
    }
    return JsonValue::object(tier);
}

QString pricesInWords(const JsonValue &pricing, const QLocale &locale)
{
    QStringList tiers;
    for (const JsonValue &tier : pricing.elements())
        //: A price list in short: months, then the monthly price
        tiers += PriceEditorTexts::tr("%Ln months: %1", nullptr,
                                      int(tier[u"contractLength"].toInteger().value_or(0)))
                     .arg(leftToRight(numberText(tier[u"monthlyPrice"], locale)));
    return tiers.join(u'\n');
}

} // namespace onhire
