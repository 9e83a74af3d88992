// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_documented.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/demo/demo_store.h"
#include "core/data/documents/fill_documents.h"
#include "core/services/demo/demo_history.h"
#include "core/services/demo/documented.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int RunningDays = 45; // since the rentals began
constexpr int MonthsOpen = 14; // since the first customers came
constexpr int OverDays = 5; // since the contracts ended whose devices are to come back

DemoPerson person(const QString &firstName, const QString &lastName, const QString &company)
{
    JsonWriter address;
    address.beginObject().member("contactName"_L1, QString(firstName + u' ' + lastName));
    address.member("streetAddress"_L1, "Hafenstr. 12"_L1).member("city"_L1, "Hamburg"_L1);
    address.member("country"_L1, "Germany"_L1).member("postalCode"_L1, "20457"_L1).endObject();
    const QString email = u"%1.%2@%3.example"_s.arg(firstName.toLower(), lastName.toLower(),
                                                    company.isEmpty() ? u"mail"_s : u"hafen-kontor"_s);
    return {firstName,
            lastName,
            company,
            email,
            u"+49 40 1234500"_s,
            company.isEmpty() ? u"individual"_s : u"business"_s,
            address.take()};
}

DemoPerson businessPerson()
{
    return person(u"Mira"_s, u"Berg"_s, u"Hafen Kontor"_s);
}

QString customers(const QDateTime &at)
{
    JsonWriter json;
    json.beginArray();
    writeCustomer(json, documented::BusinessCustomer, businessPerson(), at);
    writeCustomer(json, documented::SpareCustomer, person(u"Tom"_s, u"Marsh"_s, {}), at);
    return QString::fromUtf8(json.endArray().take());
}

DemoOrder order(QLatin1StringView id, OrderStatus status, int quantity, int months,
                std::initializer_list<QLatin1StringView> rentals, const QDateTime &at)
{
    DemoOrder made;
    made.orderId = id;
    made.customer = {documented::BusinessCustomer, businessPerson()};
    made.status = status;
    made.items = {{documented::Sku, quantity, months}};
    made.rentalIds = QStringList(rentals.begin(), rentals.end());
    made.at = made.changedAt = at;
    return made;
}

QList<DemoOrder> orders(const QDateTime &now)
{
    using enum OrderStatus;
    using namespace documented;
    const QDateTime began = now.addDays(-RunningDays), over = now.addDays(-OverDays).addMonths(-12);
    return {order(OverdueOrder, Fulfilled, 2, 12, {OverRental, OverdueRental}, over),
            order(RentedOrder, Fulfilled, 13, 36,
                  {KeptRental, ExtendedRental, UpgradedRental, ReplacedRental, BoughtRental, GivenBackRental,
                   CancelledRental, ChargedRental, GroupableRental, JoiningRental, MemberRental, LeavingRental,
                   SpareMemberRental},
                  began),
            order(PartialOrder, Partial, 2, 24, {PartialRental}, began),
            order(ConfirmedOrder, Confirmed, 1, 24, {}, now.addDays(-1)),
            order(PendingOrder, Pending, 1, 12, {}, now.addSecs(-3600)),
            order(CancellableOrder, Pending, 1, 24, {}, now.addSecs(-3600))};
}

QString list(std::initializer_list<QLatin1StringView> texts)
{
    JsonWriter json;
    json.beginArray();
    for (const QLatin1StringView text : texts)
        json.value(text);
    return QString::fromUtf8(json.endArray().take());
}

QString groups()
{
    using namespace documented;
    JsonWriter json;
    json.beginArray();
    const auto add = [&](QLatin1StringView id, QLatin1StringView name,
                         std::initializer_list<QLatin1StringView> rentals) {
        json.beginObject().member("billing_group_id"_L1, id).member("group_name"_L1, name);
        json.key("rental_ids"_L1).raw(list(rentals).toLatin1()).endObject();
    };
    add(Group, "Head office"_L1, {MemberRental, LeavingRental});
    add(SpareGroup, "Workshop"_L1, {SpareMemberRental});
    return QString::fromUtf8(json.endArray().take());
}

QString payments()
{
    using namespace documented;
    JsonWriter json;
    json.beginArray();
    const auto add = [&](QLatin1StringView id, QLatin1StringView status) {
        json.beginObject().member("payment_id"_L1, id).member("status"_L1, status).endObject();
    };
    add(PendingPayment, "pending"_L1);
    add(FailingPayment, "pending"_L1);
    add(CancellablePayment, "pending"_L1);
    add(FailedPayment, "failed"_L1);
    add(PaidPayment, "paid"_L1);
    add(LostPayment, "pending"_L1);
    add(CalledOffPayment, "pending"_L1); // and then it is called off
    return QString::fromUtf8(json.endArray().take());
}

QStringList openPayments()
{
    using namespace documented;
    return {PendingPayment, FailingPayment, CancellablePayment, FailedPayment, PaidPayment, LostPayment};
}

// What the orders need.
Result<void> fillBefore(const Context &context)
{
    using namespace documented;
    const QDateTime since = context.now().addMonths(-MonthsOpen);
    const Scope scope = context.scope();
    return inTransaction(context.database, scope, [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(insertDemoCustomers(connection, scope, customers(since)));
        ONHIRE_TRY(insertOldProduct(connection, scope,
                                    {.productId = OldProduct, .variantId = OldVariant, .since = since}));
        return insertDemoDevices(connection, scope,
                                 {.serialNumbers = list({FreeDevice, SpareDevice, StoredDevice, RetiredDevice}),
                                  .sku = Sku,
                                  .since = since});
    });
}

// What needs the orders.
Result<void> fillAfter(const Context &context)
{
    using namespace documented;
    const QDateTime now = context.now();
    const Scope scope = context.scope();
    return inTransaction(context.database, scope, [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(insertDemoGroups(connection, scope,
                                    {.groups = groups(),
                                     .customerId = BusinessCustomer,
                                     .since = now.addMonths(-MonthsOpen),
                                     .nextBilling = nextDayOfMonth(dateIn(context.tenant->zone, now), 15)}));
        const QDateTime since = now.addDays(-3);
        ONHIRE_TRY(insertOpenPayments(connection, scope,
                                      {.payments = payments(), .rentalId = ChargedRental, .since = since}));
        return callOffDemoPayment(connection, scope, CalledOffPayment, since);
    });
}

} // namespace

Result<void> fillDocumented(const Context &context, const QHash<QString, OfferedVariant> &offered)
{
    ONHIRE_ASSIGN(const DemoHistory history,
                  historyOf(context, offered, orders(context.now()), DemoEntries::Told));
    const auto write = [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(fillBefore(context));
        ONHIRE_TRY(insertDemoHistory(connection, *context.tenant, history));
        ONHIRE_TRY(fillAfter(context));
        ONHIRE_TRY(fillDocuments(context.database, context.scope()));
        return insertDemoInvoices(connection, context.scope(), idsOf(history.payments) + openPayments());
    };
    return inTransaction(context.database, context.scope(), write);
}

} // namespace onhire
