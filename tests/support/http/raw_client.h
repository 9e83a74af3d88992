// SPDX-License-Identifier: GPL-3.0-or-later
// A client that sends whatever bytes it is told to, and hangs up in whatever way: for tests of the HTTP edge.
#pragma once

#include <QByteArray>

#include <chrono>

namespace onhire::test {

enum class End { Open, Closed, Reset };

// What a client read until the other side closed, or time was up.
struct Heard
{
    QByteArray bytes;
    End end = End::Open;

    int status() const; // of the first answer; 0 without one
    QByteArray body() const;
    QByteArray header(const QByteArray &name) const;
    int answers() const;
};

class RawClient
{
public:
    explicit RawClient(quint16 port, const char *host = "127.0.0.1", int receiveBuffer = 0);
    ~RawClient();
    Q_DISABLE_COPY_MOVE(RawClient)

    bool isConnected() const { return m_socket >= 0; }
    bool send(const QByteArray &bytes); // false when the other side has hung up

    Heard readToEnd(std::chrono::milliseconds patience = std::chrono::seconds(10));
    Heard readFor(std::chrono::milliseconds time) { return readToEnd(time); }
    Heard readAnswer(); // one, by its Content-Length; the connection stays
    Heard ask(const QByteArray &bytes); // send, then readAnswer

    void finishSending(); // closes our half
    void hangUp();
    void reset(); // hangs up rudely, with RST

private:
    int receive(char *buffer, int size, std::chrono::milliseconds patience);

    int m_socket = -1;
    QByteArray m_unread;
};

QByteArray get(const QByteArray &target, const QByteArray &moreHeaders = {});
QByteArray post(const QByteArray &target, const QByteArray &body, const QByteArray &moreHeaders = {});

} // namespace onhire::test
