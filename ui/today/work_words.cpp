// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/work_words.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"

#include "core/base/id.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 Minute = 60, Hour = 60 * Minute, Day = 24 * Hour;

QString days(qint64 count)
{
    return TodayTexts::tr("%Ln days", nullptr, int(count));
}

Tone toneOfWait(const QDateTime &since, const QDateTime &now)
{
    return since.secsTo(now) >= OrderWaitsDays * Day ? Tone::Warn : Tone::Idle;
}

// What a run cannot do, for somebody who has entered nothing.
QString reasonOf(const Error &error)
{
    if (error.faults.isEmpty())
        return wordingOf(error).what;
    const Fault &fault = error.faults.constFirst();
    return fault.kind == Fault::Kind::TooBig ? TodayTexts::tr("Exceeds the largest possible payment")
                                             : wordingOf(fault);
}

} // namespace

QString countWords(int count, const QLocale &locale)
{
    //: More than so many, as in: 999+
    return count < MostWorkCounted ? locale.toString(count)
                                   : TodayTexts::tr("%1+").arg(locale.toString(MostWorkCounted - 1));
}

QString sinceWords(const QDateTime &moment, const QDateTime &now)
{
    const qint64 seconds = qMax<qint64>(0, moment.secsTo(now));
    if (seconds < Minute)
        return TodayTexts::tr("now");
    //: So many minutes ago
    if (seconds < Hour)
        return TodayTexts::tr("%Ln min", nullptr, int(seconds / Minute));
    //: So many hours ago
    if (seconds < Day)
        return TodayTexts::tr("%Ln h", nullptr, int(seconds / Hour));
    return days(seconds / Day);
}

WorkWords::WorkWords(const TextFormat &format, int exponent, QDateTime now, QDate today, QStringList screens)
    : m_format(format), m_exponent(exponent), m_now(std::move(now)), m_today(today),
      m_screens(std::move(screens))
{
}

Link WorkWords::reachable(const Link &link) const
{
    return m_screens.contains(link.screen) ? link : Link();
}

// Where what they owe stands beside what they have paid.
static Link linkToPaymentsOf(const QString &customerId)
{
    Link link = linkTo(customerId);
    link.act = u"customers.payments"_s;
    return link;
}

WorkLine WorkWords::confirm(const WaitingOrder &order) const
{
    return {.lead = shortCodeOf(order.orderId),
            .isCode = true,
            .who = order.customer,
            .what = TodayTexts::tr("%Ln devices", nullptr, order.devices),
            .when = sinceWords(order.since, m_now),
            .tone = toneOfWait(order.since, m_now),
            .link = reachable(linkTo(order.orderId))};
}

WorkLine WorkWords::fulfil(const WaitingOrder &order) const
{
    return {.lead = shortCodeOf(order.orderId),
            .isCode = true,
            .who = order.customer,
            //: Devices of an order that have not been assigned yet
            .what = TodayTexts::tr("%Ln left", nullptr, order.devicesLeft),
            .when = sinceWords(order.since, m_now),
            .tone = toneOfWait(order.since, m_now),
            .link = reachable(linkTo(order.orderId))};
}

WorkLine WorkWords::takeBack(const DueReturn &due) const
{
    const qint64 late = due.due.daysTo(m_today);
    return {.lead = due.serialNumber,
            .isCode = true,
            .who = due.customer,
            .what = due.product,
            .when = late > 0 ? days(late)
                : late == 0  ? TodayTexts::tr("today")
                             : TodayTexts::tr("in %Ln days", nullptr, int(-late)),
            .tone = late > 0 ? Tone::Bad
                : late == 0  ? Tone::Warn
                             : Tone::Idle,
            .link = reachable(linkTo(due.rentalId))};
}

WorkLine WorkWords::earlyReturn(const EarlyReturnToDecide &asked) const
{
    return {.lead = asked.serialNumber,
            .isCode = true,
            .who = asked.customer,
            .what = asked.product,
            .when = sinceWords(asked.since, m_now),
            .tone = Tone::Warn,
            .link = reachable(linkTo(asked.rentalId))};
}

WorkLine WorkWords::ends(const EndingContract &contract) const
{
    const qint64 left = m_today.daysTo(contract.ends);
    return {.lead = m_format.day(contract.ends),
            .who = contract.customer,
            //: A device and the short code of its subscription, which tells it from others of the same customer
            .what =
                TodayTexts::tr("%1 · %2").arg(contract.product, leftToRight(shortCodeOf(contract.rentalId))),
            //: A contract that ended so many days ago
            .when = left > 0 ? days(left)
                : left == 0  ? TodayTexts::tr("today")
                             : TodayTexts::tr("%Ln days past end", nullptr, int(-left)),
            .tone = left <= 0                 ? Tone::Bad
                : left <= ContractNearEndDays ? Tone::Warn
                                              : Tone::Idle,
            .link = reachable(linkTo(contract.rentalId))};
}

WorkLine WorkWords::overdue(const OverduePayment &payment) const
{
    return {.lead = m_format.day(payment.due),
            .who = payment.customer,
            .what = m_format.money(payment.total, m_exponent),
            .isAmount = true,
            .when = days(payment.due.daysTo(m_today)),
            .tone = Tone::Bad,
            .link = reachable(linkToPaymentsOf(payment.customerId))};
}

WorkLine WorkWords::failing(const FailingWebhook &webhook) const
{
    const QUrl url(webhook.url);
    //: The last answer of a receiver of webhooks, and how many deliveries wait, as in: 503 · 12 waiting
    const QString what = webhook.lastStatus
        ? TodayTexts::tr("%1 · %Ln waiting", nullptr, webhook.waiting).arg(*webhook.lastStatus)
        : TodayTexts::tr("No response · %Ln waiting", nullptr, webhook.waiting);
    return {.who = leftToRight(url.host() + url.path()),
            .what = webhook.isEnabled ? what : TodayTexts::tr("Switched off"),
            .when = webhook.failingSince ? sinceWords(*webhook.failingSince, m_now) : QString(),
            .tone = Tone::Bad};
}

// The reason has the room, so the record that it leads to is not named; a group has no screen of its own, but
// its customer has one.
WorkLine WorkWords::notCharged(const KeptTrouble &trouble) const
{
    const WorkTrouble &met = trouble.met;
    return {.lead = trouble.customer,
            .who = reasonOf(met.error),
            .when = sinceWords(trouble.since, m_now),
            .tone = Tone::Bad,
            .link = reachable(linkTo(met.rentalId.isEmpty() ? trouble.customerId : met.rentalId))};
}

WorkLine WorkWords::toCharge(const ChargesDue &due) const
{
    return {.lead = due.oldest ? m_format.day(*due.oldest) : QString(),
            .who = TodayTexts::tr("%Ln subscriptions to charge", nullptr, int(due.contracts))};
}

} // namespace onhire
