// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/common_searches.h"

#include "core/data/customers/customer_list.h"
#include "core/data/orders/order_list.h"
#include "core/data/payments/payment_list.h"
#include "core/data/subscriptions/subscription_list.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire::test {

QString memberOf(const QByteArray &record, QLatin1StringView column)
{
    const QByteArrayList words = QByteArray(column.data(), column.size()).split('.').constLast().split('_');
    QByteArray name = words.constFirst();
    for (const QByteArray &word : words.mid(1))
        name += word.first(1).toUpper() + word.mid(1);
    const qsizetype start = record.indexOf("\"" + name + "\":\"") + name.size() + 4;
    return QString::fromUtf8(record.sliced(start, record.indexOf('"', start) - start));
}

void addSearch(const char *name, const ListTable &list, const QString &search, const QString &fits)
{
    for (const ListSort &sort : list.sorts)
        QTest::addRow("%s %s by %s", name, qPrintable(search), sort.name.data())
            << &list << search << fits << QString(sort.name);
}

void addCommonSearches(const CommonBeginnings &common)
{
    QTest::addColumn<const ListTable *>("list");
    QTest::addColumn<QString>("search");
    QTest::addColumn<QString>("fits");
    QTest::addColumn<QString>("sort");
    const QString keller =
        u"exists (select from customers k where k.customer_id = %1 and k.last_name = 'Keller')"_s;
    const QString ordered =
        u"exists (select from order_items i where i.order_id = o.order_id and i.sku like '%1%')"_s;
    const QString rented =
        u"exists (select from subscriptions s where s.order_id = o.order_id and s.serial_number like '%1%')"_s;
    const QString billed =
        u"exists (select from payment_lines l join subscriptions s on s.rental_id = l.rental_id "
        "where l.payment_id = p.payment_id and s.serial_number like '%1%')"_s;
    addSearch("orders", orderList(), u"kell"_s, keller.arg(u"o.customer_id"_s));
    addSearch("orders", orderList(), common.sku, ordered.arg(common.sku));
    addSearch("orders", orderList(), common.serial.toLower(), rented.arg(common.serial));
    addSearch("customers", customerList(), u"kell"_s, u"c.last_name = 'Keller'"_s);
    addSearch("subscriptions", subscriptionList(), u"kell"_s, keller.arg(u"s.customer_id"_s));
    addSearch("subscriptions", subscriptionList(), u"sn-"_s, u"s.serial_number like 'SN-%'"_s);
    addSearch("payments", paymentList(), u"kell"_s, keller.arg(u"p.customer_id"_s));
    for (const QString &serial : {u"SN-"_s, common.serial})
        addSearch("payments", paymentList(), serial.toLower(), billed.arg(serial));
}

static QStringList idsByPages(ManyRows &shop, const ListTable &list,
                              const QList<std::pair<QString, QString>> &query)
{
    QStringList found;
    QString cursor;
    for (int page = 0; page < 3 && (page == 0 || !cursor.isEmpty()); ++page) {
        auto asked = query;
        if (!cursor.isEmpty())
            asked.append({u"startAfter"_s, cursor});
        const auto request = ListRequest::read(asked, list, {}, QTimeZone::utc());
        const ListPage answer =
            need(fetchList(shop.database.connection(), shop.context().scope(), list, request.value()));
        for (const QByteArray &record : answer.records)
            found += memberOf(record, list.idColumn);
        cursor = answer.nextCursor;
    }
    return found;
}

void seeThatItIsFoundRightOnEveryPage(ManyRows &shop, int rowsOfPage)
{
    QFETCH(const ListTable *const, list);
    QFETCH(const QString, search);
    QFETCH(const QString, fits);
    QFETCH(const QString, sort);
    const auto by =
        std::ranges::find_if(list->sorts, [&](const ListSort &known) { return known.name == sort; });
    for (const QString &direction : {u"desc"_s, u"asc"_s}) {
        const QString expected = shop.look(
            u"select string_agg(id, ' ') from (select %1 as id from %2 where %3 order by %4 %5, %1 %5 limit %6) x"_s
                .arg(list->idColumn, list->from, fits, by->column, direction)
                .arg(3 * rowsOfPage));
        QVERIFY(!expected.isEmpty());
        const QStringList found = idsByPages(shop, *list,
                                             {{u"search"_s, search},
                                              {u"sortBy"_s, sort},
                                              {u"sortDir"_s, direction},
                                              {u"limit"_s, QString::number(rowsOfPage)}});
        QCOMPARE(found.join(u' '), expected);
    }
}

} // namespace onhire::test
