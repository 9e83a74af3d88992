// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that begin with U+FEFF, which readers of UTF-8 like to take for a mark of the encoding: whatever is
// done with a record, they stay as they were sent.
#include "core/data/files/folder_storage.h"
#include "core/services/doctor/doctor.h"
#include "tests/support/http/rental_desk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray Mark = "\xef\xbb\xbf";

} // namespace

class TestKeptTexts : public ApiTest
{
    Q_OBJECT

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;

    // What the doctor finds wrong with the records.
    QStringList findings()
    {
        Database database(m_server.database().conninfo(appRole));
        const auto storage = FolderStorage::open(m_server.filesDir(), m_server.clock.now()).value();
        QStringList found;
        for (const Finding &finding :
             examine({database, m_server.clock, m_server.filesDir(), m_server.filesDir(), *storage, u"/none"_s})
                 .findings) {
            if (!finding.isWell() && finding.tenantId == m_tenant->id)
                found += finding.text();
        }
        return found;
    }

    QByteArray product(const QByteArray &sku)
    {
        const Reply made = m_client->post("/v1/products", productBody(sku));
        return made.status == 201 ? sku : made.body;
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant({.name = u"Shop of marks"_s});
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        QCOMPARE(product("PHONE"), "PHONE"_ba);
    }
    void cleanupTestCase() { QCOMPARE(findings(), QStringList()); }

    void anOrderKeepsWhatAPatchDoesNotName()
    {
        const Reply placed = m_client->post(
            "/v1/orders",
            OrderSketch{.more = "'notes':'" + Mark + "hello','customFields':{'po':'" + Mark + "7'}"}.body());
        QCOMPARE(placed.text("order.notes"), Mark + "hello");
        const QByteArray path = "/v1/orders/" + placed.text("orderId");
        const Reply patched = m_client->patch(path, quoted("{'trackingNumber':'" + Mark + "1'}"));
        QCOMPARE(patched.text("order.notes"), Mark + "hello");
        const Reply confirmed = m_client->post(path + "/confirm");
        QCOMPARE(confirmed.text("order.trackingNumber"), Mark + "1");
        QCOMPARE(confirmed.text("order.customFields.po"), Mark + "7");
        QCOMPARE(m_client->get(path).body, confirmed.at("order").toJson());
    }

    void anOrdersCustomerIsFoundAgain()
    {
        const QByteArray body = quoted(
            "{'customer':{'email':'ada@example.com','firstName':'" + Mark + "Ada','lastName':'" + Mark
            + "L','company':'" + Mark + Mark
            + "Co'},'billingAddress':{'contactName':'x','streetAddress':'x','city':'x','country':'Germany'},"
              "'items':[{'sku':'PHONE','quantity':1,'contractLength':12}]}");
        const QByteArray path =
            "/v1/customers/" + m_client->post("/v1/orders", body).text("order.customer.customerId");
        const Reply customer = m_client->patch(path, quoted("{'phone':'" + Mark + "1'}"));
        QCOMPARE(customer.text("customer.company"), Mark + Mark + "Co");
        QCOMPARE(m_client->get(path).text("firstName"), Mark + "Ada");
        QCOMPARE(m_client->get(path).text("phone"), Mark + "1");
        QCOMPARE(m_client->get("/v1/customers").texts("customers", "company"),
                 QByteArrayList{Mark + Mark + "Co"});
    }

    void aVariantIsOrderedBySku()
    {
        QCOMPARE(product(Mark + "PV"), Mark + "PV");
        QByteArray item = "{'sku':'" + Mark + "PV','quantity':1,'contractLength':12}";
        const Reply placed = m_client->post("/v1/orders", OrderSketch{item}.body());
        QCOMPARE(placed.status, 201);
        QCOMPARE(placed.text("order.items.0.sku"), Mark + "PV");
        QCOMPARE(m_client->post("/v1/orders", OrderSketch{item.replace(Mark, "")}.body()).code(),
                 "VARIANT_NOT_FOUND"_ba);
    }

    void aDeviceIsRentedByItsSerialNumber()
    {
        RentalDesk desk(*m_client);
        const QByteArray serial = Mark + "X", path = "/v1/assets/" + serial.toPercentEncoding();
        const Reply made = m_client->post(
            "/v1/assets", quoted("{'serialNumber':'" + serial + "','sku':'PHONE','location':'" + Mark + "'}"));
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text("serialNumber"), serial);
        desk.asset("X");
        const Reply rented = desk.rent(desk.order(), serial, "'notes':'" + Mark + "n'");
        QCOMPARE(rented.text("rental.serialNumber"), serial);
        QCOMPARE(m_client->get(path).text("rentalId"), rented.text("rentalId"));
        QCOMPARE(m_client->get("/v1/assets/X").text("status"), "available"_ba);
        QCOMPARE(m_client->patch(path, quoted("{'notes':'" + Mark + "x'}")).text("asset.location"), Mark);
        QCOMPARE(m_client->walk("/v1/assets?limit=1&sortBy=serialNumber", "assets", "serialNumber").size(), 2);
        const Reply noted =
            m_client->patch("/v1/subscriptions/" + rented.text("rentalId"), quoted("{'customFields':{'a':1}}"));
        QCOMPARE(noted.text("rental.notes"), Mark + "n");
    }

    void aBillingGroupAndAKeyKeepTheirNames()
    {
        const Reply rented = RentalDesk(*m_client).out("SN-1");
        const QByteArray customer = rented.text("rental.customerId");
        m_client->patch("/v1/customers/" + customer, quoted("{'customerType':'business'}"));
        const Reply made =
            m_client->post("/v1/billing-groups",
                           quoted("{'customerId':'" + customer + "','groupName':'" + Mark
                                  + "Office','billingDay':1,'rentalIds':['" + rented.text("rentalId") + "']}"));
        const Reply patched =
            m_client->patch("/v1/billing-groups/" + made.text("billingGroupId"), quoted("{'billingDay':2}"));
        QCOMPARE(patched.text("billingGroup.groupName"), Mark + "Office");
        const Reply key =
            m_client->post("/v1/api-keys", quoted("{'name':'" + Mark + "k','permissions':['orders:read']}"));
        QCOMPARE(m_client->get("/v1/api-keys/" + key.text("keyId")).text("name"), Mark + "k");
    }
};

QTEST_GUILESS_MAIN(TestKeptTexts)
#include "tst_kept_texts.moc"
