// SPDX-License-Identifier: GPL-3.0-or-later
// Searches that read small tables once rather than look each value up in them: among few records of every kind,
// and among many devices of few kinds. What they find is what the plainest SQL finds.
#include "core/data/assets/asset_list.h"
#include "core/data/customers/customer_list.h"
#include "core/data/orders/order_list.h"
#include "tests/support/lists/common_searches.h"
#include "tests/support/rows_read.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestSearchesAmongFew : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatFewHaveInCommonIsFound_data() { addSearches(); }
    void whatFewHaveInCommonIsFound()
    {
        m_shop.grow(100);
        seeThatItIsFoundRightOnEveryPage(m_shop, 7);
    }

    void manyDevicesOfFewKindsAreFound_data() { addSearches(); }
    void manyDevicesOfFewKindsAreFound()
    {
        growDevices();
        seeThatItIsFoundRightOnEveryPage(m_shop, 7);
    }

    // An order or a kind may have any number of devices: a walk through few orders that looked through all of
    // theirs would read far more than the devices that were found lead to.
    void fewDevicesLeadToTheirOrdersWithoutReadingAllOthers()
    {
        growDevices();
        m_shop.forgetStatistics();
        const auto read = rowsRead(m_shop, [this] {
            const auto request =
                ListRequest::read({{u"search"_s, u"sn-00201"_s}}, orderList(), {}, QTimeZone::utc());
            const ListPage page = need(fetchList(m_shop.database.connection(), m_shop.context().scope(),
                                                 orderList(), request.value()));
            QCOMPARE(page.records.size(), 10);
        });
        const int all = std::accumulate(read.begin(), read.end(), 0);
        QVERIFY2(all < 2 * Devices / 3, qPrintable(QString::number(all)));
    }

private:
    static constexpr int Devices = 3000;

    void growDevices()
    {
        if (std::exchange(m_hasManyDevices, true))
            return;
        m_shop.grow(100);
        m_shop.growDevices(Devices);
    }

    static void addSearches()
    {
        addCommonSearches({.sku = u"SKU1"_s, .serial = u"SN-00001"_s});
        const QString ofProduct =
            u"exists (select from variants v join products p on p.product_id = v.product_id "
            "where v.variant_id = a.variant_id and p.name ~* '\\m%1')"_s;
        addSearch("assets", assetList(), u"phone"_s, ofProduct.arg(u"phone"_s));
        addSearch("assets", assetList(), u"phone 1"_s,
                  ofProduct.arg(u"phone"_s) + u" and "_s + ofProduct.arg(u"1"_s));
        addSearch("customers", customerList(), u"kell c1"_s,
                  u"c.last_name = 'Keller' and c.email like 'c1%'"_s);
    }

    ManyRows m_shop;
    bool m_hasManyDevices = false;
};

QTEST_GUILESS_MAIN(TestSearchesAmongFew)

#include "tst_searches_among_few.moc"
