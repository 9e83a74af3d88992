// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/order_writers.h"

#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QDeadlineTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire::test {

OrderWriters::OrderWriters(Access access, quint16 port, int writers)
    : m_access(std::move(access)), m_port(port), m_heard(size_t(writers))
{
    for (int i = 0; i < writers; ++i)
        m_threads.emplace_back([this, i] { write(i); });
}

OrderWriters::~OrderWriters()
{
    (void)stop();
}

QStringList OrderWriters::stop()
{
    m_isDone = true;
    for (std::thread &thread : m_threads)
        thread.join();
    m_threads.clear();
    QStringList all;
    for (const QStringList &heard : m_heard)
        all += heard;
    all.sort();
    return all;
}

void OrderWriters::write(int writer)
{
    quint16 known = m_port;
    auto client = std::make_unique<ApiClient>(m_access.clientAt(known));
    for (int i = 0; !m_isDone; ++i) {
        while (m_rests && !m_isDone)
            std::this_thread::sleep_for(5ms);
        const QByteArray email =
            "w" + QByteArray::number(writer) + "-" + QByteArray::number(i) + "@example.com";
        const Reply reply = insist(email, known, client);
        if (reply.status != 201)
            qFatal("%s was answered with %d %s", email.constData(), reply.status, reply.body.constData());
        m_heard[size_t(writer)] += QString::fromLatin1(reply.text("orderId") + ' ' + email);
        ++m_acknowledged;
    }
}

// Until it is said to be done, whatever happens to servers meanwhile.
Reply OrderWriters::insist(const QByteArray &email, quint16 &known, std::unique_ptr<ApiClient> &client) const
{
    const QByteArray body = OrderSketch{.email = email}.body();
    const QDeadlineTimer patience(120s);
    while (true) {
        if (known != m_port)
            client = std::make_unique<ApiClient>(m_access.clientAt(known = m_port));
        Reply reply = client->post("/v1/orders", body, {{"Idempotency-Key", email}});
        const bool isLater = reply.status == 503 && reply.header("Retry-After").toInt() >= 1;
        if ((reply.status != 0 && !isLater) || patience.hasExpired())
            return reply;
        std::this_thread::sleep_for(5ms);
    }
}

QStringList storedOrders(const ClusterAddress &database, const QByteArray &tenantId)
{
    const QString statement = u"select string_agg(o.order_id || ' ' || c.email, ',') from orders o "
                              "join customers c using (tenant_id, customer_id) where o.tenant_id = '%1'"_s;
    QStringList orders = runSql(database, adminRole, {statement.arg(QString::fromLatin1(tenantId))})
                             .split(u',', Qt::SkipEmptyParts);
    orders.sort();
    return orders;
}

} // namespace onhire::test
