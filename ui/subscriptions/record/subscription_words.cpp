// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_words.h"

#include "core/domain/subscriptions/renewal.h"
#include "ui/shared/text/texts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

QString standingWord(const QString &status, bool isEnding, bool isReturnDue)
{
    if (isReturnDue)
        return u"return_due"_s;
    return isEnding && status == "active"_L1 ? u"ending"_s : status;
}

StatusLook lookOfSubscription(const QString &standing)
{
    if (standing == "active"_L1)
        return {SubscriptionTexts::tr("Active"), Tone::Ok, Glyph::Dot};
    if (standing == "ending"_L1)
        return {SubscriptionTexts::tr("Ending"), Tone::Warn, Glyph::Clock};
    if (standing == "return_due"_L1)
        return {SubscriptionTexts::tr("Return due"), Tone::Warn, Glyph::Undo};
    if (standing == "ended_buyout"_L1)
        return {SubscriptionTexts::tr("Bought out"), Tone::Idle, Glyph::Check};
    if (standing == "ended_upgrade"_L1)
        return {SubscriptionTexts::tr("Upgraded"), Tone::Idle, Glyph::ArrowUp};
    if (standing == "ended_early_return"_L1)
        return {SubscriptionTexts::tr("Returned early"), Tone::Idle, Glyph::Undo};
    if (standing == "cancelled"_L1)
        return {SubscriptionTexts::tr("Cancelled"), Tone::Idle, Glyph::Cross};
    return {SubscriptionTexts::tr("Completed"), Tone::Idle, Glyph::Check};
}

StatusLook lookOfSubscription(const JsonValue &record)
{
    return lookOfSubscription(
        standingWord(record[u"status"].toString(), record.has(u"ending"), record[u"returnDue"].toBool()));
}

QString wordForReplacement(const QString &reason)
{
    const QHash<QString, QString> words{
        {u"defective"_s, SubscriptionTexts::tr("Defective")},
        {u"damaged"_s, SubscriptionTexts::tr("Damaged")},
        {u"stolen"_s, SubscriptionTexts::tr("Stolen")},
        {u"lost"_s, SubscriptionTexts::tr("Lost")},
    };
    return words.value(reason, reason); // whoever uses the API may give a reason of their own
}

int wholeMonths(const Decimal &months)
{
    const Decimal shortest = months.normalized();
    int64_t whole = shortest.value;
    for (int digit = 0; digit < shortest.scale; ++digit)
        whole /= 10;
    return int(whole);
}

QString monthsText(int months)
{
    return SubscriptionTexts::tr("%Ln months", nullptr, months);
}

QString contractEndText(const Tenant &tenant, const Terms &terms)
{
    switch (contractEndOf(terms, chosenContractEnd(tenant))) {
    case ContractEnd::RequireAction: break;
    case ContractEnd::AutoRenewMonthly: return SubscriptionTexts::tr("Renewed month by month");
    case ContractEnd::AutoRenewSameTerm: return SubscriptionTexts::tr("Renewed for the same term");
    case ContractEnd::AutoTerminate: return SubscriptionTexts::tr("The contract ends");
    }
    return SubscriptionTexts::tr("Decision required");
}

} // namespace onhire
