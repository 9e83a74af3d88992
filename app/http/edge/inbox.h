// SPDX-License-Identifier: GPL-3.0-or-later
// What a client has sent and nobody has answered yet: at the front the request that is being read, behind it
// whatever was sent without waiting. Here a head is found and a body cut off; what they say is for others.
#pragma once

#include "app/http/edge/refusal.h"

#include <QByteArray>

#include <tl/expected.hpp>

namespace onhire {

class Inbox
{
public:
    explicit Inbox(qsizetype longestHead) : m_longestHead(longestHead) { }

    void add(const QByteArray &bytes) { m_bytes.append(bytes); }
    void clear() { m_bytes.clear(); }
    bool isEmpty() const { return m_bytes.isEmpty(); }
    bool startsWith(QByteArrayView bytes) const { return m_bytes.startsWith(bytes); }

    // The head of the request at the front, up to and including its blank line; empty until that has come. It
    // stays in the inbox, and is searched on from where the last search ended.
    tl::expected<QByteArrayView, Refusal> findHead();

    // Of the body, and of whatever comes after it.
    qsizetype bytesBehindHead() const { return m_bytes.size() - m_headBytes; }
    QByteArrayView behindHead() const { return QByteArrayView(m_bytes).sliced(m_headBytes); }
    QByteArray takeFromBehindHead(qsizetype size);

    void dropHead(); // then the body is at the front
    QByteArray takeFromFront(qsizetype size);

private:
    bool skipEmptyLine();

    const qsizetype m_longestHead;
    QByteArray m_bytes;
    qsizetype m_lineStart = 0; // of the first line of the head that has not ended yet
    qsizetype m_headBytes = 0; // once it was found
    bool m_skippedEmptyLine = false;
};

} // namespace onhire
