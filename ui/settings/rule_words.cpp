// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/rule_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Settings)
};

struct Label
{
    QLatin1StringView key;
    const char *text;
};

constexpr Label labels[] = {
    {"contractLengths"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Contract lengths, in months")},
    {"defaultContractLength"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Default contract length, in months")},
    {"orders.autoConfirm"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Confirm orders automatically")},
    {"orders.duplicateMinutes"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Time to detect repeated orders, in minutes")},
    {"tax.rate"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Tax, in percent")},
    {"tax.inclusive"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Prices include tax")},
    {"billing.start"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Billing starts")},
    {"billing.horizonDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Create payments ahead, in days")},
    {"billing.termsDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Payment due period, in days")},
    {"billing.retries"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Retries for failed payments")},
    {"billing.lateFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Late payment fee")},
    {"billing.lateAfterDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Days overdue before a late fee")},
    {"seller.address"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Address on invoices")},
    {"seller.vatNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "VAT number")},
    {"seller.registerNumber"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Company register number")},
    {"seller.iban"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "IBAN")},
    {"seller.bic"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "BIC")},
    {"seller.logoFileId"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Logo (ID of an image file)")},
    {"invoice.terms"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Terms on invoices")},
    {"invoice.language"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Language of invoices")},
    {"buyout.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Buyout price")},
    {"buyout.residualPercent"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Residual value, in percent")},
    {"buyout.residualMinimum"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Minimum residual value")},
    {"buyout.listPricePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Buyout, in percent of the list price")},
    {"buyout.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat buyout fee")},
    {"earlyReturn.method"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Early return charge")},
    {"earlyReturn.feePercent"_L1,
     QT_TRANSLATE_NOOP("onhire::Settings", "Early return, in percent of the remaining contract")},
    {"earlyReturn.flatFee"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Flat early return fee")},
    {"earlyReturn.graceDays"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Free early return period, in days")},
    {"upgrade.credit"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Upgrade credit")},
    {"contractEnd"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "When a contract ends")},
    {"files.maxBytes"_L1, QT_TRANSLATE_NOOP("onhire::Settings", "Largest file, in bytes")},
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

} // namespace

QString wordForRule(const QString &key)
{
    for (const Label &label : labels) {
        if (label.key == key)
            return Words::tr(label.text);
    }
    return key;
}

} // namespace onhire
