// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_work.h"

#include "core/base/id.h"
#include "core/services/subscriptions/early_return_request.h"

using namespace Qt::StringLiterals;

namespace onhire {

DeskWork::DeskWork(const Workplace &workplace, QObject *parent)
    : QObject(parent), m_workplace(workplace),
      m_words(workplace.format(), workplace.session->tenant()->currency, workplace.session->tenant()->exponent),
      m_assigned(DeskSession::Kind::Assign, workplace.format()),
      m_returned(DeskSession::Kind::TakeBack, workplace.format()),
      m_queue(workplace.session->clock(), [this](const Scan &scan) { return work(scan); })
{
    connect(&m_queue, &ScanQueue::changed, this, [this](const Scan &scan) {
        if (scan.purpose == Assign || scan.purpose == Replace)
            m_assigned.note(scan);
        else if (scan.purpose == TakeBack || scan.purpose == Inspect)
            m_returned.note(scan);
    });
}

QCoro::Task<ScanVerdict> DeskWork::work(const Scan &scan)
{
    switch (scan.purpose) {
    case Assign: return workAssign(scan);
    case Replace: return workReplace(scan);
    case SetAside: return workSetAside(scan);
    case TakeBack:
    case Inspect: return workTakeBack(scan);
    case Condition: return workCondition(scan);
    case UndoCondition: return workUndoCondition(scan);
    default: return workNote(scan);
    }
}

// What was tried before and found done the next time was done by this very scan; a device that was not out when
// it was tried came back before.
bool DeskWork::wasDoneBefore(const Scan &scan, const ScanOutcome &outcome) const
{
    if (scan.tries < 2 || !outcome.device)
        return false;
    const QString &serial = outcome.device->serialNumber;
    if (outcome.refusal == ScanRefusal::AlreadyAssigned)
        return !m_assigned.hasDone(serial, outcome.device->orderId);
    return outcome.refusal == ScanRefusal::AlreadyBack && m_sawOut == scan.id
        && !m_returned.hasDone(serial, outcome.device->orderId);
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

ScanVerdict DeskWork::refuse(DeskSession &session, DeskRow row, const ScanOutcome &outcome, const QString &scan)
{
    row.result = DeskWords::look(*outcome.refusal);
    hasNoDevice(row.scan);
    row.notice = m_words.notice(outcome, scan);
    row.notice.scan = row.scan;
    row.notice.passes = !row.notice.offersEarlyReturn; // its row keeps it; what can be asked for stays
    session.write(row);
    Q_EMIT refused(row.notice);
    return ScanVerdict::Refused;
}

QString DeskWork::codeOf(const QString &subject)
{
    const bool hasId = isId(IdKind::Order, subject) || isId(IdKind::Subscription, subject);
    return hasId ? shortCodeOf(subject) : subject;
}

void DeskWork::note(const QString &subject, const QString &line)
{
    m_queue.add(subject + u'\n' + line, Note);
}

void DeskWork::askForEarlyReturn(const QString &rentalId, const QString &line, quint64 refused)
{
    m_queue.add(rentalId + u'\n' + line, AskForEarlyReturn, refused);
}

QCoro::Task<ScanVerdict> DeskWork::workNote(Scan scan)
{
    const QString subject = scan.text.section(u'\n', 0, 0), line = scan.text.section(u'\n', 1);
    const auto write = scan.purpose == AskForEarlyReturn ? requestEarlyReturn : addNote;
    const auto work = [session = m_workplace.session, write, subject, line] {
        return write(session->context(), subject, line);
    };
    const auto written = co_await m_workplace.runner.runAlways(m_alive.current(), work);
    if (!written)
        co_return ScanVerdict::Refused;
    if (!*written) {
        scan.text = codeOf(subject);
        co_return fail(nullptr, scan, written->error());
    }
    if (scan.purpose == AskForEarlyReturn)
        tellRequested(scan.about, subject);
    else
        Q_EMIT noted(subject);
    co_return ScanVerdict::Done;
}

// On the row of the device that was not taken back.
void DeskWork::tellRequested(quint64 refused, const QString &rentalId)
{
    const DeskRow *row = m_returned.find(refused);
    if (!row)
        return;
    DeskRow asked = *row;
    asked.result = {tr("Early return requested"), Tone::Warn, Glyph::Clock};
    asked.notice = DeskWords::askedForEarlyReturn(asked.code, rentalId);
    m_returned.write(asked);
    Q_EMIT told(asked.notice);
}

// Nobody can tell what has become of it: it is tried again. Anything else will not get better by that.
ScanVerdict DeskWork::fail(DeskSession *session, const Scan &scan, const Error &error)
{
    if (error.code == ErrorCode::ServiceUnavailable)
        return ScanVerdict::TryAgain;
    DeskNotice notice = DeskWords::notice(error, scan.text);
    notice.passes = session; // its row keeps it
    if (session) {
        DeskRow row = rowOf(scan, {});
        row.result = {tr("Not done"), Tone::Bad, Glyph::Warning};
        hasNoDevice(row.scan);
        row.notice = notice;
        session->write(row);
    }
    Q_EMIT refused(notice);
    return ScanVerdict::Refused;
}

} // namespace onhire
