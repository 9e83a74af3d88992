// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/work_cards.h"

#include "core/base/calendar.h"
#include "core/domain/orders/possible.h"
#include "ui/shared/text/range_value.h"
#include "ui/today/work_words.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Link contractsUntil(const Session &session)
{
    const QDate today = dateIn(session.tenant()->zone, session.now());
    return linkToList(u"subscriptions"_s,
                      {{u"status"_s, {u"active"_s}},
                       {u"ends"_s,
                        {RangeValue{.from = today.toString(Qt::ISODate),
                                    .to = today.addDays(ContractsEndingDays).toString(Qt::ISODate)}
                             .text()}},
                       {u"decision"_s, {u"open"_s}}});
}

WorkCards::WorkCards(const Workplace &workplace, QStringList screens, QWidget *parent)
    : QObject(parent), m_workplace(workplace), m_screens(std::move(screens))
{
    const QString all = tr("Show all");
    m_confirm =
        card("orders:read"_L1, {tr("Orders to confirm"), tr("No orders are waiting to be confirmed."), all},
             linkToList(u"orders"_s, {{u"status"_s, orderStatusesWhere(canConfirm)}}), parent);
    m_fulfil = card("orders:read"_L1, {tr("Orders to fulfil"), tr("No orders are waiting for devices."), all},
                    linkToList(u"orders"_s, {{u"status"_s, orderStatusesWhere(awaitsDevices)}}), parent);
    m_returns = card("subscriptions:read"_L1,
                     {tr("Returns due"), tr("No device is expected back this week."), tr("Take back")},
                     {.screen = u"fulfilment"_s, .act = u"fulfilment.returns"_s}, parent);
    m_earlyReturns = card("subscriptions:read"_L1, {tr("Early returns requested"), {}, all},
                          linkToList(u"subscriptions"_s, {{u"earlyReturn"_s, {u"requested"_s}}}), parent);
    if (m_earlyReturns)
        m_earlyReturns->hide();
    m_ending = card("subscriptions:read"_L1,
                    {tr("Contracts ending in %Ln days", nullptr, ContractsEndingDays),
                     tr("No contracts ending soon need a decision."), all},
                    contractsUntil(*workplace.session), parent);
    m_overdue = card(
        "payments:read"_L1,
        {tr("Payments overdue, %1").arg(workplace.session->tenant()->currency), tr("No payment is late."), all},
        linkToList(u"payments"_s, {{u"status"_s, {u"overdue"_s}}}), parent);
    m_charges = card("payments:read"_L1, {tr("Not charged yet"), {}, {}}, {}, parent);
    if (m_charges)
        m_charges->hide();
    m_failing =
        card("webhooks:manage"_L1, {tr("Webhooks failing"), tr("No webhook is failing."), {}}, {}, parent);
}

WorkCard *WorkCards::card(QLatin1StringView permission, const WorkCard::Words &words, const Link &all,
                          QWidget *parent)
{
    if (!m_workplace.session->may(permission))
        return nullptr;
    auto *made = new WorkCard(words, m_screens.contains(all.screen) ? all : Link(), parent);
    connect(made, &WorkCard::followed, this, &WorkCards::followed);
    return made;
}

QList<WorkCard *> WorkCards::all() const
{
    QList<WorkCard *> all{m_confirm, m_fulfil,  m_returns, m_earlyReturns,
                          m_ending,  m_overdue, m_charges, m_failing};
    all.removeAll(nullptr);
    return all;
}

QList<QWidget *> WorkCards::cards() const
{
    QList<QWidget *> shown;
    for (WorkCard *card : all()) {
        if (!card->isHidden())
            shown += card;
    }
    return shown;
}

bool WorkCards::focusFirst()
{
    for (WorkCard *card : all()) {
        if (!card->list()->lines().isEmpty()) {
            card->list()->setFocus();
            return true;
        }
    }
    return false;
}

// Whether that changes anything.
bool WorkCards::place(WorkCard *card, bool isShown)
{
    if (!card || card->isHidden() != isShown)
        return false;
    card->setVisible(isShown);
    return true;
}

void WorkCards::show(const WorkLists &lists)
{
    const Session &session = *m_workplace.session;
    if (m_ending)
        m_ending->setWhereAll(contractsUntil(session)); // days go by
    const TextFormat format = m_workplace.format();
    const WorkWords words(format, session.tenant()->exponent, session.now(), lists.today, m_screens);
    const auto fill = [&](WorkCard *card, const auto &rows, int count, auto line) {
        if (!card)
            return;
        QList<WorkLine> lines;
        for (const auto &row : rows)
            lines += (words.*line)(row);
        card->show(lines, count);
    };
    fill(m_confirm, lists.toConfirm, lists.counts.ordersToConfirm, &WorkWords::confirm);
    fill(m_fulfil, lists.toFulfil, lists.counts.ordersToFulfil, &WorkWords::fulfil);
    fill(m_returns, lists.returns, lists.counts.returnsDue, &WorkWords::takeBack);
    fill(m_earlyReturns, lists.earlyReturns, lists.counts.earlyReturns, &WorkWords::earlyReturn);
    fill(m_ending, lists.contracts, lists.counts.contractsEnding, &WorkWords::ends);
    fill(m_overdue, lists.payments, lists.counts.paymentsOverdue, &WorkWords::overdue);
    fill(m_failing, lists.webhooks, lists.counts.webhooksFailing, &WorkWords::failing);
    if (m_charges)
        showCharges(lists.charges, words);
    const bool isAsked = m_earlyReturns && !lists.earlyReturns.isEmpty();
    const bool isToCharge = m_charges && (lists.charges.due.contracts > 0 || lists.charges.due.troubles > 0);
    bool hasChanged = place(m_earlyReturns, isAsked);
    hasChanged |= place(m_charges, isToCharge);
    // they take the place of webhooks that do not fail
    hasChanged |= place(m_failing, !(isAsked || isToCharge) || !lists.webhooks.isEmpty());
    if (hasChanged)
        Q_EMIT cardsChanged();
}

// What could not be charged, with its reason; how much is left while all goes well.
void WorkCards::showCharges(const ChargesToMake &charges, const WorkWords &words)
{
    QList<WorkLine> lines;
    for (const KeptTrouble &trouble : charges.troubles)
        lines += words.notCharged(trouble);
    if (lines.isEmpty() && charges.due.contracts > 0)
        lines += words.toCharge(charges.due);
    const qint64 waiting = qMax(charges.due.contracts, charges.due.troubles);
    m_charges->show(lines, int(qMin<qint64>(waiting, MostWorkCounted)));
}

} // namespace onhire
