// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/edge_fixture.h"

#include <QCryptographicHash>
#include <QFile>
#include <QThread>
#include <QTimeZone>

#include <malloc.h>

#include <stdexcept>

namespace onhire::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static QByteArray joined(const HttpRequest &request)
{
    QByteArray lines = request.method + ' ' + request.path + ' ' + request.query + '\n';
    for (const auto &[name, value] : request.headers)
        lines += name + '=' + value + '\n';
    return lines;
}

static int numberAfter(const QByteArray &path, const char *prefix)
{
    return path.mid(qsizetype(qstrlen(prefix))).toInt();
}

HttpReply ProbeHandler::answer(const HttpRequest &request)
{
    if (laneOf(request) != Lane::Here) {
        HttpRequest same = request;
        same.path.remove(0, 5);
        return answer(same);
    }
    ++m_tally.answered;
    if (request.path == "/ping" || request.path == "/healthz")
        return {.body = "{\"ok\":true}"};
    if (request.path == "/echo" || request.path == "/upload")
        return {.body = QByteArray::number(request.body.size()) + ' '
                    + QCryptographicHash::hash(request.body, QCryptographicHash::Md5).toHex()};
    if (request.path == "/request")
        return {.contentType = "text/plain", .body = joined(request)};
    if (request.path == "/boom")
        throw std::runtime_error("boom");
    if (request.path == "/empty")
        return {.status = 204};
    if (request.path == "/cached")
        return {.body = "{}", .headers = {{"Cache-Control", "max-age=60"}, {"X-Split", "a\r\nSet-Cookie: b"}}};
    if (request.path.startsWith("/number/"))
        return {.body = request.path.mid(8)};
    if (request.path.startsWith("/big/"))
        return {.contentType = "text/plain", .body = QByteArray(numberAfter(request.path, "/big/"), 'x')};
    if (request.path.startsWith("/slow/")) {
        ++m_tally.running;
        QThread::msleep(ulong(numberAfter(request.path, "/slow/")));
        --m_tally.running;
        return {.body = "{\"slow\":true}"};
    }
    if (request.path.startsWith("/gate/")) {
        const int closed = m_tally.gate;
        ++m_tally.running;
        m_tally.gate.wait(closed);
        --m_tally.running;
        return {.body = QByteArray(numberAfter(request.path, "/gate/"), 'x')};
    }
    return {.status = 404, .body = "{}"};
}

// What is asked for below /lane is answered like the same without it, on a thread for slow requests.
Lane ProbeHandler::laneOf(const HttpRequest &request) const noexcept
{
    return request.path.startsWith("/lane/") ? Lane::Busy : Lane::Here;
}

BodyPlan ProbeHandler::planBody(const HttpRequest &head) noexcept
{
    return {.limit = head.method == "POST" && head.path == "/upload" ? 25 * 1024 * 1024 : 1024 * 1024};
}

EdgeFixture::EdgeFixture() : clock(QDateTime(QDate(2026, 11, 21), QTime(9, 30), QTimeZone::utc()))
{
    options.host = u"127.0.0.1"_s;
    options.limits.tick = 20ms;
    options.limits.linger = 300ms;
}

bool EdgeFixture::start()
{
    budgets = {std::make_shared<ConnectionBudget>(connectionLimits), std::make_shared<ByteBudget>(byteLimit)};
    listener = std::make_unique<Listener>(options, budgets, clock,
                                          [this] { return std::make_unique<ProbeHandler>(tally); });
    const auto started = listener->start();
    if (!started) {
        qWarning("%s", qPrintable(started.error().detail));
        return false;
    }
    port = *started;
    return true;
}

static qint64 residentKilobytes()
{
    malloc_trim(0);
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:"))
            return line.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

MemoryWatch::MemoryWatch() : m_before(residentKilobytes()) { }

bool MemoryWatch::grewByLessThan(qint64 kilobytes) const
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return kilobytes > 0;
#else
    return residentKilobytes() - m_before < kilobytes;
#endif
}

} // namespace onhire::test
