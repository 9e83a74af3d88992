// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_watch.h"

#include "core/services/moment.h"

#include <algorithm>

namespace onhire {

static constexpr int SoonMilliseconds = 250, AgainMilliseconds = 2000;
static constexpr int ShownInQueue = 7, ShownReturns = 6, NamedUninspected = 50;

static Result<DeskSurroundings> readSurroundings(const Context &context, const QString &orderId,
                                                 const QStringList &aside)
{
    DeskSurroundings read;
    read.today = todayOf(context);
    if (!orderId.isEmpty()) {
        ONHIRE_ASSIGN(const ScanOutcome taken, takeOrder(context, orderId));
        read.order = taken.order;
        ONHIRE_ASSIGN(read.shelf, shelfStock(context, taken.order ? taken.order->openSkus() : QStringList()));
    }
    for (const QString &id : aside) {
        ONHIRE_ASSIGN(const ScanOutcome taken, takeOrder(context, id));
        if (taken.order)
            read.aside.push_back(*taken.order);
    }
    // those that were set aside are not shown in it
    ONHIRE_ASSIGN(read.queue, fulfilmentQueue(context, ShownInQueue + int(aside.size())));
    ONHIRE_ASSIGN(read.returns, returnsDue(context, ShownReturns));
    ONHIRE_ASSIGN(read.uninspected, uninspectedDevices(context, NamedUninspected));
    return read;
}

DeskWatch::DeskWatch(const Workplace &workplace, DeskWork &work, QObject *parent)
    : QObject(parent), m_workplace(workplace), m_work(work)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &DeskWatch::look);
    connect(&m_workplace.live, &LiveChanges::changed, this, &DeskWatch::lookSoon);
    connect(&m_work.queue(), &ScanQueue::changed, this, [this](const Scan &scan) {
        if (scan.state == ScanState::Done || scan.state == ScanState::Refused) {
            ++m_finished;
            lookSoon();
        }
    });
}

// A desk that nobody has come to yet needs no eye on it.
void DeskWatch::lookSoon()
{
    if (!m_isWatching)
        return;
    if (!m_soon.isActive() || m_soon.remainingTime() > SoonMilliseconds)
        m_soon.start(SoonMilliseconds);
}

// What cannot be read now is tried again until it can.
QCoro::Task<> DeskWatch::look()
{
    const auto work = [session = m_workplace.session, orderId = m_work.shownOrderId(),
                       aside = m_work.aside().ids()] {
        return readSurroundings(session->context(), orderId, aside);
    };
    m_isWatching = true;
    const int finished = m_finished;
    const auto read = co_await m_workplace.runner.run(m_reading.next(), work);
    if (!read)
        co_return;
    m_failure = *read ? std::nullopt : std::optional(read->error());
    Q_EMIT triedToLook();
    if (!*read) {
        m_soon.start(AgainMilliseconds);
        co_return;
    }
    m_seen = **read;
    m_seenAt = m_workplace.session->clock().now();
    const bool isOld = finished != m_finished;
    if (!isOld && m_seen.order)
        m_work.see(*m_seen.order);
    if (!isOld)
        m_work.aside().see(m_seen.aside);
    Q_EMIT looked();
}

QString DeskWatch::nextOrder() const
{
    std::vector<FulfilmentQueue::Order> waiting = m_seen.queue.next;
    const QString atDesk = m_work.order() ? m_work.order()->id : QString();
    const auto here = std::ranges::find(waiting, atDesk, &FulfilmentQueue::Order::id);
    if (here != waiting.end())
        std::ranges::rotate(waiting, here + 1);
    const auto next = std::ranges::find_if(waiting, [&](const FulfilmentQueue::Order &order) {
        return order.id != atDesk && !m_work.aside().has(order.id);
    });
    if (next != waiting.end())
        return next->id;
    const QStringList aside = m_work.aside().ids();
    const bool isAtWork = m_work.order() && m_work.order()->takesDevices();
    return isAtWork ? QString() : aside.value(0);
}

QString DeskWatch::nextToInspect() const
{
    const QStringList &waiting = m_seen.uninspected.next;
    const DeskRow *atDesk = m_work.returnRow();
    const qsizetype here = atDesk ? waiting.indexOf(atDesk->code) : -1;
    return waiting.isEmpty() ? QString() : waiting[(here + 1) % waiting.size()];
}

} // namespace onhire
