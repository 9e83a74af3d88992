// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_watch.h"

#include "core/services/moment.h"

#include <algorithm>

namespace onhire {

static constexpr int SoonMilliseconds = 250, AgainMilliseconds = 2000;
static constexpr int ShownInQueue = 7, ShownReturns = 6;

static Result<DeskSurroundings> readSurroundings(const Context &context, const QString &orderId)
{
    DeskSurroundings read;
    read.today = todayOf(context);
    if (!orderId.isEmpty()) {
        ONHIRE_ASSIGN(const ScanOutcome taken, takeOrder(context, orderId));
        read.order = taken.order;
        ONHIRE_ASSIGN(read.shelf, shelfStock(context, taken.order ? taken.order->openSkus() : QStringList()));
    }
    ONHIRE_ASSIGN(read.queue, fulfilmentQueue(context, ShownInQueue));
    ONHIRE_ASSIGN(read.returns, returnsDue(context, ShownReturns));
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

void DeskWatch::lookSoon()
{
    if (!m_soon.isActive() || m_soon.remainingTime() > SoonMilliseconds)
        m_soon.start(SoonMilliseconds);
}

// What cannot be read now is tried again until it can.
QCoro::Task<> DeskWatch::look()
{
    const auto work = [session = m_workplace.session,
                       orderId = m_work.order() ? m_work.order()->id : QString()] {
        return readSurroundings(session->context(), orderId);
    };
    const int finished = m_finished;
    const auto read = co_await m_workplace.runner.run(m_reading.next(), work);
    if (!read)
        co_return;
    m_couldLook = bool(*read);
    Q_EMIT triedToLook();
    if (!*read) {
        m_soon.start(AgainMilliseconds);
        co_return;
    }
    m_seen = **read;
    const bool isOld = finished != m_finished;
    if (!isOld && m_work.order() && m_seen.order && m_seen.order->id == m_work.order()->id)
        m_work.setOrder(m_seen.order);
    Q_EMIT looked();
}

QString DeskWatch::nextOrder() const
{
    const std::vector<FulfilmentQueue::Order> &waiting = m_seen.queue.next;
    if (waiting.empty())
        return {};
    const QString atDesk = m_work.order() ? m_work.order()->id : QString();
    auto next = std::ranges::find(waiting, atDesk, &FulfilmentQueue::Order::id);
    if (next != waiting.end())
        ++next;
    return next == waiting.end() ? waiting.front().id : next->id;
}

} // namespace onhire
