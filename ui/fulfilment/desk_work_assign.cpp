// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that go out to orders.
#include "ui/fulfilment/desk_work.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

void DeskWork::assign(const QString &scan)
{
    const quint64 replaced = std::exchange(m_replacing, 0);
    if (replaced == 0) {
        m_queue.add(scan, Assign);
        return;
    }
    m_queue.add(scan, Replace, replaced);
    Q_EMIT orderChanged();
}

void DeskWork::setAside()
{
    if (m_order)
        m_queue.add(m_order->id, SetAside);
}

void DeskWork::replaceLast()
{
    m_replacing = m_replacing == 0 ? m_assigned.newestDevice() : 0;
    Q_EMIT orderChanged();
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

QString DeskWork::shownOrderId() const
{
    if (const DeskRow *replaced = toBeReplaced(); replaced && !replaced->orderId.isEmpty())
        return replaced->orderId;
    return m_order ? m_order->id : QString();
}

const std::optional<DeskOrder> &DeskWork::shownOrder() const
{
    return m_ofReplaced && m_ofReplaced->id == shownOrderId() ? m_ofReplaced : m_order;
}

void DeskWork::see(const DeskOrder &order)
{
    if (order.id != shownOrderId())
        return;
    if (m_order && m_order->id == order.id)
        return setOrder(order);
    m_ofReplaced = order;
    Q_EMIT orderChanged();
}

QCoro::Task<ScanVerdict> DeskWork::workAssign(Scan scan)
{
    const auto work = [session = m_workplace.session, orderId = m_order ? m_order->id : QString(),
                       text = scan.text] { return scanToAssign(session->context(), orderId, text); };
    const auto outcome = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!outcome)
        co_return ScanVerdict::Refused;
    co_return *outcome ? finishAssign(scan, **outcome) : fail(&m_assigned, scan, outcome->error());
}

QCoro::Task<ScanVerdict> DeskWork::workReplace(Scan scan)
{
    const DeskRow *row = m_assigned.find(scan.about);
    const bool isAssigned = row && row->isDone;
    const AssignedDevice assigned =
        row ? AssignedDevice{row->orderId, row->rentalId, row->code} : AssignedDevice();
    const auto work = [session = m_workplace.session, assigned, isAssigned, text = scan.text,
                       reason = DeskWords::reasonToReplace()]() -> Result<ScanOutcome> {
        if (isAssigned)
            return replaceAssigned(session->context(), assigned, text, reason);
        ONHIRE_ASSIGN(ScanOutcome taken, takeOrder(session->context(), text));
        if (!taken.order) { // there is nothing that this device could go out for
            taken.refusal = ScanRefusal::NotAssigned;
            taken.replaces = assigned.serialNumber;
            taken.device.emplace().serialNumber = text;
        }
        return taken;
    };
    const auto outcome = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!outcome)
        co_return ScanVerdict::Refused;
    co_return *outcome ? finishReplace(scan, **outcome) : fail(&m_assigned, scan, outcome->error());
}

// What was scanned meanwhile may have completed it, or brought another order to the desk.
QCoro::Task<ScanVerdict> DeskWork::workSetAside(Scan scan)
{
    if (m_order && m_order->id == scan.text) {
        if (m_order->takesDevices())
            m_aside.add(*m_order);
        leaveOrder();
    }
    co_return ScanVerdict::Done;
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
        m_aside.remove(outcome.order->id);
        hasNoDevice(row.scan);
    } else {
        row.isDone = true;
        row.rentalId = outcome.device->rentalId;
        row.shelf = outcome.device->location;
        row.result = {tr("Assigned"), Tone::Ok, Glyph::Check};
        const bool isReplacing = scan.about != 0; // maybe for another order than the one that is shown
        if (!isReplacing && outcome.order && outcome.order->comesBack && outcome.order->comesBack->isOut)
            row.notice = DeskWords::awaited(*outcome.order->comesBack);
    }
    m_assigned.write(row);
    Q_EMIT done();
    if (!row.notice.what.isEmpty())
        Q_EMIT told(row.notice);
    return ScanVerdict::Done;
}

// It may be for another order than the one that is at the desk by now, which stays there.
ScanVerdict DeskWork::finishReplace(const Scan &scan, ScanOutcome outcome)
{
    if (!outcome.tookOrder && outcome.order && (!m_order || m_order->id != outcome.order->id))
        outcome.order = m_order;
    outcome.similar.clear(); // taken up, it would be assigned beside the one that it is to replace
    const ScanVerdict verdict = finishAssign(scan, outcome);
    const DeskRow *row = m_assigned.find(scan.about);
    if (verdict != ScanVerdict::Done || outcome.tookOrder || !row)
        return verdict;
    DeskRow replaced = *row;
    replaced.isDone = false;
    replaced.rentalId.clear();
    replaced.result = {tr("Replaced"), Tone::Idle, Glyph::Undo};
    replaced.notice = DeskWords::replaced(replaced.code, outcome.device->serialNumber, replaced.shelf);
    m_assigned.write(replaced);
    Q_EMIT told(replaced.notice);
    return verdict;
}

// So there is nothing that the next scan could replace.
void DeskWork::hasNoDevice(quint64 scan)
{
    if (m_replacing != scan)
        return;
    m_replacing = 0;
    Q_EMIT orderChanged();
}

} // namespace onhire
