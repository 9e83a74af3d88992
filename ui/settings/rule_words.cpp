// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/rule_words.h"
#include "ui/shared/text/texts.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Label
{
    QLatin1StringView key;
    const char *text;
};

constexpr Label labels[] = {
    {"contractLengths"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Contract lengths")},
    {"defaultContractLength"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Default contract length")},
    {"orders.autoConfirm"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Confirm orders automatically")},
    {"orders.duplicateMinutes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Duplicate order window")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax rate")},
    {"tax.inclusive"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Prices include tax")},
    {"billing.start"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Billing starts")},
    {"billing.horizonDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Create payments ahead")},
    {"billing.termsDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payment terms")},
    {"billing.retries"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Retries for failed payments")},
    {"billing.lateFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Late payment fee")},
    {"billing.lateAfterDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Late payment fee after")},
    {"seller.address"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Address on invoices")},
    {"seller.vatNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "VAT number")},
    {"seller.taxNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax number")},
    {"seller.registerNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Company register number")},
    {"seller.iban"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "IBAN")},
    {"seller.bic"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "BIC")},
    {"seller.logoFileId"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Logo (ID of an image file)")},
    {"invoice.terms"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Terms on invoices")},
    {"invoice.language"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Language of invoices and contracts")},
    {"buyout.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Buyout price")},
    {"buyout.residualPercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Residual value")},
    {"buyout.residualMinimum"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Minimum residual value")},
    {"buyout.listPricePercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Share of the list price")},
    {"buyout.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat buyout fee")},
    {"earlyReturn.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Early return charge")},
    {"earlyReturn.feePercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Share of the remaining contract")},
    {"earlyReturn.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat early return fee")},
    {"earlyReturn.graceDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Free early return period")},
    {"upgrade.credit"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Upgrade credit")},
    {"contractEnd"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "When a contract ends")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Largest file")},
    {"scanner.prefix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Scanner prefix")},
    {"scanner.suffix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Scanner suffix")},
    {"store.feedUrl"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store feed address")},
    {"store.source"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store platform")},
    {"store.token"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store access token")},
    {"store.readOnlyFields"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Product fields managed by the store")},
    // values
    {"en"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "English")},
    {"de"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "German")},
    {"ar"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Arabic")},
    {"shopify"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Shopify")},
    {"woocommerce"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "WooCommerce")},
    {"store"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "other")},
    {"immediate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "immediately")},
    {"first_of_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "on the first of the next month")},
    {"same_day_next_month"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "one month later")},
    {"remaining_plus_residual"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "remaining months and residual value")},
    {"remaining"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "remaining months")},
    {"list_price_percent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the list price")},
    {"flat"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "flat fee")},
    {"remaining_months"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "percent of the remaining months")},
    {"none"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "nothing")},
    {"days"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "paid days")},
    {"require_action"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "wait for a decision")},
    {"auto_renew_monthly"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "continue month by month")},
    {"auto_renew_same_term"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "renew for the same length")},
    {"auto_terminate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "end the subscription")},
};

// As the forms of the catalogue call them.
constexpr Label productFields[] = {
    {"productSku"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "SKU")},
    {"name"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Name")},
    {"specification"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Specification")},
    {"category"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Category")},
    {"brand"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Brand")},
    {"description"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Description")},
    {"images"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Images")},
    {"status"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Status")},
    {"variants.variantName"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Variant name")},
    {"variants.grade"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Grade")},
    {"variants.condition"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Condition")},
    {"variants.colorName"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Colour")},
    {"variants.images"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Variant images")},
    {"variants.listPrice"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "List price")},
    {"variants.acquisitionCost"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Cost")},
    {"variants.pricing"_L1, QT_TRANSLATE_NOOP("onhire::Catalogue", "Prices by contract length")},
};

constexpr Label unitNames[] = {
    {"contractLengths"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "months")},
    {"defaultContractLength"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "months")},
    {"orders.duplicateMinutes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "minutes")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "%")},
    {"billing.horizonDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "days")},
    {"billing.termsDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "days")},
    {"billing.lateAfterDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "days overdue")},
    {"buyout.residualPercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "%")},
    {"buyout.listPricePercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "%")},
    {"earlyReturn.feePercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "%")},
    {"earlyReturn.graceDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "days")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "MB")},
};

constexpr QLatin1StringView amounts[] = {"billing.lateFee"_L1, "buyout.residualMinimum"_L1, "buyout.flatFee"_L1,
                                         "earlyReturn.flatFee"_L1};

constexpr Label titles[] = {
    {"contractLengths"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Contracts and orders")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax")},
    {"billing.start"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payments")},
    {"seller.vatNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Invoices")},
    {"buyout.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Buyout")},
    {"earlyReturn.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Early return")},
    {"upgrade.credit"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Upgrade and contract end")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Files")},
    {"store.feedUrl"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Store")},
    {"scanner.prefix"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Scanner")},
};

const char *textIn(std::span<const Label> words, const QString &key)
{
    const auto found = std::ranges::find_if(words, [&](const Label &label) { return label.key == key; });
    return found == words.end() ? nullptr : found->text;
}

QString wordIn(std::span<const Label> words, const QString &key)
{
    const char *text = textIn(words, key);
    return text ? SettingTexts::tr(text) : QString();
}

} // namespace

QString ruleWord(const QString &key)
{
    if (const QString word = wordIn(labels, key); !word.isEmpty())
        return word;
    const char *field = textIn(productFields, key);
    return field ? CatalogueTexts::tr(field) : key;
}

QString ruleUnit(const QString &key, const QString &currency)
{
    const bool isAmount = std::ranges::any_of(amounts, [&](QLatin1StringView each) { return each == key; });
    return isAmount ? currency : wordIn(unitNames, key);
}

QString titleBefore(const QString &key)
{
    return wordIn(titles, key);
}

} // namespace onhire
