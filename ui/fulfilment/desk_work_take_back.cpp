// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that come back.
#include "core/domain/assets/inspection.h"
#include "ui/fulfilment/desk_work.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static ShelfStock shelfOf(const DeskDevice &device, const std::vector<ShelfStock> &stock)
{
    const auto place = std::ranges::find(stock, device.location, &ShelfStock::location);
    if (place != stock.end() && !place->location.isEmpty())
        return *place;
    return {.location = device.location, .devices = 0};
}

void DeskWork::takeBack(const QString &scan)
{
    const QString condition = conditionOfScan(scan);
    if (!condition.isEmpty()) {
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
    else
        Q_EMIT refused(DeskWords::nothingToJudge());
}

// What there is to undo is known when all that came before is done.
void DeskWork::undoCondition()
{
    if (const DeskRow *row = returnRow())
        m_queue.add(row->code, UndoCondition, m_return);
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
                          .customer = row->customer,
                          .upgradeOrderId = row->upgradeOrderId};
    m_stored = 0;
    Q_EMIT returnChanged();
}

void DeskWork::inspect(const QString &serial)
{
    if (const auto scan = m_returned.uninspected(serial)) {
        chooseReturn(*scan);
        return;
    }
    m_return = m_queue.add(serial, Inspect);
    m_device.reset();
    Q_EMIT returnChanged();
}

// It came back before, to this desk or another, and its condition is still to be set.
bool DeskWork::isToInspect(const ScanOutcome &outcome) const
{
    return outcome.refusal == ScanRefusal::AlreadyBack
        && lacksInspection(outcome.device->status, outcome.device->condition);
}

// What has been done is told, even if the shelf cannot be.
DeskWork::Return DeskWork::takeBackNow(const Context &context, const QString &scan)
{
    bool wasOut = false;
    Return done{.outcome = takeDeviceBack(context, scan, &wasOut)};
    done.wasOut = wasOut;
    if (done.outcome && (done.outcome->isDone() || done.outcome->refusal == ScanRefusal::AlreadyBack))
        done.stock = shelfStock(context, {done.outcome->device->sku}).value_or(std::vector<ShelfStock>());
    return done;
}

DeskWork::Return DeskWork::inspectNow(const Context &context, const QString &serial)
{
    Return done{.outcome = deviceToInspect(context, serial)};
    if (done.outcome && done.outcome->isDone())
        done.stock = shelfStock(context, {done.outcome->device->sku}).value_or(std::vector<ShelfStock>());
    return done;
}

QCoro::Task<ScanVerdict> DeskWork::workTakeBack(Scan scan)
{
    const auto work = [session = m_workplace.session, text = scan.text, purpose = scan.purpose] {
        const auto now = purpose == Inspect ? inspectNow : takeBackNow;
        return now(session->context(), text);
    };
    const auto done = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!done)
        co_return ScanVerdict::Refused;
    if (!done->outcome && done->wasOut)
        m_sawOut = scan.id;
    co_return done->outcome ? finishTakeBack(scan, *done->outcome, done->stock)
                            : fail(&m_returned, scan, done->outcome.error());
}

QCoro::Task<ScanVerdict> DeskWork::workCondition(Scan scan)
{
    const DeskRow *row = m_returned.find(scan.about);
    if (!row || !row->isDone)
        co_return ScanVerdict::Refused; // it was not taken back, and that has been said
    if (row->condition == scan.text) { // else to undo it would change nothing
        Q_EMIT done();
        co_return ScanVerdict::Done;
    }
    const QStringList said = row->conditionsSaid + QStringList(scan.text);
    co_return co_await writeCondition(scan, said);
}

QCoro::Task<ScanVerdict> DeskWork::workUndoCondition(Scan scan)
{
    const DeskRow *row = m_returned.find(scan.about);
    if (!row || !row->isDone)
        co_return ScanVerdict::Refused; // likewise
    if (row->conditionsSaid.isEmpty()) {
        Q_EMIT refused(DeskWords::isFinal(row->code));
        co_return ScanVerdict::Refused;
    }
    const QStringList said = row->conditionsSaid.mid(0, row->conditionsSaid.size() - 1);
    co_return co_await writeCondition(scan, said);
}

QCoro::Task<ScanVerdict> DeskWork::writeCondition(Scan scan, QStringList said)
{
    const DeskRow *row = m_returned.find(scan.about);
    const auto work = [session = m_workplace.session, serial = row->code,
                       condition = said.isEmpty() ? QString() : said.last()] {
        return onhire::setCondition(session->context(), serial, condition);
    };
    const auto set = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!set)
        co_return ScanVerdict::Refused;
    row = m_returned.find(scan.about);
    if (!*set) {
        if (row)
            scan.text = row->code;
        co_return fail(nullptr, scan, set->error());
    }
    if (!row) // the session is longer than is kept of it
        co_return ScanVerdict::Done;
    for (DeskRow changed : m_returned.rowsOfReturn(*row)) { // it may have been scanned more than once
        changed.condition = said.isEmpty() ? QString() : said.last();
        changed.conditionsSaid = said;
        changed.result = lookOfCondition(changed.condition);
        m_returned.write(changed);
    }
    Q_EMIT returnChanged();
    Q_EMIT done();
    co_return ScanVerdict::Done;
}

ScanVerdict DeskWork::finishTakeBack(const Scan &scan, const ScanOutcome &outcome,
                                     const std::vector<ShelfStock> &stock)
{
    DeskRow row = rowOf(scan, outcome);
    const bool isAtDesk = m_return == scan.id;
    const bool wasDone = scan.purpose == TakeBack && (outcome.isDone() || wasDoneBefore(scan, outcome));
    if (!wasDone && !outcome.isDone() && !isToInspect(outcome)) {
        if (isAtDesk)
            m_return = 0;
        Q_EMIT returnChanged();
        return refuse(m_returned, row, outcome, scan.text);
    }
    const ShelfStock shelf = shelfOf(*outcome.device, stock);
    row.isDone = true;
    row.rentalId = outcome.device->rentalId;
    row.shelf = shelf.location;
    row.upgradeOrderId = outcome.device->upgradeOrderId;
    row.wasBack = !wasDone;
    row.condition = outcome.device->condition; // null, but for a scan that took a second try
    row.result = lookOfCondition(row.condition);
    m_returned.write(row);
    if (isAtDesk) {
        m_device = outcome.device;
        m_device->location = shelf.location;
        m_stored = shelf.devices;
    }
    Q_EMIT returnChanged();
    if (row.counts())
        Q_EMIT takenBack(row);
    Q_EMIT this->done();
    return ScanVerdict::Done;
}

} // namespace onhire
