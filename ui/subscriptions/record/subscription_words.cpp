// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_words.h"

#include "core/domain/subscriptions/phase.h"
#include "core/domain/subscriptions/renewal.h"
#include "ui/shared/text/texts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace onhire {

QString phaseIn(const QString &status, const QString &ending, bool isReturnDue)
{
    const auto known = subscriptionStatusNamed(status).value_or(SubscriptionStatus::EndedCompleted);
    return nameOf(phaseOf(known, endingTypeNamed(ending), isReturnDue));
}

StatusLook lookOfSubscription(const QString &phase)
{
    using Phase = SubscriptionPhase;
    switch (subscriptionPhaseNamed(phase).value_or(Phase::Completed)) {
    case Phase::Active: return {SubscriptionTexts::tr("Active"), Tone::Ok, Glyph::Dot};
    case Phase::Ending: return {SubscriptionTexts::tr("Ending"), Tone::Warn, Glyph::Clock};
    case Phase::ReturnDue: return {SubscriptionTexts::tr("Return due"), Tone::Warn, Glyph::Undo};
    case Phase::Completed: return {SubscriptionTexts::tr("Completed"), Tone::Idle, Glyph::Check};
    case Phase::BoughtOut: return {SubscriptionTexts::tr("Bought out"), Tone::Idle, Glyph::Check};
    case Phase::Upgraded: return {SubscriptionTexts::tr("Upgraded"), Tone::Idle, Glyph::ArrowUp};
    case Phase::ReturnedEarly: return {SubscriptionTexts::tr("Returned early"), Tone::Idle, Glyph::Undo};
    case Phase::Cancelled: return {SubscriptionTexts::tr("Cancelled"), Tone::Idle, Glyph::Cross};
    }
    Q_UNREACHABLE();
}

StatusLook lookOfSubscription(const JsonValue &record)
{
    const JsonValue &ending = record[u"ending"];
    return lookOfSubscription(
        phaseIn(record[u"status"].toString(), ending[u"type"].toString(), record[u"returnDue"].toBool()));
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
