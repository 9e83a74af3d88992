// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/demo/demo_store.h"

#include "core/base/clock.h"
#include "core/data/invoices/invoice_store.h"
#include "core/domain/payments/payment_lines.h"
#include "onhire/sql.h"

namespace onhire {

static Result<void> write(Connection &connection, const Scope &scope, const Statement &statement,
                          const QVariantList &values = {})
{
    ONHIRE_TRY(connection.run(scope, statement, QVariantList{scope.name()} + values));
    return {};
}

Result<void> insertDemoCustomers(Connection &connection, const Scope &scope, const QString &customers)
{
    return write(connection, scope, sql::demo::customers, {customers});
}

Result<void> insertDemoInvoices(Connection &connection, const Scope &scope, const QStringList &paymentIds)
{
    if (paymentIds.isEmpty())
        return {};
    ONHIRE_ASSIGN(Rows payments,
                  connection.run(scope, sql::demo::payment_documents, {scope.name(), paymentIds}));
    QStringList ids;
    QByteArrayList lines;
    while (payments.next()) {
        ids += payments.text(0);
        lines += linesOf(payments.bytes(1)).toByteArray();
    }
    ONHIRE_TRY(claimInvoiceNumbers(connection, scope));
    return write(connection, scope, sql::demo::invoices, {ids, QVariant::fromValue(lines)});
}

Result<void> insertOldProduct(Connection &connection, const Scope &scope, const DemoProduct &product)
{
    return write(connection, scope, sql::demo::old_product,
                 {product.productId, product.variantId, toTimestamp(product.since)});
}

Result<void> insertDemoDevices(Connection &connection, const Scope &scope, const DemoDevices &devices)
{
    return write(connection, scope, sql::demo::devices,
                 {devices.serialNumbers, devices.sku, toTimestamp(devices.since)});
}

Result<void> insertDemoGroups(Connection &connection, const Scope &scope, const DemoGroups &groups)
{
    return write(connection, scope, sql::demo::groups,
                 {groups.groups, groups.customerId, toTimestamp(groups.since),
                  groups.nextBilling.toString(Qt::ISODate)});
}

Result<void> insertOpenPayments(Connection &connection, const Scope &scope, const DemoPayments &payments)
{
    return write(connection, scope, sql::demo::open_payments,
                 {payments.payments, payments.rentalId, toTimestamp(payments.since)});
}

Result<void> callOffDemoPayment(Connection &connection, const Scope &scope, const QString &paymentId,
                                const QDateTime &at)
{
    return write(connection, scope, sql::demo::call_off, {paymentId, toTimestamp(at)});
}

} // namespace onhire
