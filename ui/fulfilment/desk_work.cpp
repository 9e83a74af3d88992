// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_work.h"

#include "core/base/id.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

// Where it was; else where most of its kind are. Without a location: nobody knows.
static ShelfStock shelfOf(const DeskDevice &device, const std::vector<ShelfStock> &stock)
{
    const auto place = device.location.isEmpty()
        ? std::ranges::max_element(
            stock, {}, [](const ShelfStock &each) { return each.location.isEmpty() ? 0 : each.devices; })
        : std::ranges::find(stock, device.location, &ShelfStock::location);
    if (place != stock.end() && !place->location.isEmpty())
        return *place;
    return {.location = device.location, .devices = 0};
}

DeskWork::DeskWork(const Workplace &workplace, QObject *parent)
    : QObject(parent), m_workplace(workplace),
      m_words(workplace.format(), workplace.session->tenant()->currency, workplace.session->tenant()->exponent),
      m_assigned(DeskSession::Kind::Assign, workplace.format()),
      m_returned(DeskSession::Kind::TakeBack, workplace.format()),
      m_queue(workplace.session->clock(), [this](const Scan &scan) { return work(scan); })
{
    connect(&m_queue, &ScanQueue::changed, this, [this](const Scan &scan) {
        if (scan.purpose != Condition)
            (scan.purpose == Assign ? m_assigned : m_returned).note(scan);
    });
}

void DeskWork::assign(const QString &scan)
{
    m_queue.add(scan, Assign);
}

void DeskWork::takeBack(const QString &scan)
{
    const QString condition = conditionOfScan(scan);
    if (!condition.isEmpty() && hasReturn()) {
        setCondition(condition);
        return;
    }
    m_return = m_queue.add(scan, TakeBack);
    m_device.reset();
    Q_EMIT returnChanged();
}

void DeskWork::setCondition(const QString &condition)
{
    if (hasReturn())
        m_queue.add(condition, Condition, m_return);
}

void DeskWork::chooseReturn(quint64 scan)
{
    const DeskRow *row = m_returned.find(scan);
    if (!row || !row->isDone)
        return;
    m_return = scan;
    m_device = DeskDevice{.serialNumber = row->code,
                          .sku = row->sku,
                          .name = row->device,
                          .location = row->shelf,
                          .customerId = row->customerId,
                          .customer = row->customer};
    m_stored = 0;
    Q_EMIT returnChanged();
}

void DeskWork::leaveOrder()
{
    m_order.reset();
    Q_EMIT orderChanged();
}

void DeskWork::setOrder(const std::optional<DeskOrder> &order)
{
    m_order = order;
    Q_EMIT orderChanged();
}

QCoro::Task<ScanVerdict> DeskWork::work(const Scan &scan)
{
    if (scan.purpose == Assign)
        return workAssign(scan);
    return scan.purpose == TakeBack ? workTakeBack(scan) : workCondition(scan);
}

QCoro::Task<ScanVerdict> DeskWork::workAssign(Scan scan)
{
    const auto work = [session = m_workplace.session, orderId = m_order ? m_order->id : QString(),
                       text = scan.text] { return scanToAssign(session->context(), orderId, text); };
    const Ticket alive = m_alive.current();
    const Result<ScanOutcome> outcome = co_await m_workplace.runner.run(work);
    if (!alive.isCurrent())
        co_return ScanVerdict::Refused;
    co_return outcome ? finishAssign(scan, *outcome) : fail(&m_assigned, scan, outcome.error());
}

QCoro::Task<ScanVerdict> DeskWork::workTakeBack(Scan scan)
{
    const auto work = [session = m_workplace.session, text = scan.text]() -> Result<Return> {
        const Context context = session->context();
        Return done;
        ONHIRE_ASSIGN(done.outcome, takeDeviceBack(context, text));
        // what has been done is told, even if the shelf cannot be
        if (done.outcome.isDone())
            done.stock = shelfStock(context, {done.outcome.device->sku}).value_or(std::vector<ShelfStock>());
        return done;
    };
    const Ticket alive = m_alive.current();
    const Result<Return> done = co_await m_workplace.runner.run(work);
    if (!alive.isCurrent())
        co_return ScanVerdict::Refused;
    co_return done ? finishTakeBack(scan, *done) : fail(&m_returned, scan, done.error());
}

