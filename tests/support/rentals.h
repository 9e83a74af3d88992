// SPDX-License-Identifier: GPL-3.0-or-later
// A shop whose phones are rented out: PHONE for 12 months at 49.90 or 24 at 39.90, TABLET for 24 at 79.90.
#pragma once

#include "core/base/json_reader.h"
#include "core/data/db/transaction.h"
#include "core/data/doctor/invariants.h"
#include "core/services/assets/assets.h"
#include "core/services/invoices/invoices.h"
#include "core/services/orders/orders.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/products/products.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/subscriptions.h"
#include "core/services/tenants/tenants.h"
#include "tests/support/shop.h"

#include <type_traits>

namespace onhire::test {

using namespace Qt::StringLiterals;

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

template <typename T>
T need(Result<T> result)
{
    if (!result)
        qFatal("%s %s", codeOf(result).constData(),
               qUtf8Printable(result.error().subject + result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

inline JsonValue parsed(const Record &record)
{
    return readJson(record.json).value();
}

inline QByteArray product(const QByteArray &sku, const QByteArray &pricing)
{
    return "{'productSku':'" + sku + "','name':'" + sku
        + "','specification':'x','category':'c','brand':'b','variants':[{'variantSku':'" + sku
        + "','variantName':'A','grade':'A','listPrice':1499,'acquisitionCost':1200,'pricing':" + pricing
        + "}]}";
}

struct Rentals : Shop
{
    explicit Rentals(const NewTenant &wanted = {.name = u"Shop"_s}) : Shop(wanted)
    {
        choose("orders.autoConfirm", "true");
        for (const QByteArray &body :
             {product("PHONE", "{'12':49.90,'24':39.90}"), product("TABLET", "{'24':79.90}")})
            need(upsertProduct(context(), need(ProductRequest::read(json(body), *tenant))));
    }

    void choose(const QByteArray &key, const QByteArray &value)
    {
        need(setSetting(context(), QString::fromLatin1(key), json(value)));
        tenant = need(findTenant(database.connection(), tenant->id));
    }

    QString device(const QByteArray &sku = "PHONE")
    {
        const QByteArray serial = "SN-" + QByteArray::number(++m_devices);
        const auto request = AssetRequest::read(json("{'serialNumber':'" + serial + "','sku':'" + sku + "'}"),
                                                *tenant, clock.now().date());
        return need(createAsset(context(), need(request))).id;
    }

    QString rent(const QByteArray &more = {})
    {
        const QString serial = device();
        const auto order = need(OrderRequest::read(json(orderOf("PHONE")), *tenant));
        const QString orderId = need(placeOrder(context(), order, NaturalKey::Skip)).id;
        const QByteArray body =
            "{'orderId':'" + orderId.toLatin1() + "','serialNumber':'" + serial.toLatin1() + '\'' + more + '}';
        const auto request = SubscriptionRequest::read(json(body), *tenant, clock.now().date());
        return need(createSubscription(context(), need(request))).id;
    }

    void go(int year, int month, int day)
    {
        clock.set(QDateTime(QDate(year, month, day), QTime(10, 0), QTimeZone::utc()));
    }

    template <typename Request>
    Request read(const QByteArray &body)
    {
        return need(Request::read(json(body), *tenant, {}));
    }

    Result<Extension> extend(const QString &id, const QByteArray &body)
    {
        return extendSubscription(context(), id, read<ExtendRequest>(body));
    }
    Result<Upgrade> upgrade(const QString &id, const QByteArray &body)
    {
        return upgradeSubscription(context(), id, read<UpgradeRequest>(body));
    }
    Result<Replacement> replace(const QString &id, const QByteArray &body)
    {
        return replaceDevice(context(), id, read<ReplaceRequest>(body));
    }
    Result<Buyout> buy(const QString &id, const QByteArray &body = "{'reason':'customer_request'}")
    {
        return buyOut(context(), id, read<BuyoutRequest>(body));
    }
    Result<EarlyReturn> giveBack(const QString &id, const QByteArray &body = "{}")
    {
        return returnEarly(context(), id, read<EarlyReturnRequest>(body));
    }
    Result<Finish> cancel(const QString &id)
    {
        return cancelSubscription(context(), id, read<CancelRequest>("{'reason':'fraud'}"));
    }

    JsonValue rental(const QString &id) { return parsed(need(findSubscription(context(), id))); }
    QString status(const QString &id) { return rental(id)[u"status"].toString(); }
    QString of(const QString &id, const QString &column)
    {
        return look(u"select %2::text from subscriptions where rental_id = '%1'"_s.arg(id, column));
    }
    QString assetOf(const QString &serial)
    {
        return look(u"select concat_ws(' ', status, condition, case when rental_id is null then 'free' else "
                    u"'held' end) "
                    "from assets where serial_number = '%1'"_s.arg(serial));
    }
    // What the doctor would complain of.
    QString violations()
    {
        need(issueInvoices(context(), 1000));
        QStringList found;
        if (look(u"select count(*)::text from invoices_to_issue"_s) != u"0")
            found += u"invoices wait"_s; // the doctor would overlook them
        for (const Invariant &invariant : tenantInvariants()) {
            const auto violation = need(firstViolation(database.connection(), context().scope(), invariant));
            if (violation)
                found += QString(invariant.sentence) + ": "_L1 + *violation;
        }
        if (look(u"select sum(total_collected)::text from subscriptions"_s)
            != look(u"select sum(lifetime_collected)::text from customers"_s))
            found += u"subscriptions collected something else"_s;
        return found.join(u'\n');
    }
    // purpose, subtotal, state; by their periods
    QString payments(const QString &id)
    {
        return look(u"select string_agg(concat(purpose, ' ', subtotal, ' ', status), ', ' order by "
                    u"period_start, purpose) "
                    "from payments where rental_id = '%1'"_s.arg(id));
    }
    QString events()
    {
        return look(u"select string_agg(type, ' ' order by type) from events where occurred_at = '%1'"_s.arg(
            toTimestamp(clock.now())));
    }
    void pay(const QString &id)
    {
        look(
            u"update payments set status = 'paid', paid_at = now(), received = total, paid = total, receipts = "
            u"json_build_array(json_build_object('receiptId', 'rcp_' || substr(payment_id, 5), 'amount', "
            u"(total / 100.0)::numeric(20, 2), 'at', stamp(now()))), version = "
            u"version + 1 "
            u"where rental_id = '%1' and status = 'pending'"_s.arg(id));
    }
    // As a billing run does it.
    void charge(const QString &id, int index, qint64 amount = 4990)
    {
        const QDate start = QDate::fromString(of(id, u"start_date"_s), Qt::ISODate);
        const DateRange period = monthlyPeriod(start, index);
        need(inTransaction(database, context().scope(), [&](Connection &connection) {
            return schedulePayment(connection, context(),
                                   {.customerId = of(id, u"customer_id"_s),
                                    .rentalId = id,
                                    .date = period.start,
                                    .lines = {{id, u"x"_s, Money::fromMinor(amount), period}},
                                    .period = period});
        }));
        look(u"update subscriptions set billed_until = '%2' where rental_id = '%1'"_s.arg(
            id, period.end.toString(Qt::ISODate)));
    }

    // What is out of order: devices that nobody has, figures that do not add up. Empty when all is well.
    QString disorder()
    {
        return look(uR"(
            select string_agg(what, ' ') from (
            select 'device ' || coalesce(a.serial_number, s.serial_number) as what
            from assets a
            full join (select * from subscriptions where status = 'active' or return_due) s
                on s.tenant_id = a.tenant_id and s.serial_number = a.serial_number and s.rental_id = a.rental_id
            where (a.status is not distinct from 'rented_out') <> (s.rental_id is not null)
            union all
            select 'customer ' || c.customer_id from customers c
            where (c.total_devices_rented, c.total_monthly_revenue, c.devices_ever)
                  <> (select count(*) filter (where s.status = 'active'),
                             coalesce(sum(s.monthly_amount) filter (where s.status = 'active'), 0), count(*)
                      from subscriptions s where s.customer_id = c.customer_id)
            union all
            select 'order ' || o.order_id from orders o
            where o.rented_devices <> (select count(*) from subscriptions s where s.order_id = o.order_id)
               or o.status = 'fulfilled' and o.rented_devices <> o.total_devices
            union all
            select 'open payment ' || p.payment_id from payments p
            join subscriptions s on s.rental_id = p.rental_id
            where p.status = 'pending' and s.status <> 'active' and p.period_start > s.ended_at::date) d)"_s);
    }

private:
    int m_devices = 0;
};

} // namespace onhire::test
