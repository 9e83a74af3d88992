// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the API, against everybody who may not use it. A new operation has to be given a row here.
#include "app/http/v1/routes.h"
#include "tests/support/http/rental_desk.h"
#include "tests/support/store.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// What a request of the operation needs to succeed. In target and body, {product} and the like stand for the id
// of a record.
struct Sample
{
    QByteArray target;
    QByteArray body = {};
    QByteArray contentType = {}; // JSON, unless told otherwise
};

const QMap<QByteArray, Sample> &samples()
{
    static const QMap<QByteArray, Sample> all{
        {"createProduct", {"/v1/products", productBody("NEW")}},
        {"listProducts", {"/v1/products"}},
        {"getProduct", {"/v1/products/{product}"}},
        {"updateProduct", {"/v1/products/{product}", R"({"name":"Other"})"}},
        {"deleteProduct", {"/v1/products/{spareProduct}"}},
        {"syncProducts", {"/v1/products/sync"}},
        {"listVariants", {"/v1/products/variants"}},
        {"getVariant", {"/v1/products/variants/{variant}"}},
        {"updateVariant", {"/v1/products/variants/{variant}", R"({"colorName":"Red"})"}},
        {"setVariantStatus", {"/v1/products/variants/{variant}/status", R"({"status":"active"})"}},
        {"listCustomers", {"/v1/customers"}},
        {"getCustomer", {"/v1/customers/{customer}"}},
        {"updateCustomer", {"/v1/customers/{customer}", R"({"phone":"1"})"}},
        {"patchCustomer", {"/v1/customers/{customer}", R"({"phone":"2"})"}},
        {"deleteCustomer", {"/v1/customers/{spareCustomer}"}},
        {"createOrder", {"/v1/orders", OrderSketch{.email = "new@example.com"}.body()}},
        {"listOrders", {"/v1/orders"}},
        {"getOrder", {"/v1/orders/{order}"}},
        {"updateOrder", {"/v1/orders/{order}", R"({"notes":"x"})"}},
        {"updateOrderNotes", {"/v1/orders/{order}/notes", R"({"notes":"y"})"}},
        {"confirmOrder", {"/v1/orders/{order}/confirm"}},
        {"cancelOrder", {"/v1/orders/{cancellable}/cancel"}},
        {"closeOrderRemainder", {"/v1/orders/{partial}/close-remainder", R"({"reason":"Sold out"})"}},
        {"createAsset", {"/v1/assets", R"({"serialNumber":"NEW","sku":"PHONE"})"}},
        {"createAssets", {"/v1/assets/batch", R"({"assets":[{"serialNumber":"ROW","sku":"PHONE"}]})"}},
        {"listAssets", {"/v1/assets"}},
        {"getAsset", {"/v1/assets/{asset}"}},
        {"updateAsset", {"/v1/assets/{asset}", R"({"notes":"x"})"}},
        {"deleteAsset", {"/v1/assets/{asset}"}},
        {"returnAsset", {"/v1/assets/{overdue}/return"}},
        {"getAssetHistory", {"/v1/assets/{asset}/history"}},
        {"createSubscription",
         {"/v1/subscriptions", R"({"orderId":"{confirmed}","assetSerialNumber":"{free}"})"}},
        {"listSubscriptions", {"/v1/subscriptions"}},
        {"getSubscription", {"/v1/subscriptions/{rental}"}},
        {"updateSubscription", {"/v1/subscriptions/{rental}", R"({"notes":"x"})"}},
        {"updateSubscriptionNotes", {"/v1/subscriptions/{rental}/notes", R"({"notes":"y"})"}},
        {"getSubscriptionSchedule", {"/v1/subscriptions/{rental}/schedule"}},
        {"exportRentals", {"/v1/exports/rentals", R"({"status":"active"})"}},
        {"getSubscriptionHistory", {"/v1/subscriptions/{rental}/history"}},
        {"extendSubscription", {"/v1/subscriptions/{extended}/extend", R"({"extensionMonths":1})"}},
        {"upgradeSubscription",
         {"/v1/subscriptions/{upgraded}/upgrade", R"({"newSku":"PHONE","contractLength":24})"}},
        {"replaceDevice",
         {"/v1/subscriptions/{replaced}/replace", R"({"newSerialNumber":"{spareDevice}","reason":"x"})"}},
        {"buyOutSubscription", {"/v1/subscriptions/{bought}/buyout", R"({"reason":"other"})"}},
        {"returnEarly", {"/v1/subscriptions/{givenBack}/early-return", R"({"reason":"x"})"}},
        {"cancelSubscription", {"/v1/subscriptions/{cancelled}/cancel", R"({"reason":"other"})"}},
        {"endSubscription", {"/v1/subscriptions/{over}/end"}},
        {"calculateBuyout", {"/v1/subscriptions/calculate-buyout", R"({"rentalId":"{kept}"})"}},
        {"calculateEarlyReturnFee",
         {"/v1/subscriptions/calculate-early-return-fee", R"({"rentalId":"{kept}"})"}},
        {"calculateEarlyReturn", {"/v1/subscriptions/calculate-early-return", R"({"rentalId":"{kept}"})"}},
        {"createWebhookEndpoint", {"/v1/webhook-endpoints", quoted("{'url':'https://example.com/hook'}")}},
        {"listWebhookEndpoints", {"/v1/webhook-endpoints"}},
        {"getWebhookEndpoint", {"/v1/webhook-endpoints/{webhook}"}},
        {"updateWebhookEndpoint", {"/v1/webhook-endpoints/{webhook}", R"({"events":["order.created"]})"}},
        {"deleteWebhookEndpoint", {"/v1/webhook-endpoints/{spareWebhook}"}},
        {"rotateWebhookSecret", {"/v1/webhook-endpoints/{webhook}/rotate-secret"}},
        {"testWebhookEndpoint", {"/v1/webhook-endpoints/{webhook}/test"}},
        {"listWebhookDeliveries", {"/v1/webhook-deliveries"}},
        {"getWebhookDelivery", {"/v1/webhook-deliveries/{webhookDelivery}"}},
        {"resendWebhook", {"/v1/webhook-deliveries/{webhookDelivery}/resend"}},
        {"listEvents", {"/v1/events"}},
        {"getFileUrl", {"/v1/files/url", R"({"fileId":"{file}"})"}},
        {"generateContract", {"/v1/files/contracts/generate", R"({"orderId":"{order}"})"}},
        {"listFiles", {"/v1/files"}},
        {"getFile", {"/v1/files/{file}"}},
        {"deleteFile", {"/v1/files/{spareFile}"}},
        {"importProducts",
         {"/v1/products/csv?dryRun=true",
          "Product Name,Product SKU,Category,Brand,Specification,Variant SKU,List Price,Acquisition "
          "Cost,12mo_Price\n"
          "Phone,CSV,Phones,Acme,128 GB,CSV-1,999,700,49.90\n",
          "text/csv"}},
        {"createPayment", {"/v1/payments", R"({"subscriptionId":"{late}","billingPeriod":"2020-09"})"}},
        {"listPayments", {"/v1/payments"}},
        {"getPayment", {"/v1/payments/{payment}"}},
        {"markPaymentPaid", {"/v1/payments/{payment}/mark-paid"}},
        {"refundPayment", {"/v1/payments/{refundable}/refund", R"({"amount":1,"reason":"x"})"}},
        {"writeOffPayment", {"/v1/payments/{lost}/write-off", R"({"reason":"x"})"}},
        {"markPaymentFailed", {"/v1/payments/{failing}/mark-failed"}},
        {"cancelPayment", {"/v1/payments/{voidable}/cancel", R"({"reason":"x"})"}},
        {"retryPayment", {"/v1/payments/{failed}/retry"}},
        {"chargePaymentAgain", {"/v1/payments/{calledOff}/charge-again"}},
        {"createBillingGroup",
         {"/v1/billing-groups",
          R"({"customerId":"{business}","groupName":"A","billingDay":1,"rentalIds":["{groupable}"]})"}},
        {"listBillingGroups", {"/v1/billing-groups"}},
        {"getBillingGroup", {"/v1/billing-groups/{group}"}},
        {"updateBillingGroup", {"/v1/billing-groups/{group}", R"({"groupName":"B"})"}},
        {"deleteBillingGroup", {"/v1/billing-groups/{spareGroup}"}},
        {"addToBillingGroup", {"/v1/billing-groups/{group}/subscriptions", R"({"rentalIds":["{joining}"]})"}},
        {"removeFromBillingGroup", {"/v1/billing-groups/{group}/subscriptions/{grouped}"}},
        {"listInvoices", {"/v1/invoices"}},
        {"getInvoice", {"/v1/invoices/{invoice}"}},
        {"creditInvoice",
         {"/v1/invoices/{invoice}/credit-note", R"({"lines":[{"index":0,"amount":1}],"reason":"x"})"}},
        {"getCustomerAccount", {"/v1/customers/{customer}/account"}},
        {"getRevenueFigures", {"/v1/figures/revenue?from=2026-01"}},
        {"getReceivableFigures", {"/v1/figures/receivables"}},
        {"getRecoveryFigures", {"/v1/figures/recovery?from=2026-01"}},
        {"getProductFigures", {"/v1/figures/products"}},
        {"getChargesDue", {"/v1/figures/charges-due"}},
        {"generateInvoice", {"/v1/files/invoices/generate", R"({"invoiceId":"{invoice}"})"}},
        {"previewInvoice", {"/v1/billing-groups/{group}/preview-invoice"}},
        {"getSettings", {"/v1/settings"}},
        {"updateSettings", {"/v1/settings", R"({"billing.termsDays":14})"}},
        {"getTestClock", {"/v1/test-clock"}},
        {"moveTestClock", {"/v1/test-clock", R"({"now":"2099-01-01T00:00:00Z"})"}},
        {"createApiKey", {"/v1/api-keys", R"({"name":"x","permissions":["api_keys:manage"]})"}},
        {"listApiKeys", {"/v1/api-keys"}},
        {"getApiKey", {"/v1/api-keys/{key}"}},
        {"revokeApiKey", {"/v1/api-keys/{key}"}},
        {"listAuditEntries", {"/v1/audit-log"}},
    };
    return all;
}

