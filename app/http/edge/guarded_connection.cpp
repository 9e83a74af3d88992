// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/guarded_connection.h"

#include "app/http/edge/request_id.h"

#include <QLoggingCategory>

#include <sys/socket.h>

#include <utility>

namespace onhire {

Q_LOGGING_CATEGORY(lcGuard, "onhire.http.guard")

static constexpr qint64 WireBufferBytes = 64 * 1024;

GuardedConnection::GuardedConnection(GuardContext &context, ConnectionBudget::Seat seat,
                                     Occupation::Newcomer newcomer, QObject *parent)
    : ShownSocket(m_wire, context, parent), m_context(context), m_seat(std::move(seat)),
      m_newcomer(std::move(newcomer)), m_outlet(m_wire, context), m_rest(context.occupation),
      m_inbox(context.limits.headBytes), m_incoming(m_inbox, context)
{
    m_wire.setReadBufferSize(WireBufferBytes); // beyond it TCP itself makes the client wait
    connect(&m_wire, &QTcpSocket::readyRead, this, &GuardedConnection::receive);
    connect(&m_wire, &QTcpSocket::bytesWritten, this, &GuardedConnection::onWireSent);
    connect(&m_wire, &QTcpSocket::disconnected, this, &GuardedConnection::onWireClosed);
    connect(&m_stored, &QFutureWatcher<bool>::finished, this, &GuardedConnection::onStored);
    connect(&m_answered, &QFutureWatcher<HttpReply>::finished, this, &GuardedConnection::onAnswered);
}

GuardedConnection::~GuardedConnection()
{
    if (m_answered.isRunning()) { // nobody waits for it any more
        m_answered.cancel();
        m_context.slowLanes->forgetCancelled();
    }
    m_wire.disconnect(this); // its last signals would reach a half-destroyed object
    setSocketState(QAbstractSocket::UnconnectedState); // nor must the base class announce a disconnect
}

bool GuardedConnection::adopt(Descriptor socket)
{
    if (!m_wire.setSocketDescriptor(socket.get()))
        return false;
    socket.release();
    m_wire.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    becomeIdle();
    return openLikeWire();
}

void GuardedConnection::enforceDeadline()
{
    if (!m_deadline.hasPassed())
        return;
    switch (m_phase) {
    case Phase::Idle: m_wire.disconnectFromHost(); break;
    case Phase::Head:
    case Phase::Body: refuse(refusals::RequestTimeout); break;
    case Phase::Sending:
    case Phase::Draining: m_wire.abort(); break;
    case Phase::Storing:
    case Phase::Answering: break;
    }
}

void GuardedConnection::windDown()
{
    m_closing = true;
    // What has reached the kernel before the end began is still answered.
    if (m_phase == Phase::Idle && !m_wire.waitForReadyRead(0) && m_phase == Phase::Idle)
        m_wire.disconnectFromHost();
}

void GuardedConnection::enter(Phase phase, Deadline deadline)
{
    m_phase = phase;
    m_deadline = deadline;
    if (phase == Phase::Idle && m_inbox.isEmpty() && m_wire.bytesAvailable() == 0)
        m_rest.begin(int(m_wire.socketDescriptor()));
    else
        m_rest.end();
}

void GuardedConnection::becomeIdle()
{
    enter(Phase::Idle, Deadline(m_context.limits.idle));
}

void GuardedConnection::receive()
{
    m_newcomer.reset();
    if (m_phase == Phase::Draining) {
        m_wire.readAll();
        return;
    }
    if (m_phase == Phase::Storing || m_phase == Phase::Answering || m_phase == Phase::Sending)
        return; // the next question waits until the last answer is out: so neither side can pile up memory

    // Taken whole: only an empty buffer makes QTcpSocket listen to the wire again.
    m_inbox.add(m_wire.readAll());
    if (m_phase == Phase::Idle && !m_inbox.isEmpty())
        enter(Phase::Head, Deadline(m_context.limits.head));
    if (m_phase == Phase::Head)
        receiveHead();
    if (m_phase == Phase::Body)
        receiveBody();

    // One request a turn: a client who pipelines must not keep the other connections of this thread waiting.
    if (m_phase == Phase::Idle && !m_inbox.isEmpty())
        QMetaObject::invokeMethod(this, &GuardedConnection::receive, Qt::QueuedConnection);
}

void GuardedConnection::receiveHead()
{
    const auto head = m_inbox.findHead();
    if (!head)
        refuse(head.error());
    else if (!head->isEmpty())
        acceptHead(*head);
    else if (m_inbox.isEmpty())
        becomeIdle(); // it was an empty line, which may have belonged to the request before
}

void GuardedConnection::acceptHead(QByteArrayView bytes)
{
    if (const auto refusal = m_incoming.begin(bytes, peerAddress()))
        return refuse(*refusal);
    const RequestFrame &frame = m_incoming.frame();
    m_closing |= frame.closesConnection;
    enter(Phase::Body, Deadline(m_incoming.mostBytes(), m_context.limits));
    if (frame.expectsContinue && m_incoming.awaitsBody())
        m_wire.write(ContinueLine.data(), ContinueLine.size());
}

void GuardedConnection::receiveBody()
{
    m_deadline.noteProgress();
    if (const auto refusal = m_incoming.unpack())
        return refuse(*refusal);
    if (m_incoming.goesToFile())
        store();
    else if (m_incoming.hasArrived())
        answer();
}

// Until it is written nothing more is read, so a client can send no faster than the disk takes it.
void GuardedConnection::store()
{
    if (const auto stored = m_incoming.store()) {
        m_phase = Phase::Storing; // within the deadline of the body
        m_stored.setFuture(*stored);
    }
}

void GuardedConnection::onStored()
{
    if (m_phase != Phase::Storing || m_wire.state() != QAbstractSocket::ConnectedState)
        return;
    m_phase = Phase::Body;
    if (!m_stored.result())
        return refuse(refusals::Overloaded);
    if (m_incoming.isStored())
        answer();
    receive();
}

void GuardedConnection::answer()
{
    enter(Phase::Answering, Deadline());
    m_incoming.finish();
    const HttpRequest &request = m_incoming.request();
    const Lane lane = m_context.handler.laneOf(request);
    if (lane == Lane::Here)
        showToQt();
    else
        m_answered.setFuture(m_context.slowLanes->of(lane).answer(request));
}

void GuardedConnection::onAnswered()
{
    if (m_wire.state() != QAbstractSocket::ConnectedState)
        return;
    m_context.reply = m_answered.future().takeResult();
    showToQt();
    receive();
}

// Qt HTTP Server wants its answer at once: what another lane answers, it is shown when the answer is there.
void GuardedConnection::showToQt()
{
    auto draft = letAnswer(m_incoming.request());
    if (!draft) {
        qCWarning(lcGuard, "request misunderstood by Qt HTTP Server; connection dropped");
        m_wire.abort();
        return;
    }
    m_incoming.releaseBudget();
    sendAnswer(std::move(*draft));
    m_incoming.clear();
    finishAnswer();
}

void GuardedConnection::sendAnswer(DraftAnswer draft)
{
    auto &[head, body] = draft;
    const qint64 size = body.size();
    if (m_incoming.frame().wantsHeadOnly || forbidsBody(head))
        body = {};
    if (m_outlet.hold(body, m_incoming.request().method == "GET"))
        m_outlet.send(completeHead(head, m_context.date.value(), m_closing, size), std::move(body));
    else
        sendRefusal(refusals::Overloaded);
}

void GuardedConnection::sendRefusal(const Refusal &refusal)
{
    const QByteArray &ownId = m_incoming.request().id;
    const QByteArray id = ownId.isEmpty() ? newRequestId() : ownId;
    HttpReply reply = replyTo(refusal, id);
    sendAnswer({draftHead(reply, id), {std::move(reply.body), {}}});
}

void GuardedConnection::refuse(const Refusal &refusal)
{
    m_closing = true;
    m_incoming.giveUp();
    sendRefusal(refusal);
    finishAnswer();
}

void GuardedConnection::finishAnswer()
{
    m_wire.flush(); // now, not after another turn of the event loop
    m_outlet.goOn(); // so that something is left to write, and its end wakes us
    if (m_wire.state() != QAbstractSocket::ConnectedState)
        return;
    if (const qint64 left = m_outlet.left(); left > 0)
        return enter(Phase::Sending, Deadline(left, m_context.limits));
    m_outlet.finish();
    if (m_closing)
        startDraining();
    else
        becomeIdle();
}

// Closing at once would make the kernel answer unread bytes with a reset, which overtakes our last words.
void GuardedConnection::startDraining()
{
    ::shutdown(static_cast<int>(m_wire.socketDescriptor()), SHUT_WR);
    enter(Phase::Draining, Deadline(m_context.limits.linger));
    m_inbox.clear();
    m_wire.readAll();
}

void GuardedConnection::onWireSent(qint64 bytes)
{
    Q_EMIT bytesWritten(bytes);
    if (m_phase != Phase::Sending)
        return;
    m_deadline.noteProgress();
    m_outlet.goOn();
    if (m_outlet.left() > 0)
        return;
    finishAnswer();
    receive();
}

void GuardedConnection::onWireClosed()
{
    m_rest.end();
    closeLikeWire();
}

} // namespace onhire
