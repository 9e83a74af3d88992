// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_documented.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/documents/fill_documents.h"
#include "core/services/demo/demo_people.h"
#include "core/services/demo/documented.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int RunningDays = 45; // since the rentals began
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

QString customers(const QDateTime &at)
{
    JsonWriter json;
    json.beginArray();
    writeCustomer(json, documented::BusinessCustomer, person(u"Mira"_s, u"Berg"_s, u"Hafen Kontor"_s), at);
    writeCustomer(json, documented::SpareCustomer, person(u"Tom"_s, u"Marsh"_s, {}), at);
    return QString::fromUtf8(json.endArray().take());
}

DemoOrder order(QLatin1StringView id, OrderStatus status, int quantity, int months,
                std::initializer_list<QLatin1StringView> rentals, const QDateTime &at)
{
    DemoOrder made;
    made.orderId = id;
    made.customerId = documented::BusinessCustomer;
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
    return QString::fromUtf8(json.endArray().take());
}

Result<void> write(const Context &context, const Statement &statement, const QVariantList &values)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.run(context.scope(), statement, QVariantList{context.tenant->id} + values));
        return {};
    });
}

} // namespace

Result<void> fillDocumented(const Context &context, DemoOrders &written)
{
    using namespace documented;
    const QDateTime since = context.now().addMonths(-14);
    const QString at = toTimestamp(since);
    ONHIRE_TRY(write(context, sql::demo::customers, {customers(since)}));
    ONHIRE_TRY(write(context, sql::demo::old_product, {QString(OldProduct), QString(OldVariant), at}));
    ONHIRE_TRY(write(context, sql::demo::devices,
                     {list({FreeDevice, SpareDevice, StoredDevice, RetiredDevice}), QString(Sku), at}));
    ONHIRE_TRY(written.write(orders(context.now())));
    const QDate billingDay = nextDayOfMonth(dateIn(context.tenant->zone, context.now()), 15);
    ONHIRE_TRY(write(context, sql::demo::groups,
                     {groups(), QString(BusinessCustomer), at, billingDay.toString(Qt::ISODate)}));
    ONHIRE_TRY(write(context, sql::demo::open_payments,
                     {payments(), QString(ChargedRental), toTimestamp(context.now().addDays(-3))}));
    return fillDocuments(context.database, context.scope());
}

} // namespace onhire
