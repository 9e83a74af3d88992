// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/record/subscription_view.h"

#include "core/base/id.h"
#include "core/domain/orders/order_sums.h"
#include "ui/shared/text/record_values.h"
#include "ui/shared/text/texts.h"
#include "ui/subscriptions/record/subscription_sections.h"
#include "ui/subscriptions/record/subscription_words.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

HeadWords SubscriptionView::head(const SubscriptionDetails &details) const
{
    HeadWords words{details.text(u"productName"), details.look(), {}};
    words.facts.append({.text = leftToRight(details.code()), .isCode = true});
    words.facts += pressingFacts(details, format, false);
    return words;
}

HeadWords SubscriptionView::pageHead(const SubscriptionDetails &details) const
{
    return {details.text(u"productName"), details.look(), factsOf(details, format),
            leftToRight(details.code())};
}

void SubscriptionView::show(SectionPlace &place, const SubscriptionDetails &details) const
{
    SubscriptionSections(place, details, *this).add();
}

BulkLine SubscriptionView::line(const ShownRecord &subscription) const
{
    const Money monthly = moneyFrom(subscription.value[u"monthlyAmount"], tenant->exponent);
    return {.name = leftToRight(shortCodeOf(subscription.id)),
            .isCode = true,
            .who = subscription.value[CustomerInLists].toString(),
            .price = leftToRight(format.money(monthly, tenant->exponent))};
}

BulkTotals SubscriptionView::totals(const ShownRecords &subscriptions) const
{
    QList<JsonValue> records;
    for (const ShownRecord &each : subscriptions)
        records += each.value;
    const auto monthly = monthlyOfSubscriptions(records, tenant->currency, tenant->exponent);
    BulkTotals totals;
    for (auto each = monthly.begin(); each != monthly.end(); ++each)
        totals.sums.append(
            {SubscriptionTexts::tr("Monthly, active only"), format.price(*each, tenant->exponent, each.key())});
    return totals;
}

QList<RecordTab> SubscriptionView::tabs(const SubscriptionDetails &details) const
{
    const auto cards = [view = *this, details](auto fill) {
        return [view, details, fill](QWidget *parent) {
            auto *columns = new CardColumns(parent);
            fill(SubscriptionSections(*columns, details, view));
            return columns;
        };
    };
    const qsizetype events = details.history.size();
    const qsizetype devices = details.value[u"replacementHistory"].elements().size() + 1;
    const qsizetype payments =
        details.payments.isEmpty() ? qsizetype(details.outlook.schedule.size()) : details.payments.size();
    return {{SubscriptionTexts::tr("Overview"), {}, cards([](const SubscriptionSections &sections) {
                 sections.add();
             })},
            {SubscriptionTexts::tr("Devices"), format.number(devices),
             cards([](const SubscriptionSections &sections) { sections.addDevices(); })},
            {SubscriptionTexts::tr("Payments"), format.number(payments),
             cards([](const SubscriptionSections &sections) { sections.addAllPayments(); })},
            {SubscriptionTexts::tr("History"), format.number(events),
             cards([events](const SubscriptionSections &sections) { sections.addHistory(events); })}};
}

} // namespace onhire