using Ids = QMap<QByteArray, QByteArray>;

// A tenant with one record of each kind.
struct Business
{
    TenantPointer tenant;
    Ids ids;
};

QByteArray filled(QByteArray target, const Ids &ids)
{
    for (auto id = ids.begin(); id != ids.end(); ++id)
        target.replace('{' + id.key() + '}', id.value());
    return target;
}

Ids madeUp(const Ids &ids)
{
    Ids unknown = ids;
    for (QByteArray &id : unknown)
        id = id.first(id.indexOf('_') + 1) + "01jdxxxxxxxxxxxxxxxxxxxxxx";
    return unknown;
}

// A subscription for each way to change one, and a device to spare.
void addChangeable(ApiClient &client, Ids &ids)
{
    RentalDesk desk(client);
    ids["spareDevice"] = desk.asset("SPARE-DEVICE");
    for (const QByteArray name :
         {"kept", "extended", "upgraded", "replaced", "bought", "givenBack", "cancelled", "over"})
        ids[name] = desk.out(name, name == "over" ? "2020-01-01" : "").text("rentalId");
}

QByteArray operationOf(const Route &route)
{
    return QByteArray(route.operation.data(), route.operation.size());
}

} // namespace

class TestPermissionMatrix : public ApiTest
{
    Q_OBJECT

private:
    Business m_ours, m_theirs;
    Store m_store;

