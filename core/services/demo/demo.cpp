// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/demo/demo_store.h"
#include "core/data/orders/order_store.h"
#include "core/services/demo/demo_catalogue.h"
#include "core/services/demo/demo_documented.h"
#include "core/services/demo/demo_orders.h"
#include "core/services/demo/demo_people.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int BatchSize = 2000; // of customers
// With their payments, ten times as many rows: few enough that a plan made without knowing of them does no
// harm.
constexpr int OrdersAtOnce = 500;
constexpr int FewestCustomers = 24;
constexpr int OrdersPerCustomer = 4;
constexpr int MonthsBefore = 25;

QString customersJson(QRandomGenerator &random, const QDateTime &at, int first, int count, QStringList &ids)
{
    JsonWriter json;
    json.beginArray();
    for (int i = first; i < first + count; ++i) {
        const DemoPerson person = demoPerson(random, i + 1);
        const QDateTime since = at.addSecs(i);
        ids += newId(IdKind::Customer, since);
        writeCustomer(json, ids.constLast(), person, since);
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

Result<QStringList> fillCustomers(const Context &context, QRandomGenerator &random, int total)
{
    const QDateTime at = context.now().addMonths(-MonthsBefore);
    const Scope scope = context.scope();
    QStringList ids;
    for (int first = 0; first < total; first += BatchSize) {
        const QString batch = customersJson(random, at, first, std::min(BatchSize, total - first), ids);
        const auto write = [&](Connection &connection) -> Result<void> {
            ONHIRE_TRY(connection.allowLongStatements());
            return insertDemoCustomers(connection, scope, batch);
        };
        ONHIRE_TRY(inTransaction(context.database, scope, write));
    }
    return ids;
}

// Of all payments that have none yet. Their numbers follow the days of the payments within a batch.
Result<void> fillInvoices(const Context &context, Connection &connection)
{
    ONHIRE_TRY(connection.allowLongStatements());
    return insertDemoInvoices(connection, context.scope());
}

} // namespace

Result<void> fillWithDemo(const Context &context, const DemoOptions &options)
{
    QRandomGenerator random(options.seed);
    ONHIRE_ASSIGN(const QStringList skus, fillCatalogue(context));
    const int customers = std::max(FewestCustomers, options.orders / OrdersPerCustomer);
    ONHIRE_ASSIGN(const QStringList customerIds, fillCustomers(context, random, customers));
    ONHIRE_ASSIGN(const auto offered,
                  inTransaction(context.database, context.scope(), [&](Connection &connection) {
                      return offeredVariants(connection, *context.tenant, skus);
                  }));
    DemoOrders orders(context, offered, customerIds, random);
    const int invented = options.orders - DocumentedOrders;
    for (int done = 0; done < invented; done += OrdersAtOnce) {
        const int count = std::min(OrdersAtOnce, invented - done);
        if (options.supervision.stop.stop_requested())
            return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"the sample data was called off"_s});
        const QRandomGenerator unused = random;
        const auto write = [&](Connection &connection) -> Result<void> {
            random = unused; // also when it is tried again
            if (done == 0)
                ONHIRE_TRY(fillDocumented(context, orders));
            ONHIRE_TRY(orders.write(done, count, invented));
            return fillInvoices(context, connection);
        };
        ONHIRE_TRY(inTransaction(context.database, context.scope(), write));
        options.supervision.tell(DocumentedOrders + done + count, options.orders);
    }
    return {};
}

} // namespace onhire
