// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/guarded_connection.h"

#include "app/http/edge/characters.h"
#include "app/http/edge/request_id.h"
#include "core/data/files/file_storage.h"

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <utility>

namespace onhire {

Q_LOGGING_CATEGORY(lcGuard, "onhire.http.guard")

static constexpr QByteArrayView ContinueLine = "HTTP/1.1 100 Continue\r\n\r\n";
static constexpr qint64 WireBufferBytes = 64 * 1024;
// What Qt HTTP Server is shown of any request. Its parser would read all of it once more, for the handler knows
// the real one; and so it never meets a byte from outside.
static constexpr QByteArrayView ShownHead = "PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";

GuardedConnection::GuardedConnection(GuardContext &context, ConnectionBudget::Seat seat, QObject *parent)
    : QTcpSocket(parent), m_context(context), m_seat(std::move(seat)), m_outlet(m_wire, context),
      m_rest(context.occupation)
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
    m_answered.cancel(); // nobody waits for it any more
    m_wire.disconnect(this); // its last signals would reach a half-destroyed object
    setSocketState(QAbstractSocket::UnconnectedState); // nor shall the base class announce a disconnect
}

bool GuardedConnection::adopt(SocketDescriptor socket)
{
    if (!m_wire.setSocketDescriptor(socket.get()))
        return false;
    socket.release();
    m_wire.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    setLocalAddress(m_wire.localAddress());
    setLocalPort(m_wire.localPort());
    setPeerAddress(m_wire.peerAddress());
    setPeerPort(m_wire.peerPort());
    setSocketState(QAbstractSocket::ConnectedState);
    enter(Phase::Idle, m_context.limits.idle);
    return QIODevice::open(QIODevice::ReadWrite);
}

