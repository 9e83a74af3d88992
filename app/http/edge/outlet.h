// SPDX-License-Identifier: GPL-3.0-or-later
// How an answer leaves a connection: a small body goes in one piece with its head, a large one is handed over
// without being copied, and content is read as the client takes it.
#pragma once

#include "app/http/edge/limits/byte_budget.h"

#include <QByteArray>

#include <memory>
#include <optional>

class QIODevice;
class QTcpSocket;

namespace onhire {

struct GuardContext;

// What follows the head of an answer: bytes, or content instead.
struct AnswerBody
{
    QByteArray bytes;
    std::shared_ptr<QIODevice> content;

    qint64 size() const;
};

class Outlet
{
public:
    Outlet(QTcpSocket &wire, GuardContext &context);

    // Whether there is room for it among the large answers that wait. What was only read can be asked for
    // again; what a write answered must be said, whatever it costs.
    bool hold(const AnswerBody &body, bool wasOnlyRead);
    void send(QByteArray head, AnswerBody body);
    void goOn(); // as much content as the socket may hold; the rest when the client has taken that
    qint64 left() const; // that has not reached the kernel
    void finish(); // everything has been sent

private:
    bool isLarge(const QByteArray &bytes) const;
    QByteArray nextPiece();

    QTcpSocket &m_wire;
    GuardContext &m_context;
    std::shared_ptr<QIODevice> m_content;
    qint64 m_contentLeft = 0;
    std::optional<ByteBudget::Share> m_share;
};

} // namespace onhire
