// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/demo/demo_store.h"
#include "core/data/orders/order_store.h"
#include "core/services/demo/demo_catalogue.h"
#include "core/services/demo/demo_documented.h"
#include "core/services/demo/demo_history.h"

#include <atomic>
#include <future>
#include <mutex>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int CustomersAtOnce = 2000;
constexpr int Workers = 2; // as neighbouring batches have no customer in common
constexpr int FewestCustomers = 24;
constexpr int OrdersPerCustomer = 4;
constexpr int MonthsBefore = 25;
constexpr int MostWithEntries = 5000; // orders

QString customersJson(quint32 seed, const QDateTime &at, int first, int count, QStringList &ids)
{
    JsonWriter json;
    json.beginArray();
    for (int i = first; i < first + count; ++i) {
        const DemoPerson person = demoPerson(seed, i + 1);
        const QDateTime since = at.addSecs(i);
        ids += newId(IdKind::Customer, since);
        writeCustomer(json, ids.constLast(), person, since);
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<QStringList> fillCustomers(const Context &context, quint32 seed, int total)
{
    const QDateTime at = context.now().addMonths(-MonthsBefore);
    const Scope scope = context.scope();
    QStringList ids;
    for (int first = 0; first < total; first += CustomersAtOnce) {
        const QString batch = customersJson(seed, at, first, std::min(CustomersAtOnce, total - first), ids);
        const auto write = [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(connection.allowLongStatements());
            return insertDemoCustomers(connection, scope, batch);
        };
        ONHIRE_TRY(inTransaction(context.database, scope, write));
    }
    return ids;
}

// The batches of all orders, on as many threads as can go on without waiting for each other.
class Filling
{
public:
    Filling(const Context &context, const DemoOptions &options, QHash<QString, OfferedVariant> offered,
            const QStringList &customerIds)
        : m_context(context), m_options(options), m_offered(std::move(offered)),
          m_orders(options.seed, context.now(), m_offered.keys(), customerIds),
          m_total(options.orders - DocumentedOrders)
    {
    }

    Result<void> run()
    {
        std::vector<std::future<void>> others;
        for (int worker = 1; worker < Workers; ++worker)
            others.push_back(std::async(std::launch::async, [this, worker] { work(worker); }));
        work(0);
        for (auto &other : others)
            other.get();
        return m_result;
    }

private:
    // What came first in the way of one is the result of all.
    void work(int worker)
    {
        auto done = writeOwn(worker);
        const std::scoped_lock lock(m_mutex);
        if (!done && !m_hasFailed.exchange(true))
            m_result = std::move(done);
    }

    Result<void> writeOwn(int worker)
    {
        Database database(m_context.database.conninfo());
        const Context context{database, m_context.tenant, m_context.actor, m_context.origin, m_context.clock};
        for (int number = worker; number * DemoBatch::Size < m_total; number += Workers) {
            if (m_hasFailed)
                return {};
            if (m_options.supervision.stop.stop_requested())
                return Failure(
                    Error{ErrorCode::ServiceUnavailable, {}, {}, u"creating the sample data was cancelled"_s});
            const int first = number * DemoBatch::Size;
            const DemoBatch batch{number, first, std::min(DemoBatch::Size, m_total - first), m_total};
            ONHIRE_TRY(write(context, batch));
            tell(batch.count);
        }
        return {};
    }

    Result<void> write(const Context &context, const DemoBatch &batch) const
    {
        ONHIRE_ASSIGN(const DemoHistory history,
                      historyOf(context, m_offered, m_orders.of(batch),
                                m_total > MostWithEntries ? DemoEntries::LeftOut : DemoEntries::Told));
        const auto insert = [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(connection.allowLongStatements());
            ONHIRE_TRY(insertDemoHistory(connection, *context.tenant, history));
            return insertDemoInvoices(connection, context.scope(), idsOf(history.payments));
        };
        return inTransaction(context.database, context.scope(), insert);
    }

    void tell(int orders)
    {
        const std::scoped_lock lock(m_mutex);
        m_done += orders;
        m_options.supervision.tell(DocumentedOrders + m_done, m_options.orders);
    }

    const Context &m_context;
    const DemoOptions &m_options;
    const QHash<QString, OfferedVariant> m_offered;
    const DemoOrders m_orders;
    const int m_total;
    std::atomic<bool> m_hasFailed = false;
    std::mutex m_mutex; // of what follows
    Result<void> m_result;
    int m_done = 0;
};

} // namespace

Result<void> fillWithDemo(const Context &context, const DemoOptions &options)
{
    ONHIRE_ASSIGN(const QStringList skus, fillCatalogue(context));
    const int customers = std::max(FewestCustomers, options.orders / OrdersPerCustomer);
    ONHIRE_ASSIGN(const QStringList customerIds, fillCustomers(context, options.seed, customers));
    ONHIRE_ASSIGN(auto offered, inTransaction(context.database, context.scope(), [&](Connection &connection) {
                      return offeredVariants(connection, *context.tenant, skus);
                  }));
    ONHIRE_TRY(fillDocumented(context, offered));
    return Filling(context, options, std::move(offered), customerIds).run();
}

} // namespace onhire
