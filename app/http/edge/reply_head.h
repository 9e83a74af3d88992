// SPDX-License-Identifier: GPL-3.0-or-later
// What every answer carries, whether a handler gave it or the edge itself: written in one place, so that no
// answer and no version of Qt can differ.
#pragma once

#include "app/http/edge/http_message.h"

#include <QDateTime>

namespace onhire {

class Clock;

const char *reasonPhrase(int status);

// Said ahead of an answer: the body may come.
inline constexpr QByteArrayView ContinueLine = "HTTP/1.1 100 Continue\r\n\r\n";

// The reply's own headers, those that cannot break the head, and the ones that all answers have.
HttpHeaderList allHeaders(const HttpReply &reply, const QByteArray &requestId);

// A head as the adapter writes it, ended by a blank line; its status line and its last headers are the guard's
// to complete.
QByteArray draftHead(const HttpReply &reply, const QByteArray &requestId);

// The time of the Date header, worded anew once a second.
class DateHeader
{
public:
    explicit DateHeader(const Clock &clock) : m_clock(clock) { }
    const QByteArray &value();

private:
    const Clock &m_clock;
    qint64 m_second = -1;
    QByteArray m_value;
};

// The head as it goes out: the right reason phrase, Date, Connection: close for a last answer, and the length
// of what follows, none where there can be no body.
QByteArray completeHead(QByteArrayView draft, const QByteArray &date, bool isLast, qint64 contentLength);

// 204 and 304 end with their head.
bool forbidsBody(QByteArrayView draft);

} // namespace onhire