    Business open(const QString &name)
    {
        Business business{m_server.createTenant({.name = name, .sandbox = true}), {}};
        ApiClient client = m_server.client(business.tenant);
        client.patch("/v1/settings", quoted("{'store.feedUrl':'" + m_store.url() + "'}"));
        const Reply product = client.post("/v1/products", productBody("PHONE"));
        const auto order = [&](const QByteArray &email) {
            return client.post("/v1/orders", OrderSketch{.email = email}.body());
        };
        const auto contract = [&](const QByteArray &orderId) {
            return client.post("/v1/files/contracts/generate", R"({"orderId":")" + orderId + R"("})")
                .text("fileId");
        };
        const Reply kept = order("kept@example.com"), spare = order("spare@example.com");
        client.post("/v1/orders/" + spare.text("orderId") + "/cancel");
        // Nobody listens there, and nothing needs to arrive.
        const auto webhook = [&] {
            return client.post("/v1/webhook-endpoints", quoted("{'url':'http://127.0.0.1:1024/'}"))
                .text("webhookEndpointId");
        };
        const QByteArray endpoint = webhook();
        const Reply tested = client.post("/v1/webhook-endpoints/" + endpoint + "/test");
        business.ids = {{"webhook", endpoint},
                        {"spareWebhook", webhook()},
                        {"webhookDelivery", tested.text("webhookDeliveryId")},
                        {"product", product.text("productId")},
                        {"variant", product.text("product.variants.0.variantId")},
                        {"spareProduct", client.post("/v1/products", productBody("SPARE")).text("productId")},
                        {"order", kept.text("orderId")},
                        {"cancellable", order("other@example.com").text("orderId")},
                        {"file", contract(kept.text("orderId"))},
                        {"spareFile", contract(kept.text("orderId"))},
                        {"customer", kept.text("order.customer.customerId")},
                        {"spareCustomer", spare.text("order.customer.customerId")}};
        addRentals(client, business);
        addPayments(client, business);
        addGroups(client, business);
        business.ids.insert(
            "key",
            client.post("/v1/api-keys", quoted("{'name':'Spare','permissions':['api_keys:manage']}"))
                .text("keyId"));
        addChangeable(client, business.ids);
        return business;
    }