QCoro::Task<ScanVerdict> DeskWork::workCondition(Scan scan)
{
    const DeskRow *row = m_returned.find(scan.about);
    if (!row || !row->isDone)
        co_return ScanVerdict::Refused; // it was not taken back, and that has been said
    const auto work = [session = m_workplace.session, serial = row->code, condition = scan.text] {
        return onhire::setCondition(session->context(), serial, condition);
    };
    const Ticket alive = m_alive.current();
    const Result<void> set = co_await m_workplace.runner.run(work);
    if (!alive.isCurrent())
        co_return ScanVerdict::Refused;
    if (!set)
        co_return fail(nullptr, scan, set.error());
    DeskRow said = *m_returned.find(scan.about);
    said.condition = scan.text;
    said.result = lookOfCondition(scan.text);
    m_returned.write(said);
    Q_EMIT returnChanged();
    Q_EMIT done();
    co_return ScanVerdict::Done;
}

// What was tried before and found done the next time was done by this very scan.
bool DeskWork::wasDoneBefore(const Scan &scan, const ScanOutcome &outcome) const
{
    if (scan.tries < 2 || !outcome.device)
        return false;
    const QString &serial = outcome.device->serialNumber;
    if (outcome.refusal == ScanRefusal::AlreadyAssigned)
        return !m_assigned.hasDone(serial, outcome.device->orderId);
    return outcome.refusal == ScanRefusal::AlreadyBack && !m_returned.hasDone(serial, outcome.device->orderId);
}

DeskRow DeskWork::rowOf(const Scan &scan, const ScanOutcome &outcome) const
{
    DeskRow row{.scan = scan.id, .at = scan.at, .code = scan.text};
    row.isPending = false;
    if (outcome.tookOrder && outcome.order) {
        row.code = shortCodeOf(outcome.order->id);
        row.device = outcome.order->customer;
    } else if (outcome.device) {
        row.code = outcome.device->serialNumber;
        row.device = outcome.device->name;
        row.sku = outcome.device->sku;
        if (outcome.refusal != ScanRefusal::NotOut) { // else it is that of whoever had it last
            row.customer = outcome.device->customer;
            row.customerId = outcome.device->customerId;
        }
        row.orderId = outcome.device->orderId;
    }
    return row;
}

ScanVerdict DeskWork::finishAssign(const Scan &scan, const ScanOutcome &outcome)
{
    DeskRow row = rowOf(scan, outcome);
    if (outcome.refusal && !wasDoneBefore(scan, outcome)) {
        if (outcome.order)
            setOrder(
                outcome
                    .order); // even one that takes no devices: what is scanned next is not for the one before
        return refuse(m_assigned, row, outcome, scan.text);
    }
    setOrder(outcome.order);
    if (outcome.tookOrder) {
        row.result = {tr("Order"), Tone::Accent, Glyph::Orders};
    } else {
        row.isDone = true;
        row.rentalId = outcome.device->rentalId;
        row.result = {tr("Assigned"), Tone::Ok, Glyph::Check};
    }
    m_assigned.write(row);
    Q_EMIT done();
    return ScanVerdict::Done;
}

ScanVerdict DeskWork::finishTakeBack(const Scan &scan, const Return &done)
{
    DeskRow row = rowOf(scan, done.outcome);
    const bool isAtDesk = m_return == scan.id;
    if (done.outcome.refusal && !wasDoneBefore(scan, done.outcome)) {
        if (isAtDesk)
            m_return = 0;
        Q_EMIT returnChanged();
        return refuse(m_returned, row, done.outcome, scan.text);
    }
    const ShelfStock shelf = shelfOf(*done.outcome.device, done.stock);
    row.isDone = true;
    row.shelf = shelf.location;
    row.result = lookOfCondition({});
    m_returned.write(row);
    if (isAtDesk) {
        m_device = done.outcome.device;
        m_device->location = shelf.location;
        m_stored = shelf.devices;
    }
    Q_EMIT returnChanged();
    Q_EMIT this->done();
    return ScanVerdict::Done;
}

ScanVerdict DeskWork::refuse(DeskSession &session, DeskRow row, const ScanOutcome &outcome, const QString &scan)
{
    row.result = DeskWords::look(*outcome.refusal);
    row.notice = m_words.notice(outcome, scan);
    session.write(row);
    Q_EMIT refused(row.notice);
    return ScanVerdict::Refused;
}

// Nobody can tell what has become of it: it is tried again. Anything else will not get better by that.
ScanVerdict DeskWork::fail(DeskSession *session, const Scan &scan, const Error &error)
{
    if (error.code == ErrorCode::ServiceUnavailable)
        return ScanVerdict::TryAgain;
    const DeskNotice notice = DeskWords::notice(error, scan.text);
    if (session) {
        DeskRow row = rowOf(scan, {});
        row.result = {tr("Not done"), Tone::Bad, Glyph::Warning};
        row.notice = notice;
        session->write(row);
    }
    Q_EMIT refused(notice);
    return ScanVerdict::Refused;
}

} // namespace onhire
