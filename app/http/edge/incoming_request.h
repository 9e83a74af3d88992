// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a connection is reading. Whether it is served at all is decided by its head, before any of
// its body is read; that is taken into memory, counted when it is large, or piece by piece into a file.
#pragma once

#include "app/http/edge/chunked_body.h"
#include "app/http/edge/http_message.h"
#include "app/http/edge/limits/byte_budget.h"
#include "app/http/edge/request_head.h"

#include <QFuture>

#include <optional>
#include <vector>

namespace onhire {

struct GuardContext;
class Inbox;

class IncomingRequest
{
public:
    IncomingRequest(Inbox &inbox, GuardContext &context) : m_inbox(inbox), m_context(context) { }

    // `head` was found in the inbox. Returns why the request is turned away, if it is.
    std::optional<Refusal> begin(QByteArrayView head, const QHostAddress &peer);

    const RequestFrame &frame() const { return m_frame; }
    bool goesToFile() const { return m_request.file != nullptr; }
    qint64 mostBytes() const; // that its body may have
    std::optional<Refusal> unpack(); // what has come of a body in chunks
    bool awaitsBody() const; // nothing of which has come yet
    bool hasArrived() const; // all of it
    bool isStored() const; // all of its body was handed to its file

    // Hands what has come of the body to its file, on another thread: the connections of this one must not
    // wait for a disk. None when nothing has come.
    std::optional<QFuture<bool>> store();

    // Takes it, whole, out of the inbox.
    void finish();
    const HttpRequest &request() const { return m_request; }

    void giveUp(); // nothing more is read of it, nor of what comes after it
    void releaseBudget();
    void clear(); // it was answered

private:
    std::optional<Refusal> objectionTo(const RequestHead &head);
    BodyPlan planBody();
    std::optional<Refusal> objectionToMuch();
    std::optional<Refusal> takeShare(qint64 bytes);
    QByteArray takePiece();

    Inbox &m_inbox;
    GuardContext &m_context;
    RequestFrame m_frame;
    HttpRequest m_request;
    std::optional<ChunkedBody> m_chunks; // where its length was not announced
    QByteArray m_unpacked; // of them
    qint64 m_stored = 0; // bytes of the body that went to the request's file
    bool m_isStored = false; // all of them
    std::vector<ByteBudget::Share> m_shares; // of a large body in memory
    qint64 m_reserved = 0; // by them
};

} // namespace onhire