    // Serial numbers differ from tenant to tenant, so that those of one are unknown to the other.
    static void addRentals(ApiClient &client, Business &business)
    {
        RentalDesk desk(client);
        const QByteArray mark = business.tenant->name.toLatin1();
        const QByteArray partial = desk.order("{'sku':'PHONE','quantity':2,'contractLength':12}");
        const Reply rental = desk.rent(partial, desk.asset("OUT-" + mark));
        desk.out("OVERDUE-" + mark, "2020-01-01");
        business.ids.insert({{"partial", partial},
                             {"rental", rental.text("rentalId")},
                             {"asset", desk.asset("IN-" + mark)},
                             {"overdue", "OVERDUE-" + mark},
                             {"free", desk.asset("FREE-" + mark)},
                             {"confirmed", desk.order()}});
    }

    // One for each thing that can become of a payment.
    static void addPayments(ApiClient &client, Business &business)
    {
        const QByteArray rental =
            RentalDesk(client).out("LATE-" + business.tenant->name.toLatin1(), "2020-01-01").text("rentalId");
        const auto payment = [&](const QByteArray &month) {
            return client
                .post("/v1/payments",
                      quoted("{'subscriptionId':'" + rental + "','billingPeriod':'2020-" + month + "'}"))
                .text("paymentId");
        };
        business.ids.insert({{"late", rental},
                             {"payment", payment("02")},
                             {"failing", payment("03")},
                             {"voidable", payment("04")},
                             {"failed", payment("05")},
                             {"refundable", payment("06")},
                             {"lost", payment("07")},
                             {"calledOff", payment("08")}});
        client.post("/v1/payments/" + business.ids["calledOff"] + "/cancel", R"({"reason":"x"})");
        client.post("/v1/payments/" + business.ids["refundable"] + "/mark-paid");
        client.post("/v1/payments/" + business.ids["failed"] + "/mark-failed");
        const auto invoice = [&] {
            return client.get("/v1/invoices?paymentId=" + business.ids["payment"]).text("invoices.0.invoiceId");
        };
        QTRY_VERIFY_WITH_TIMEOUT(!invoice().isEmpty(), 10000);
        business.ids["invoice"] = invoice();
    }

    static void addGroups(ApiClient &client, Business &business)
    {
        RentalDesk desk(client);
        const QByteArray mark = business.tenant->name.toLatin1();
        QByteArray customer;
        const auto rental = [&](const QByteArray &serial) {
            const Reply out =
                desk.rent(desk.order("{'sku':'PHONE','quantity':1,'contractLength':12}", "boss@example.com"),
                          desk.asset(serial + '-' + mark));
            customer = out.text("rental.customerId");
            return out.text("rentalId");
        };
        const QByteArray one = rental("G1"), two = rental("G2"), three = rental("G3"), four = rental("G4");
        client.patch("/v1/customers/" + customer, quoted("{'customerType':'business'}"));
        const auto group = [&](const QByteArray &member) {
            return client
                .post("/v1/billing-groups",
                      quoted("{'customerId':'" + customer
                             + "','groupName':'G','billingDay':5,"
                               "'rentalIds':['"
                             + member + "']}"))
                .text("billingGroupId");
        };
        business.ids.insert({{"business", customer},
                             {"groupable", one},
                             {"group", group(two)},
                             {"grouped", two},
                             {"joining", three},
                             {"spareGroup", group(four)}});
    }

    Reply ask(ApiClient &client, const Route &route, const Ids &ids, const Headers &headers = {})
    {
        const Sample sample = samples().value(operationOf(route));
        Headers all = headers;
        if (!sample.contentType.isEmpty())
            all.insert("Content-Type", sample.contentType);
        return client.send(route.verb, filled(sample.target, ids), filled(sample.body, ids), all);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_store.list({});
        m_ours = open(u"Ours"_s);
        m_theirs = open(u"Theirs"_s);
    }

