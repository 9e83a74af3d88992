// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt HTTP Server sees of a connection. It is not the TCP connection but stands in front of it, as
// QSslSocket does, and shows the same harmless request whenever there is one to answer. Qt's parser would read
// all of the real one once more, and the handler knows it anyway; so the parser never meets a byte from
// outside.
#pragma once

#include "app/http/edge/outlet.h"

#include <QTcpSocket>

#include <optional>

namespace onhire {

struct HttpRequest;

// An answer as the handler gave it; its head is still to be completed.
struct DraftAnswer
{
    QByteArray head;
    AnswerBody body;
};

class ShownSocket : public QTcpSocket
{
    Q_OBJECT

public:
    // `wire` is the TCP connection behind it.
    ShownSocket(QTcpSocket &wire, GuardContext &context, QObject *parent);

    qint64 bytesAvailable() const override;
    qint64 bytesToWrite() const override;
    qintptr socketDescriptor() const override;
    void disconnectFromHost() override;
    void close() override;

protected:
    bool openLikeWire();
    void closeLikeWire(); // Qt HTTP Server deletes the connection then

    // Nothing if Qt HTTP Server took the request for something else: then its next answer would be to another.
    std::optional<DraftAnswer> letAnswer(const HttpRequest &request);

    qint64 readData(char *data, qint64 maxSize) override;
    qint64 readLineData(char *data, qint64 maxSize) override;
    qint64 skipData(qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QTcpSocket &m_behind;
    GuardContext &m_context;
    qint64 m_unread = 0; // bytes that Qt HTTP Server may read now
    QByteArray m_head; // of the answer, as Qt writes it
};

} // namespace onhire
