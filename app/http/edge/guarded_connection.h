// SPDX-License-Identifier: GPL-3.0-or-later
// The socket that Qt HTTP Server is given, which has no limits and no timeouts of its own. It is not the TCP
// connection but stands in front of it, as QSslSocket does, and lets through one complete, checked request at a
// time. So nothing here depends on the order in which slots run, and Qt's parser never sees a byte from
// outside.
#pragma once

#include "app/http/edge/guard_context.h"
#include "app/http/edge/occupation.h"
#include "app/http/edge/outlet.h"
#include "app/http/edge/request_head.h"
#include "app/http/edge/socket_descriptor.h"

#include <QDeadlineTimer>
#include <QFutureWatcher>
#include <QTcpSocket>

#include <optional>

namespace onhire {

class GuardedConnection final : public QTcpSocket
{
    Q_OBJECT

public:
    GuardedConnection(GuardContext &context, ConnectionBudget::Seat seat, QObject *parent);
    ~GuardedConnection() override;

    bool adopt(SocketDescriptor socket);
    void enforceDeadline();
    void windDown(); // answers what has arrived, then hangs up

    qint64 bytesAvailable() const override;
    qint64 bytesToWrite() const override;
    qintptr socketDescriptor() const override;
    void disconnectFromHost() override;
    void close() override;

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 readLineData(char *data, qint64 maxSize) override;
    qint64 skipData(qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    enum class Phase { Idle, Head, Body, Storing, Answering, Sending, Draining };

    void enter(Phase phase, std::chrono::milliseconds patience);
    std::chrono::milliseconds timeFor(qint64 bytes) const;
    void noteProgress();

    void receive();
    void readHead();
    bool skipEmptyLine();
    void acceptHead(qsizetype size);
    std::optional<Refusal> objectionTo(const RequestHead &head);
    void awaitBody();
    void takeBody();
    void spool();
    void onStored();
    QByteArray takeFromInbox(qsizetype size);
    void deliver();
    void answerIn(SlowLane &lane);
    void onAnswered();
    void showToQt();
    void sendAnswer(QByteArrayView draft, AnswerBody body);
    void sendRefusal(const Refusal &refusal);
    void refuse(const Refusal &refusal);
    void finishAnswer();
    void startDraining();
    void onWireSent(qint64 bytes);
    void onWireClosed();

    GuardContext &m_context;
    const ConnectionBudget::Seat m_seat;
    QTcpSocket m_wire;
    Outlet m_outlet;
    Occupation::Rest m_rest; // of the wire, while nothing has been read of the next request

    Phase m_phase = Phase::Idle;
    QDeadlineTimer m_deadline; // of the phase as a whole
    QDeadlineTimer m_stall; // since the last byte moved
    bool m_closing = false;

    QByteArray m_inbox; // taken from the wire, not yet answered
    qsizetype m_lineStart = 0; // of the first line of the head that has not ended yet
    bool m_skippedEmptyLine = false;
    RequestFrame m_frame;
    HttpRequest m_request;
    qint64 m_released = 0; // bytes that Qt HTTP Server may read now
    QByteArray m_answer; // its head as Qt writes it, until it is complete
    qint64 m_spooled = 0; // bytes of the body that went to the request's file
    QFutureWatcher<bool> m_stored;
    QFutureWatcher<HttpReply> m_answered;
    std::optional<ByteBudget::Share> m_bodyShare;
};

} // namespace onhire
