// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected stays selected when a table is read anew, if it is still in the list: of ids that a screen
// holds, those are answered whose rows the filters leave, wherever in the list they stand.
#include "core/data/lists/row_table.h"
#include "core/data/orders/order_rows.h"
#include "core/data/subscriptions/subscription_table.h"
#include "tests/support/lists/many_rows.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestRowsKept : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_shop.grow(Rows); }
    void ofNoIdsThereAreNone();
    void withoutFiltersThoseStayThatThereAre();
    void thoseStayThatFitTheFilters_data();
    void thoseStayThatFitTheFilters();
    void thoseStayThatAreSearchedFor();
    void whatBelongsToAnotherCompanyIsNotThere();
    void whatIsCancelledMeanwhileGoes();

private:
    static constexpr int Rows = 300; // more than a page

    QString order(int number) const { return m_shop.nth(m_shop.order, number); }
    // In no order that matters.
    QStringList among(const ListTable &table, const QMap<QString, QString> &filters, const QStringList &ids,
                      const Scope &scope)
    {
        ListRequest request;
        request.sortBy = table.sorts.constFirst().name;
        request.limit = 2; // says nothing of how many are asked about
        request.filters = filters;
        QStringList found = need(fetchAmong(m_shop.database.connection(), scope, table, request, ids));
        std::ranges::sort(found);
        return found;
    }
    QStringList among(const QMap<QString, QString> &filters, const QStringList &ids)
    {
        return among(orderRows(), filters, ids, m_shop.context().scope());
    }

    ManyRows m_shop;
};

void TestRowsKept::ofNoIdsThereAreNone()
{
    QCOMPARE(among({}, {}), QStringList());
    QCOMPARE(among({{u"search"_s, u"keller"_s}}, {}), QStringList());
}

void TestRowsKept::withoutFiltersThoseStayThatThereAre()
{
    const QStringList ids{order(7), order(8), order(Rows - 1)};
    QCOMPARE(among({}, ids + QStringList{order(Rows), u"none"_s, u""_s}), ids);
    QCOMPARE(among({}, {order(7), order(7)}), QStringList{order(7)});
}

// Every tenth one is cancelled; each order has a product of its own.
void TestRowsKept::thoseStayThatFitTheFilters_data()
{
    QTest::addColumn<QMap<QString, QString>>("filters");
    QTest::addColumn<QList<int>>("fitting");
    using Filters = QMap<QString, QString>;
    QTest::newRow("of one value") << Filters{{u"status"_s, u"cancelled"_s}} << QList{20, 290};
    QTest::newRow("of several") << Filters{{u"status"_s, u"cancelled,fulfilled"_s}} << QList{7, 20, 290};
    QTest::newRow("given by others") << Filters{{u"variant"_s, m_shop.nth(m_shop.variant, 7)}} << QList{7};
    QTest::newRow("a range") << Filters{{u"monthlyFrom"_s, u"5010"_s}, {u"monthlyTo"_s, u"5080"_s}}
                             << QList{20, 290}; // 49.90 and the number's last two digits
    QTest::newRow("two at once") << Filters{{u"status"_s, u"cancelled"_s},
                                            {u"customer"_s, m_shop.nth(m_shop.customer, 290)}}
                                 << QList{290};
    QTest::newRow("nothing has it") << Filters{{u"status"_s, u"pending"_s}} << QList<int>();
}

void TestRowsKept::thoseStayThatFitTheFilters()
{
    using Filters = QMap<QString, QString>;
    QFETCH(const Filters, filters);
    QFETCH(const QList<int>, fitting);
    QStringList expected;
    for (const int number : fitting)
        expected += order(number);
    QCOMPARE(among(filters, {order(7), order(20), order(290)}), expected);
}

// Every third customer is called Keller: few are found by the word, many are tested for it.
void TestRowsKept::thoseStayThatAreSearchedFor()
{
    QCOMPARE(among({{u"search"_s, u"keller"_s}}, {order(7), order(9), order(290), order(291)}),
             (QStringList{order(9), order(291)}));
    QCOMPARE(among({{u"search"_s, u"keller"_s}, {u"status"_s, u"cancelled"_s}}, {order(9), order(30)}),
             QStringList{order(30)});
    QCOMPARE(among({{u"search"_s, u"keller c9"_s}}, {order(9), order(12)}), QStringList{order(9)});
    QCOMPARE(among({{u"search"_s, u"nobody"_s}}, {order(7), order(9)}), QStringList());
}

void TestRowsKept::whatBelongsToAnotherCompanyIsNotThere()
{
    Context context = m_shop.context();
    context.tenant = need(createTenant(m_shop.database, m_shop.clock, {.name = u"Another"_s}));
    QCOMPARE(among(orderRows(), {}, {order(7)}, context.scope()), QStringList());
}

void TestRowsKept::whatIsCancelledMeanwhileGoes()
{
    const QStringList ids{m_shop.nth(m_shop.rental, 3), m_shop.nth(m_shop.rental, 4)};
    const QMap<QString, QString> active{{u"status"_s, u"active,return_due"_s}};
    const auto kept = [&] { return among(subscriptionTable(), active, ids, m_shop.context().scope()); };
    QCOMPARE(kept(), ids);
    m_shop.look(u"update subscriptions set status = 'cancelled', ended_at = now(), next_billing_date = null "
                "where rental_id = '%1' returning 1"_s.arg(ids.constFirst()));
    QCOMPARE(kept(), ids.mid(1));
    m_shop.look(u"update subscriptions set return_due = true where rental_id = '%1' returning 1"_s.arg(
        ids.constFirst()));
    QCOMPARE(kept(), ids); // its device is not back yet
}

QTEST_GUILESS_MAIN(TestRowsKept)
#include "tst_rows_kept.moc"
