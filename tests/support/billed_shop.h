// SPDX-License-Identifier: GPL-3.0-or-later
// A shop whose contracts and billing groups are charged by the calendar.
#pragma once

#include "core/services/billing_groups/billing_groups.h"
#include "tests/support/due_work.h"
#include "tests/support/rentals.h"

#include <QTest>

namespace onhire::test {

struct BilledShop : Rentals
{
    // Periods that are charged, with their amounts, in their order.
    QString charged(const QString &id)
    {
        return look(u"select string_agg(concat(lower(l.period), ' ', l.amount), ', ' order by l.period) "
                    u"from payment_lines l where l.rental_id = '%1' and not l.cancelled"_s.arg(id));
    }
    QString count() { return look(u"select count(*)::text from payments"_s); }
    QString next(const QString &id) { return of(id, u"next_billing_date"_s); }

    QString group(const QStringList &rentals, int day)
    {
        const QString customer = of(rentals.first(), u"customer_id"_s);
        look(u"update customers set customer_type = 'business' where customer_id = '%1' returning 1"_s.arg(
            customer));
        return need(createBillingGroup(context(),
                                       {.customerId = customer,
                                        .groupName = u"Head office"_s,
                                        .notes = {},
                                        .billingDay = day,
                                        .rentalIds = rentals}))
            .id;
    }

    // A case for 12 months at 2.50, which costs 10.00 to set up.
    QString rentCase(const QString &groupId = {}, const QByteArray &also = {})
    {
        need(upsertProduct(
            context(),
            need(ProductRequest::read(
                json(product("CASE", "[{'contractLength':12,'monthlyPrice':2.5,'setupFee':10}]")), *tenant))));
        const QString serial = device("CASE");
        const auto order = need(OrderRequest::read(json(orderOf("CASE")), *tenant));
        const QByteArray body = "{'orderId':'"
            + need(placeOrder(context(), order, NaturalKey::Skip)).id.toLatin1() + "','serialNumber':'"
            + serial.toLatin1() + "'"
            + (groupId.isEmpty() ? QByteArray() : ",'billingGroupId':'" + groupId.toLatin1() + "'") + also
            + '}';
        const auto request = SubscriptionRequest::read(json(body), *tenant, clock.now().date());
        return need(createSubscription(context(), need(request))).id;
    }
    // purpose and amount of all lines of a subscription
    QString lines(const QString &id)
    {
        return look(
            u"select string_agg(concat(l.purpose, ' ', l.amount), ', ' order by l.payment_id, l.position) "
            u"from payment_lines l where l.rental_id = '%1' and not l.cancelled"_s.arg(id));
    }

    void pass(int year, int month, int day)
    {
        go(year, month, day);
        QVERIFY(!need(doWorkDue(context())));
    }
};

} // namespace onhire::test