    void routes_data()
    {
        QTest::addColumn<int>("index");
        const RouteTable table = everyRoute();
        for (size_t i = 0; i < table.size(); ++i)
            QTest::newRow(operationOf(table[i]).constData()) << int(i);
    }

    void everyOperationHasASample_data() { routes_data(); }
    void everyOperationHasASample()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        QVERIFY2(samples().contains(operationOf(route)), "add a sample request for this operation");
        QVERIFY2(Permissions::known().contains(QString(route.permission)), "a permission that no key can have");
        const bool changes = route.verb != "GET" && !route.operation.startsWith("calculate"_L1)
            && route.operation != "getFileUrl"_L1 && route.operation != "previewInvoice"_L1;
        QVERIFY2(!changes || !route.permission.endsWith(":read"_L1), "a change under a permission to read");
    }

    void whoIsNobodyIsNotLetIn_data() { routes_data(); }
    void whoIsNobodyIsNotLetIn()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        ApiClient client = m_server.client(m_ours.tenant);
        const auto refusal = [&](const Headers &headers) {
            const Reply reply = ask(client, route, m_ours.ids, headers);
            return QByteArray::number(reply.status) + ' ' + reply.code();
        };
        const QByteArray invalid = "401 INVALID_TOKEN", noAccess = "403 NO_TENANT_ACCESS";
        QCOMPARE(refusal({{"Authorization", ""}}), "401 AUTH_REQUIRED"_ba);
        QCOMPARE(refusal({{"Authorization", "Bearer"}}), invalid);
        QCOMPARE(refusal({{"Authorization", "Bearer nonsense"}}), invalid);
        QCOMPARE(refusal({{"Authorization", "Basic b2s6b2s="}}), invalid);
        QCOMPARE(refusal({{"Authorization", "Bearer ohk_abcdefgh_" + QByteArray(43, 'a')}}), invalid);
        QCOMPARE(refusal({{"Tenant-ID", ""}}), noAccess);
        QCOMPARE(refusal({{"Tenant-ID", "nonsense"}}), noAccess);
        QCOMPARE(refusal({{"Tenant-ID", "ten_01jdxxxxxxxxxxxxxxxxxxxxxx"}}), noAccess);
        QCOMPARE(refusal({{"Tenant-ID", m_theirs.tenant->id.toLatin1()}}), noAccess);
    }

    void anotherIdInTheBodyIsRefused_data()
    {
        QTest::addColumn<int>("index");
        const RouteTable table = everyRoute();
        for (size_t i = 0; i < table.size(); ++i) {
            if (table[i].request && pathParametersOf(table[i]).size() == 1)
                QTest::newRow(operationOf(table[i]).constData()) << int(i);
        }
    }
    void anotherIdInTheBodyIsRefused()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        const QString name = pathParametersOf(route).constFirst();
        const Sample sample = samples().value(operationOf(route));
        QByteArray body = filled(sample.body, m_ours.ids);
        body.chop(1);
        body = (body.isEmpty() ? "{" : body + ',') + '"' + name.toLatin1() + "\":\"other\"}";
        ApiClient client = m_server.client(m_ours.tenant);
        const Reply reply = client.send(route.verb, filled(sample.target, m_ours.ids), body);
        QVERIFY2(reply.status == 400 && reply.body.contains("\"path\":\"" + name.toLatin1() + '"'),
                 reply.body.constData());
    }

    void aKeyOfAnotherSecretIsRefused()
    {
        const QString key = m_server.createKey(m_ours.tenant).apiKey;
        const QString other = m_server.createKey(m_ours.tenant).apiKey;
        const QString mixed = key.left(key.lastIndexOf(u'_')) + other.mid(other.lastIndexOf(u'_'));
        QCOMPARE(m_server.client(m_ours.tenant, mixed).get("/v1/orders").code(), "INVALID_TOKEN"_ba);
    }

    void anExpiredKeyIsRefused_data() { routes_data(); }
    void anExpiredKeyIsRefused()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        NewKey wanted{.name = u"Brief"_s};
        wanted.expiresAt = m_server.clock.now().addSecs(-1);
        ApiClient expired = m_server.client(m_ours.tenant, m_server.createKey(m_ours.tenant, wanted).apiKey);
        QCOMPARE(ask(expired, route, m_ours.ids).code(), "INVALID_TOKEN"_ba);
    }

    void aKeyExpiresWhileItIsInUse()
    {
        NewKey wanted{.name = u"Brief"_s};
        wanted.expiresAt = m_server.clock.now().addSecs(60);
        ApiClient client = m_server.client(m_ours.tenant, m_server.createKey(m_ours.tenant, wanted).apiKey);
        QCOMPARE(client.get("/v1/orders").status, 200);
        m_server.clock.advance(std::chrono::seconds(61));
        QCOMPARE(client.get("/v1/orders").code(), "INVALID_TOKEN"_ba);
    }

    // By somebody else, on a connection of their own, while the server remembers the key from the request
    // before.
    void aRevokedKeyFailsAsSoonAsItsEndIsHeard()
    {
        for (int i = 0; i < 10; ++i) {
            const IssuedKey key = m_server.createKey(m_ours.tenant);
            ApiClient client = m_server.client(m_ours.tenant, key.apiKey);
            QCOMPARE(client.get("/v1/orders").status, 200);
            QCOMPARE(client.get("/v1/orders").status, 200);
            m_server.revokeKey(key.keyId);
            QVERIFY(QTest::qWaitFor([&] { return client.get("/v1/orders").code() == "INVALID_TOKEN"; }, 500));
            QCOMPARE(client.get("/v1/orders").code(), "INVALID_TOKEN"_ba);
        }
    }

    void eachPermissionIsNeeded_data() { routes_data(); }
    void eachPermissionIsNeeded()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        const auto clientWith = [&](const QStringList &permissions) {
            const NewKey wanted{.name = u"Key"_s, .permissions = permissions};
            return m_server.client(m_ours.tenant, m_server.createKey(m_ours.tenant, wanted).apiKey);
        };
        for (const QString &permission : route.permissions()) {
            QStringList others = Permissions::known();
            others.removeAll(u"*"_s);
            others.removeAll(permission);
            ApiClient without = clientWith(others);
            const Reply refused = ask(without, route, m_ours.ids);
            QCOMPARE(refused.status, 403);
            QCOMPARE(refused.code(), "INSUFFICIENT_PERMISSIONS"_ba);
        }
        ApiClient with = clientWith(route.permissions());
        const Reply answered = ask(with, route, m_ours.ids);
        QVERIFY2(answered.status == 200 || answered.status == 201, answered.body.constData());
    }

    // They take back what is due, and ask for the rest.
    void warehouseStaffChangeNothingThatACustomerOwes()
    {
        const NewKey wanted{.name = u"Scanner"_s, .permissions = Permissions::ofRole(u"warehouse")->names()};
        ApiClient client = m_server.client(m_ours.tenant, m_server.createKey(m_ours.tenant, wanted).apiKey);
        QStringList refused, allowed;
        for (const Route &route : everyRoute()) {
            const bool is =
                route.path.startsWith("/v1/subscriptions/{subscriptionId}/") && route.verb == "POST";
            if (is)
                (ask(client, route, m_ours.ids).status == 403 ? refused : allowed) += QString(route.operation);
        }
        QCOMPARE(refused,
                 (QStringList{u"extendSubscription"_s, u"upgradeSubscription"_s, u"buyOutSubscription"_s,
                              u"returnEarly"_s, u"cancelSubscription"_s}));
        QCOMPARE(allowed, (QStringList{u"replaceDevice"_s, u"endSubscription"_s}));
    }

    // Even one who may do everything in another organisation cannot tell a record of ours from none at all.
    void aForeignRecordIsAsGoodAsNone_data() { routes_data(); }
    void aForeignRecordIsAsGoodAsNone()
    {
        QFETCH(const int, index);
        const Route route = everyRoute()[size_t(index)];
        if (pathParametersOf(route).isEmpty())
            return;
        ApiClient client = m_server.client(m_ours.tenant);
        const Ids none = madeUp(m_theirs.ids);
        const Reply foreign = ask(client, route, m_theirs.ids), unknown = ask(client, route, none);
        QCOMPARE(foreign.status, 404);
        QCOMPARE(foreign.status, unknown.status);
        // but for the id that the caller sent
        const auto said = [](const Reply &reply, const Ids &ids) {
            QByteArray text = reply.withoutRequestId();
            for (const QByteArray &id : ids)
                text.replace("the ID " + id + '.', "the ID …"_ba);
            return text;
        };
        QCOMPARE(said(foreign, m_theirs.ids), said(unknown, none));
        const Reply nonsense = ask(client, route, [&] {
            Ids ids = m_theirs.ids;
            for (QByteArray &id : ids)
                id = "x%27%20or%201=1";
            return ids;
        }());
        QCOMPARE(nonsense.status, unknown.status);
        QCOMPARE(nonsense.code(), unknown.code());
    }

    void aListShowsNothingForeign_data()
    {
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<QByteArray>("array");
        QTest::newRow("orders of a foreign customer") << "/v1/orders?customerId={customer}"_ba
                                                      << "orders"_ba;
        QTest::newRow("orders by a foreign id") << "/v1/orders?search={order}"_ba
                                                << "orders"_ba;
        QTest::newRow("customers by a foreign id") << "/v1/customers?search={customer}"_ba
                                                   << "customers"_ba;
        QTest::newRow("assets of a foreign rental") << "/v1/assets?rentalId={rental}"_ba
                                                    << "assets"_ba;
        QTest::newRow("assets by a foreign serial number") << "/v1/assets?search={free}"_ba
                                                           << "assets"_ba;
        QTest::newRow("rentals of a foreign order") << "/v1/subscriptions?orderId={partial}"_ba
                                                    << "rentals"_ba;
        QTest::newRow("rentals by a foreign id") << "/v1/subscriptions?search={rental}"_ba
                                                 << "rentals"_ba;
        QTest::newRow("products by a foreign id") << "/v1/products?search={product}"_ba
                                                  << "products"_ba;
        QTest::newRow("files by a foreign id") << "/v1/files?search={spareFile}"_ba
                                               << "files"_ba;
        QTest::newRow("variants by a foreign id") << "/v1/products/variants?search={variant}"_ba
                                                  << "variants"_ba;
    }
    void aListShowsNothingForeign()
    {
        QFETCH(const QByteArray, query);
        QFETCH(const QByteArray, array);
        const QByteArray target = filled(query, m_theirs.ids);
        ApiClient us = m_server.client(m_ours.tenant), them = m_server.client(m_theirs.tenant);
        QCOMPARE(them.get(target).text("count"), "1"_ba);
        QCOMPARE(us.get(target).text("count"), "0"_ba);
        QCOMPARE(us.get(target).withoutRequestId(),
                 us.get(filled(query, madeUp(m_theirs.ids))).withoutRequestId());
    }

    void aForeignCursorShowsOnlyWhatIsOurs_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("array");
        QTest::newRow("orders") << "/v1/orders"_ba
                                << "orders"_ba;
        QTest::newRow("customers") << "/v1/customers"_ba
                                   << "customers"_ba;
        QTest::newRow("products") << "/v1/products"_ba
                                  << "products"_ba;
        QTest::newRow("variants") << "/v1/products/variants"_ba
                                  << "variants"_ba;
        QTest::newRow("assets") << "/v1/assets"_ba
                                << "assets"_ba;
        QTest::newRow("rentals") << "/v1/subscriptions"_ba
                                 << "rentals"_ba;
    }
    void aForeignCursorShowsOnlyWhatIsOurs()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, array);
        ApiClient us = m_server.client(m_ours.tenant), them = m_server.client(m_theirs.tenant);
        const QByteArray found = them.get(path + "?limit=1&sortDir=asc").text("nextCursor");
        QVERIFY(!found.isEmpty());
        const Reply reply = us.get(path + "?limit=1&sortDir=asc&startAfter=" + found);
        QVERIFY(reply.status == 200 || reply.faults() == QByteArrayList{"startAfter custom"});
        for (const QByteArray &tenantId : reply.texts(array, "tenantId"))
            QCOMPARE(tenantId, m_ours.tenant->id.toLatin1());
    }

    void aForeignVariantCannotBeOrdered()
    {
        ApiClient us = m_server.client(m_ours.tenant), them = m_server.client(m_theirs.tenant);
        them.post("/v1/products", productBody("THEIRS"));
        const Reply reply = us.post("/v1/orders", OrderSketch{"{'sku':'THEIRS','quantity':1}"}.body());
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VARIANT_NOT_FOUND"_ba);
    }
};

QTEST_MAIN(TestPermissionMatrix) // contracts need fonts
#include "tst_permission_matrix.moc"