void GuardedConnection::enforceDeadline()
{
    if (!m_deadline.hasExpired() && !m_stall.hasExpired())
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

void GuardedConnection::enter(Phase phase, std::chrono::milliseconds patience)
{
    m_phase = phase;
    m_deadline.setRemainingTime(patience);
    if (phase == Phase::Body || phase == Phase::Sending)
        noteProgress();
    else
        m_stall = QDeadlineTimer(QDeadlineTimer::Forever);
    if (phase == Phase::Idle && m_inbox.isEmpty() && m_wire.bytesAvailable() == 0)
        m_rest.begin(int(m_wire.socketDescriptor()));
    else
        m_rest.end();
}

std::chrono::milliseconds GuardedConnection::timeFor(qint64 bytes) const
{
    const GuardLimits &limits = m_context.limits;
    return limits.stall + std::chrono::milliseconds(bytes * 1000 / limits.bytesPerSecond);
}

void GuardedConnection::noteProgress()
{
    m_stall.setRemainingTime(m_context.limits.stall);
}

void GuardedConnection::receive()
{
    if (m_phase == Phase::Draining) {
        m_wire.readAll();
        return;
    }
    if (m_phase == Phase::Storing || m_phase == Phase::Answering || m_phase == Phase::Sending)
        return; // the next question waits until the last answer is out: so neither side can pile up memory

    // Taken whole: only an empty buffer makes QTcpSocket listen to the wire again.
    m_inbox.append(m_wire.readAll());
    if (m_phase == Phase::Idle && !m_inbox.isEmpty())
        enter(Phase::Head, m_context.limits.head);
    if (m_phase == Phase::Head)
        readHead();
    if (m_phase == Phase::Body) {
        noteProgress();
        takeBody();
    }

    // One request a turn: a client who pipelines must not keep the other connections of this thread waiting.
    if (m_phase == Phase::Idle && !m_inbox.isEmpty())
        QMetaObject::invokeMethod(this, &GuardedConnection::receive, Qt::QueuedConnection);
}

void GuardedConnection::readHead()
{
    if (!skipEmptyLine())
        return;
    if (!characters::isTokenChar(m_inbox.front()))
        return refuse(refusals::BadRequestLine); // a TLS greeting, most likely: it has no line end to wait for

    const QByteArrayView bytes =
        QByteArrayView(m_inbox).first(std::min(m_inbox.size(), m_context.limits.headBytes));
    for (qsizetype lf = bytes.indexOf('\n', m_lineStart); lf >= 0; lf = bytes.indexOf('\n', m_lineStart)) {
        if (lf == m_lineStart || bytes[lf - 1] != '\r')
            return refuse(refusals::BadLineEnd); // Qt takes a bare LF for a line end, proxies may not
        const bool isBlank = lf == m_lineStart + 1;
        m_lineStart = lf + 1;
        if (isBlank)
            return acceptHead(m_lineStart);
    }
    if (bytes.size() >= m_context.limits.headBytes)
        refuse(refusals::HeadersTooLarge);
}

// One empty line before a request is forgiven (RFC 9112, 2.2). Returns whether there is something to read after
// it.
bool GuardedConnection::skipEmptyLine()
{
    if (m_skippedEmptyLine || m_lineStart > 0 || !m_inbox.startsWith('\r'))
        return true;
    if (m_inbox.size() == 1)
        return false;
    if (m_inbox[1] != '\n')
        return true;
    m_skippedEmptyLine = true;
    m_inbox.remove(0, 2);
    if (!m_inbox.isEmpty())
        return true;
    enter(Phase::Idle, m_context.limits.idle); // it may have belonged to the request before
    return false;
}

void GuardedConnection::acceptHead(qsizetype size)
{
    const auto head = checkRequestHead(QByteArrayView(m_inbox).first(size), m_context.limits);
    if (!head)
        return refuse(head.error());
    m_frame = head->frame;
    m_request = requestFrom(*head, peerAddress(), m_context.proxies);
    if (const auto refusal = objectionTo(*head))
        return refuse(*refusal);
    awaitBody();
}

std::optional<Refusal> GuardedConnection::objectionTo(const RequestHead &head)
{
    const qint64 bodyBytes = head.frame.bodyBytes;
    if (head.host && !m_context.hosts.allows(*head.host))
        return refusals::MisdirectedRequest;
    if (bodyBytes == 0)
        return {};
    const Occupation::Work work(m_context.occupation);
    BodyPlan plan = m_context.handler.planBody(m_request);
    if (plan.refusal)
        return plan.refusal;
    if (bodyBytes > plan.limit)
        return refusals::PayloadTooLarge;
    m_request.file = std::move(plan.file);
    if (m_request.file || bodyBytes <= m_context.limits.smallBytes)
        return {};
    if (auto share = m_context.bytes->reserve(bodyBytes))
        m_bodyShare.emplace(std::move(*share));
    return m_bodyShare ? std::nullopt : std::optional(refusals::Overloaded);
}

void GuardedConnection::awaitBody()
{
    m_closing |= m_frame.closesConnection;
    enter(Phase::Body, timeFor(m_frame.bodyBytes));
    if (m_frame.expectsContinue && m_inbox.size() < m_frame.headBytes + m_frame.bodyBytes)
        m_wire.write(ContinueLine.data(), ContinueLine.size());
}

void GuardedConnection::takeBody()
{
    if (m_request.file)
        spool();
    else if (m_inbox.size() >= m_frame.headBytes + m_frame.bodyBytes)
        deliver();
}

// Hands what has arrived of the body to its file, on another thread: the connections of this one shall not wait
// for a disk. Until it is written nothing more is read, so a client can send no faster than the disk takes it.
void GuardedConnection::spool()
{
    const qint64 size = std::min<qint64>(m_inbox.size() - m_frame.headBytes, m_frame.bodyBytes - m_spooled);
    if (size == 0)
        return;
    const QByteArray piece = m_inbox.mid(m_frame.headBytes, size);
    m_inbox.remove(m_frame.headBytes, size);
    m_spooled += size;
    m_phase = Phase::Storing; // the deadline of the body goes on
    const bool isLast = m_spooled == m_frame.bodyBytes;
    m_stored.setFuture(QtConcurrent::run(m_context.disk.get(), [file = m_request.file, piece, isLast] {
        return file->write(piece) && (!isLast || file->finish());
    }));
}

void GuardedConnection::onStored()
{
    if (m_phase != Phase::Storing || m_wire.state() != QAbstractSocket::ConnectedState)
        return;
    m_phase = Phase::Body;
    if (!m_stored.result())
        return refuse(refusals::Overloaded);
    if (m_spooled == m_frame.bodyBytes)
        deliver();
    receive();
}

// What follows is copied, for it is little: a large body takes its memory with it.
QByteArray GuardedConnection::takeFromInbox(qsizetype size)
{
    QByteArray rest(m_inbox.constData() + size, m_inbox.size() - size);
    QByteArray taken = std::exchange(m_inbox, std::move(rest));
    taken.truncate(size);
    return taken;
}

void GuardedConnection::deliver()
{
    enter(Phase::Answering, std::chrono::milliseconds(0));
    m_inbox.remove(0, m_frame.headBytes);
    if (!m_request.file)
        m_request.body = takeFromInbox(m_frame.bodyBytes);
    const Lane lane = m_context.handler.laneOf(m_request);
    if (lane == Lane::Here)
        showToQt();
    else
        answerIn(m_context.slowLanes->of(lane));
}

// Qt HTTP Server wants its answer at once, so it is shown the request when there is one.
void GuardedConnection::answerIn(SlowLane &lane)
{
    m_answered.setFuture(lane.answer(m_request));
}

void GuardedConnection::onAnswered()
{
    if (m_wire.state() != QAbstractSocket::ConnectedState)
        return;
    m_context.reply = m_answered.future().takeResult();
    showToQt();
    receive();
}

void GuardedConnection::showToQt()
{
    m_released = ShownHead.size();
    m_context.current = &m_request;
    {
        const Occupation::Work work(m_context.occupation);
        Q_EMIT readyRead(); // Qt HTTP Server reads the request, the handler runs, the answer is written
    }
    m_context.current = nullptr;
    const QByteArray draft = std::exchange(m_answer, {});
    AnswerBody body = std::exchange(m_context.body, {});

    // Had Qt's parser taken it for something else, the next answer would be to another request.
    if (bytesAvailable() > 0 || !draft.startsWith("HTTP/1.1 ") || !draft.endsWith("\r\n\r\n")) {
        qCWarning(lcGuard, "request misunderstood by Qt HTTP Server; connection dropped");
        m_wire.abort();
        return;
    }
    m_bodyShare.reset();
    sendAnswer(draft, std::move(body));
    m_lineStart = 0;
    m_skippedEmptyLine = false;
    m_spooled = 0;
    m_frame = {};
    m_request = {};
    finishAnswer();
}

void GuardedConnection::sendAnswer(QByteArrayView draft, AnswerBody body)
{
    const qint64 size = body.size();
    if (m_frame.wantsHeadOnly || forbidsBody(draft))
        body = {};
    if (m_outlet.hold(body, m_request.method == "GET"))
        m_outlet.send(completeHead(draft, m_context.date.value(), m_closing, size), std::move(body));
    else
        sendRefusal(refusals::Overloaded);
}

void GuardedConnection::sendRefusal(const Refusal &refusal)
{
    const QByteArray id = m_request.id.isEmpty() ? newRequestId() : m_request.id;
    HttpReply reply = replyTo(refusal, id);
    sendAnswer(draftHead(reply, id), {std::move(reply.body), {}});
}

void GuardedConnection::refuse(const Refusal &refusal)
{
    m_closing = true;
    m_frame.wantsHeadOnly |= m_inbox.startsWith("HEAD "); // of a head that is not sound as well
    m_inbox.clear();
    m_bodyShare.reset();
    m_request.file.reset();
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
        return enter(Phase::Sending, timeFor(left));
    m_outlet.finish();
    if (m_closing)
        startDraining();
    else
        enter(Phase::Idle, m_context.limits.idle);
}

// Closing at once would make the kernel answer unread bytes with a reset, which overtakes our last words.
void GuardedConnection::startDraining()
{
    ::shutdown(static_cast<int>(m_wire.socketDescriptor()), SHUT_WR);
    enter(Phase::Draining, m_context.limits.linger);
    m_inbox.clear();
    m_wire.readAll();
}

void GuardedConnection::onWireSent(qint64 bytes)
{
    Q_EMIT bytesWritten(bytes);
    if (m_phase != Phase::Sending)
        return;
    noteProgress();
    m_outlet.goOn();
    if (m_outlet.left() > 0)
        return;
    finishAnswer();
    receive();
}

void GuardedConnection::onWireClosed()
{
    m_released = 0;
    m_rest.end();
    setSocketState(QAbstractSocket::UnconnectedState);
    Q_EMIT disconnected(); // Qt HTTP Server deletes us
}

qint64 GuardedConnection::bytesAvailable() const
{
    return QIODevice::bytesAvailable() + m_released;
}

qint64 GuardedConnection::bytesToWrite() const
{
    return m_wire.bytesToWrite() + m_answer.size();
}

qintptr GuardedConnection::socketDescriptor() const
{
    return m_wire.socketDescriptor();
}

void GuardedConnection::disconnectFromHost()
{
    m_wire.disconnectFromHost();
}

void GuardedConnection::close()
{
    m_wire.close();
    QIODevice::close();
}

qint64 GuardedConnection::readData(char *data, qint64 maxSize)
{
    const qint64 size = std::min(maxSize, m_released);
    std::memcpy(data, ShownHead.last(m_released).data(), size_t(size));
    m_released -= size;
    return size;
}

// QAbstractSocket's own versions of these two bypass readData().
qint64 GuardedConnection::readLineData(char *data, qint64 maxSize)
{
    return QIODevice::readLineData(data, maxSize);
}

qint64 GuardedConnection::skipData(qint64 maxSize)
{
    return QIODevice::skipData(maxSize);
}

qint64 GuardedConnection::writeData(const char *data, qint64 size)
{
    if (QByteArrayView(data, size) == ContinueLine)
        return size; // Qt 6.5+ says this too, but sees the request only when it is complete: too late to be of
                     // use
    m_answer.append(data, size);
    return size;
}

} // namespace onhire
