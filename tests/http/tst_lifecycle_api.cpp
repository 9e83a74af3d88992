// SPDX-License-Identifier: GPL-3.0-or-later
// Extension, upgrade, replacement, buyout, early return, cancellation and end, as clients of the API meet them:
// one written for the published schemas (S), which names the rental in every body, and one written from the
// published prose (T), which does not. A phone costs 20 a month for 12 months, of which the first is charged at
// once.
#include "tests/support/http/rental_desk.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray product(const QByteArray &sku, const QByteArray &monthly)
{
    return quoted("{'productSku':'P-" + sku + "','name':'Thing " + sku
                  + "','specification':'x','category':'c','brand':'b','variants':[{'variantSku':'" + sku
                  + "','variantName':'Black','grade':'A','listPrice':1000,'acquisitionCost':600,'pricing':"
                    "[{'contractLength':12,'monthlyPrice':"
                  + monthly + "},{'contractLength':24,'monthlyPrice':" + monthly + "}]}]}");
}

struct Rental
{
    QByteArray id, serial;

    QByteArray to(const QByteArray &verb) const { return "/v1/subscriptions/" + id + '/' + verb; }
    // A body that names the rental, as (S) has it.
    QByteArray named(const QByteArray &members) const
    {
        return quoted("{'rentalId':'" + id + "'," + members + '}');
    }
};

} // namespace

class TestLifecycleApi : public ApiTest
{
    Q_OBJECT

public:
    TestLifecycleApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    int m_devices = 0;

    QByteArray device(const QByteArray &sku = "PHONE")
    {
        return RentalDesk(*m_client).asset("SN-" + QByteArray::number(++m_devices), sku);
    }

    Rental rent(const QByteArray &startDate = {})
    {
        const QByteArray serial = "SN-" + QByteArray::number(++m_devices);
        return {RentalDesk(*m_client).out(serial, startDate).text("rentalId"), serial};
    }

    Reply ask(const QByteArray &target, const QByteArray &body, const Headers &headers = {})
    {
        return m_client->post(target, quoted(body), headers);
    }

    QByteArray daysFromToday(int days) const
    {
        return m_server.clock.now().date().addDays(days).toString(Qt::ISODate).toLatin1();
    }
    QByteArray monthsFromToday(int months) const
    {
        return m_server.clock.now().date().addMonths(months).toString(Qt::ISODate).toLatin1();
    }

private Q_SLOTS:
    void init()
    {
        m_tenant = m_server.createTenant({.name = u"Shop"_s, .timeZone = u"UTC"_s});
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        QCOMPARE(m_client->post("/v1/products", product("PHONE", "20")).status, 201);
        QCOMPARE(m_client->post("/v1/products", product("TABLET", "35.50")).status, 201);
    }

    // Extension

    void anExtensionAnswersTheNewTerms_data()
    {
        QTest::addColumn<bool>("named");
        QTest::newRow("S") << true;
        QTest::newRow("T") << false;
    }
    void anExtensionAnswersTheNewTerms()
    {
        QFETCH(const bool, named);
        const Rental rental = rent();
        const Reply reply = named
            ? m_client->post(rental.to("extend"),
                             rental.named("'extensionMonths':6,'reason':'More.','notes':'n',"
                                          "'newMonthlyAmount':18.5"))
            : ask(rental.to("extend"), "{'extensionMonths':6,'newMonthlyAmount':18.50}");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("rentalId"), rental.id);
        QCOMPARE(reply.text("assetSerialNumber"), rental.serial);
        QCOMPARE(reply.text("oldEndDate"), monthsFromToday(12));
        QCOMPARE(reply.text("newEndDate"), monthsFromToday(18));
        QCOMPARE(reply.text("extensionMonths"), "6"_ba);
        QCOMPARE(reply.text("oldContractLength"), "12"_ba);
        QCOMPARE(reply.text("newContractLength"), "18"_ba);
        QCOMPARE(reply.text("rental.monthlyAmount"), "18.50"_ba);
        QCOMPARE(reply.text("rental.extensionHistory.0.previousMonthlyAmount"), "20.00"_ba);
        const Reply read = m_client->get("/v1/subscriptions/" + rental.id);
        QCOMPARE(read.header("ETag"), reply.header("ETag"));
        QCOMPARE(read.body, reply.at("rental").toJson());
    }

    // Upgrade

    void anUpgradeWithADeviceAnswersTheNewRental()
    {
        const Rental rental = rent();
        const QByteArray tablet = device("TABLET");
        const Reply reply =
            m_client->post(rental.to("upgrade"),
                           rental.named("'newSku':'TABLET','newSerialNumber':'" + tablet
                                        + "','contractLength':18,'newMonthlyAmount':30,'reason':'More room.'"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("oldRentalId"), rental.id);
        QCOMPARE(reply.text("newRentalId"), reply.text("newRental.rentalId"));
        QCOMPARE(reply.text("oldDevice"), "Thing PHONE"_ba);
        QCOMPARE(reply.text("newDevice"), "Thing TABLET"_ba);
        QCOMPARE(reply.text("newMonthlyAmount"), "30.00"_ba);
        QCOMPARE(reply.text("currency"), "EUR"_ba);
        QCOMPARE(reply.text("rental.status"), "ended_upgrade"_ba);
        QCOMPARE(reply.text("newRental.upgradeFromRentalId"), rental.id);
        QCOMPARE(reply.text("newRental.serialNumber"), tablet);
        QCOMPARE(reply.text("newRental.contractLength"), "18"_ba);
        QCOMPARE(reply.text("upgradeDetails.previousMonthlyAmount"), "20.00"_ba);
        QCOMPARE(m_client->get("/v1/orders/" + reply.text("upgradeOrderId")).text("status"), "fulfilled"_ba);
        QCOMPARE(m_client->get("/v1/assets/" + rental.serial).text("status"), "returned"_ba);
    }

    void anUpgradeInTwoStepsEndsWithTheReturn()
    {
        const Rental rental = rent();
        const QByteArray tablet = device("TABLET");
        const Reply reply =
            ask(rental.to("upgrade"), "{'newSku':'TABLET','newContractLength':24,'reason':'More.'}");
        QCOMPARE(reply.status, 200);
        QVERIFY(!reply.json.has(u"newRentalId"));
        QCOMPARE(reply.text("currentSubscription.subscriptionId"), rental.id);
        QCOMPARE(reply.text("currentSubscription.scheduledEndDate"), monthsFromToday(1));
        QCOMPARE(reply.text("upgradeDetails.previousDevice"), "Thing PHONE"_ba);
        QCOMPARE(reply.text("upgradeDetails.newDevice"), "Thing TABLET"_ba);
        QCOMPARE(reply.text("upgradeDetails.newMonthlyAmount"), "35.50"_ba);
        QCOMPARE(reply.text("rental.ending.type"), "upgrade"_ba);
        const QByteArray order = reply.text("upgradeOrderId");
        QCOMPARE(m_client->get("/v1/orders/" + order).text("upgradeDetails.previousRentalId"), rental.id);

        QCOMPARE(ask(rental.to("upgrade"), "{'newSku':'TABLET','newContractLength':24}").code(),
                 "SUBSCRIPTION_NOT_ACTIVE"_ba);
        QCOMPARE(m_client->post("/v1/orders/" + order + "/confirm").status, 200);
        QCOMPARE(ask("/v1/subscriptions", "{'orderId':'" + order + "','serialNumber':'" + tablet + "'}").status,
                 201);
        QCOMPARE(m_client->post("/v1/assets/" + rental.serial + "/return").status, 200);
        QCOMPARE(m_client->get("/v1/subscriptions/" + rental.id).text("status"), "ended_upgrade"_ba);
    }

    // Replacement

    void aReplacementAnswersBothDevices_data() { anExtensionAnswersTheNewTerms_data(); }
    void aReplacementAnswersBothDevices()
    {
        QFETCH(const bool, named);
        const Rental rental = rent();
        const QByteArray spare = device();
        const QByteArray more = "'newSerialNumber':'" + spare + "',";
        const Reply reply = named
            ? m_client->post(rental.to("replace"), rental.named(more + "'replacementReason':'damaged'"))
            : ask(rental.to("replace"), '{' + more + "'reason':'damaged'}");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("oldSerialNumber"), rental.serial);
        QCOMPARE(reply.text("newSerialNumber"), spare);
        QCOMPARE(reply.text("reason"), "damaged"_ba);
        QCOMPARE(reply.text("rental.currentSerialNumber"), spare);
        QCOMPARE(reply.text("rental.replacementHistory.0.previousSerialNumber"), rental.serial);
        QCOMPARE(m_client->get("/v1/assets/" + rental.serial).text("status"), "unavailable"_ba);
        QCOMPARE(m_client->get("/v1/assets/" + spare).text("rentalId"), rental.id);
    }

    // Buyout: 11 × 20 and 10 % of 600

    void aBuyoutIsCalculatedInBothShapes_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("S") << "rentalId"_ba;
        QTest::newRow("T") << "subscriptionId"_ba;
    }
    void aBuyoutIsCalculatedInBothShapes()
    {
        QFETCH(const QByteArray, name);
        const Rental rental = rent();
        const Reply reply = ask("/v1/subscriptions/calculate-buyout", "{'" + name + "':'" + rental.id + "'}");
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body,
                 R"({"success":true,"rentalId":"#","subscriptionId":"#","currency":"EUR","buyoutPrice":280.00,)"
                 R"("remainingPayments":220.00,"depreciatedValue":60.00,"calculation":{"buyoutPrice":280.00,)"
                 R"("breakdown":{"method":"remaining_plus_residual","remainingContractValue":220.00,)"
                 R"("residualValue":60.00,"monthsRemaining":11,"monthlyAmount":20.00},"costRecovery":)"
                 R"({"acquisitionCost":600.00,"totalCollected":0.00,"projectedAfterBuyout":280.00,)"
                 R"("projectedMargin":-320.00,"marginPercent":-53.3}}})"_ba.replace('#', rental.id));
    }

    void whatIsCollectedIsWithoutTax()
    {
        m_server.choose(m_tenant, u"tax.rate"_s, "20");
        m_server.choose(m_tenant, u"tax.inclusive"_s, "true");
        const Rental rental = rent();
        const QByteArray body = "{'rentalId':'" + rental.id + "'}";
        const Reply buyout = ask("/v1/subscriptions/calculate-buyout", body);
        QCOMPARE(buyout.text("buyoutPrice"), "280.00"_ba);
        QCOMPARE(buyout.text("calculation.costRecovery"),
                 R"({"acquisitionCost":600.00,"totalCollected":0.00,"projectedAfterBuyout":233.33,)"
                 R"("projectedMargin":-366.67,"marginPercent":-61.1})"_ba);
        const Reply earlyReturn = ask("/v1/subscriptions/calculate-early-return", body);
        QCOMPARE(earlyReturn.text("earlyReturnFee"), "110.00"_ba);
        QCOMPARE(earlyReturn.text("calculation.costRecovery"),
                 R"({"acquisitionCost":600.00,"totalCollected":0.00,"projectedWithFee":91.67,)"
                 R"("costRecoveryPercent":15.3})"_ba);
    }

    void aBuyoutAnswersBothShapes_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("S") << "'rentalId':'{id}','reason':'end_of_contract'"_ba
                           << "280.00"_ba
                           << "end_of_contract"_ba;
        QTest::newRow("S by hand") << "'rentalId':'{id}','reason':'other','buyoutPrice':0"_ba
                                   << "0.00"_ba
                                   << "other"_ba;
        QTest::newRow("T") << "'buyoutPrice':99.9,'effectiveDate':'{today}','reason':'Likes it.'"_ba
                           << "99.90"_ba
                           << "other"_ba;
    }
    void aBuyoutAnswersBothShapes()
    {
        QFETCH(QByteArray, body);
        QFETCH(const QByteArray, price);
        QFETCH(const QByteArray, reason);
        const Rental rental = rent();
        body.replace("{id}", rental.id).replace("{today}", daysFromToday(0));
        const Reply reply = ask(rental.to("buyout"), '{' + body + '}');
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("assetSerialNumber"), rental.serial);
        QCOMPARE(reply.text("buyoutPrice"), price);
        QCOMPARE(reply.text("currency"), "EUR"_ba);
        QCOMPARE(reply.text("effectiveDate"), daysFromToday(0));
        QCOMPARE(reply.text("subscription.subscriptionId"), rental.id);
        QCOMPARE(reply.text("subscription.status"), "ended_buyout"_ba);
        QCOMPARE(reply.text("subscription.buyoutDetails.buyoutPrice"), price);
        QCOMPARE(reply.text("rental.buyoutDetails.reason"), reason);
        QCOMPARE(m_client->get("/v1/assets/" + rental.serial).text("status"), "sold"_ba);
    }

    // Early return: half of 11 × 20

    void anEarlyReturnFeeIsCalculatedAtBothAddresses_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::newRow("S") << "calculate-early-return-fee"_ba;
        QTest::newRow("T") << "calculate-early-return"_ba;
    }
    void anEarlyReturnFeeIsCalculatedAtBothAddresses()
    {
        QFETCH(const QByteArray, address);
        const Rental rental = rent();
        const Reply reply = ask("/v1/subscriptions/" + address, "{'subscriptionId':'" + rental.id + "'}");
        QCOMPARE(reply.status, 200);
        QCOMPARE(
            reply.body,
            R"({"success":true,"rentalId":"#","subscriptionId":"#","currency":"EUR","earlyReturnFee":110.00,)"
            R"("remainingMonths":11,"penaltyPercentage":50,"calculation":{"earlyReturnFee":110.00,)"
            R"("breakdown":{"remainingContractValue":220.00,"feePercentage":50,"monthsRemaining":11,)"
            R"("monthlyAmount":20.00,"gracePeriodApplied":false},"costRecovery":{"acquisitionCost":600.00,)"
            R"("totalCollected":0.00,"projectedWithFee":110.00,"costRecoveryPercent":18.3}}})"_ba.replace(
                '#', rental.id));
    }

    void anEarlyReturnAnswersBothShapes_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("fee");
        QTest::newRow("S") << "'rentalId':'{id}','returnCondition':'poor','reason':'Done.'"_ba
                           << "110.00"_ba;
        QTest::newRow("T") << "'earlyReturnFee':15,'effectiveDate':'{today}'"_ba
                           << "15.00"_ba;
        QTest::newRow("T waived") << "'earlyReturnFee':15,'waiveFee':true"_ba
                                  << "0.00"_ba;
    }
    void anEarlyReturnAnswersBothShapes()
    {
        QFETCH(QByteArray, body);
        QFETCH(const QByteArray, fee);
        const Rental rental = rent(daysFromToday(-1));
        body.replace("{id}", rental.id).replace("{today}", daysFromToday(0));
        const Reply reply = ask(rental.to("early-return"), '{' + body + '}');
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("assetSerialNumber"), rental.serial);
        QCOMPARE(reply.text("earlyReturnFee"), fee);
        QCOMPARE(reply.text("currency"), "EUR"_ba);
        QCOMPARE(reply.text("actualMonthsRented"), "1"_ba);
        QCOMPARE(reply.text("returnDate"), daysFromToday(0));
        QCOMPARE(reply.text("subscription.status"), "ended_early_return"_ba);
        QCOMPARE(reply.text("subscription.earlyReturnDetails.fee"), fee);
        QCOMPARE(m_client->get("/v1/assets/" + rental.serial).text("status"), "returned"_ba);
    }

    // Cancellation and end

    void aCancellationAnswersWhatWas()
    {
        const Rental rental = rent();
        const Reply reply =
            m_client->post(rental.to("cancel"), rental.named("'reason':'payment_failure','notes':'Twice.'"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("previousStatus"), "active"_ba);
        QCOMPARE(reply.text("assetSerialNumber"), rental.serial);
        QCOMPARE(reply.text("cancelledAt"), reply.text("rental.cancellationDetails.cancelledAt"));
        QCOMPARE(reply.text("rental.returnDue"), "true"_ba);
        QCOMPARE(reply.text("rental.cancellationDetails.notes"), "Twice."_ba);
        QCOMPARE(ask(rental.to("cancel"), "{'reason':'other'}").code(), "ALREADY_CANCELLED"_ba);
        QCOMPARE(m_client->post("/v1/assets/" + rental.serial + "/return").status, 200);
        QCOMPARE(m_client->get("/v1/subscriptions/" + rental.id).text("returnDue"), "false"_ba);
    }

    void aContractEndsWhenItsTimeHasCome()
    {
        const Rental running = rent(), over = rent(monthsFromToday(-12));
        QCOMPARE(m_client->post(running.to("end")).code(), "SUBSCRIPTION_RUNNING"_ba);
        QCOMPARE(m_client->get("/v1/subscriptions?status=active&endDateTo=" + daysFromToday(0))
                     .texts("rentals", "rentalId"),
                 QByteArrayList{over.id});
        const Reply reply = m_client->post(over.to("end"), over.named("'notes':null"));
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("rental.status"), "ended_completed"_ba);
        QCOMPARE(reply.text("endedAt"), reply.text("rental.endedAt"));
        QCOMPARE(m_client->post(over.to("end")).code(), "ALREADY_ENDED"_ba);
    }

    // Refusals

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArrayList>("faults");
        const auto row = [](const char *verb, const QByteArray &body, const QByteArrayList &faults) {
            QTest::addRow("%s %s", verb, body.constData()) << QByteArray(verb) << body << faults;
        };
        row("extend", "{}", {"extensionMonths required"});
        row("extend", "{'extensionMonths':0,'newMonthlyAmount':-1}",
            {"extensionMonths too_small", "newMonthlyAmount too_small"});
        row("extend", "{'extensionMonths':121}", {"extensionMonths too_big"});
        row("extend", "{'extensionMonths':1.5,'newMonthlyAmount':1.005}",
            {"extensionMonths invalid_type", "newMonthlyAmount too_many_decimals"});
        row("extend", "{'rentalId':'sub_other','extensionMonths':1}", {"rentalId custom"});
        row("upgrade", "{}", {"contractLength required", "newSku required"});
        row("upgrade", "{'newSku':'TABLET','contractLength':'12'}", {"contractLength invalid_type"});
        row("upgrade", "{'newSku':'TABLET','contractLength':12,'newContractLength':24}",
            {"newContractLength custom"});
        row("upgrade", "{'newSku':'TABLET','contractLength':121,'notes':''}", {"notes too_small"});
        row("replace", "{}", {"newSerialNumber required"});
        row("replace", "{'newSerialNumber':'X'}", {"replacementReason required"});
        row("replace", "{'newSerialNumber':'X','replacementReason':'old'}",
            {"replacementReason invalid_enum_value"});
        row("buyout", "{'buyoutPrice':-1}", {"buyoutPrice too_small"});
        row("buyout", "{'effectiveDate':'soon'}", {"effectiveDate invalid_string"});
        row("buyout", "{'effectiveDate':'2026-11-21T10:00:00'}", {"effectiveDate invalid_string"});
        row("buyout", "{'effectiveDate':'2999-01-01'}", {"effectiveDate too_big"});
        row("early-return", "{'returnCondition':'new','earlyReturnFee':-1,'waiveFee':'no'}",
            {"earlyReturnFee too_small", "returnCondition invalid_enum_value", "waiveFee invalid_type"});
        row("cancel", "{}", {"reason required"});
        row("cancel", "{'reason':'bored'}", {"reason invalid_enum_value"});
        row("end", "{'subscriptionId':'sub_other'}", {"subscriptionId custom"});
    }
    void whatIsWrongIsNamed()
    {
        QFETCH(const QByteArray, verb);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArrayList, faults);
        const Rental rental = rent();
        const QByteArray before = m_client->get("/v1/subscriptions/" + rental.id).body;
        const Reply reply = ask(rental.to(verb), body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), "VALIDATION_ERROR"_ba);
        QCOMPARE(reply.faults(), faults);
        QCOMPARE(m_client->get("/v1/subscriptions/" + rental.id).body, before);
    }

    void aLengthThatIsNotOfferedIsToldAsItWasSent()
    {
        const Rental rental = rent();
        RentalDesk desk(*m_client);
        const QByteArray order = desk.order();
        for (const QByteArray length : {"1", "121", "12.5", "-5", "1000"}) {
            const QByteArray more = "'contractLength':" + length;
            const Reply upgrade =
                ask("/v1/subscriptions/" + rental.id + "/upgrade", "{'newSku':'TABLET'," + more + "}");
            QCOMPARE(upgrade.text("error.message"),
                     "This contract length is not offered for the variant. (TABLET: " + length + ")");
            if (length != "1")
                QCOMPARE(desk.rent(order, desk.asset("SN-NEW"), more).text("error.message"),
                         "This contract length is not offered for the variant. (" + length + ")");
        }
    }

    void whatIsNotThereIsNamed()
    {
        const auto message = [](const Reply &reply) {
            return QByteArray::number(reply.status) + ' ' + reply.text("error.message");
        };
        const QByteArray unknown = "sub_00000000000000000000000000";
        const QByteArray said = "404 There is no subscription with the ID " + unknown + ".";
        QCOMPARE(message(m_client->get("/v1/subscriptions/" + unknown)), said);
        QCOMPARE(message(ask("/v1/subscriptions/calculate-buyout", "{'rentalId':'" + unknown + "'}")), said);
        QCOMPARE(message(m_client->get("/v1/assets/SN-NONE")),
                 "404 There is no record with the ID SN-NONE."_ba);
        QCOMPARE(message(m_client->get("/v1/nowhere")), "404 There is nothing at this address."_ba);
    }

    void aSecondUpgradeSaysThatOneIsPending()
    {
        const QByteArray upgrade = "/v1/subscriptions/" + rent().id + "/upgrade";
        QCOMPARE(ask(upgrade, "{'newSku':'TABLET','contractLength':12}").status, 200);
        const Reply second = ask(upgrade, "{'newSku':'TABLET','contractLength':12}");
        QCOMPARE(second.code(), "SUBSCRIPTION_NOT_ACTIVE"_ba);
        QVERIFY2(second.text("error.message").contains("an upgrade is already pending"),
                 second.body.constData());
    }

    void whatStandsAgainstItIsSaid_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *verb, const QByteArray &body, const QByteArray &code) {
            QTest::addRow("%s %s", verb, body.constData()) << QByteArray(verb) << body << code;
        };
        row("extend", "{'extensionMonths':109}", "INVALID_EXTENSION_MONTHS");
        row("upgrade", "{'newSku':'NONE','contractLength':12}", "VARIANT_NOT_FOUND");
        row("upgrade", "{'newSku':'TABLET','contractLength':36}", "INVALID_CONTRACT_LENGTH");
        for (const QByteArray length : {"0", "1", "12.5", "121"}) {
            row("upgrade", "{'newSku':'TABLET','contractLength':" + length + "}", "INVALID_CONTRACT_LENGTH");
            row("upgrade", "{'newSku':'TABLET','newMonthlyAmount':5,'contractLength':" + length + "}",
                "INVALID_CONTRACT_LENGTH");
            row("upgrade", "{'newSku':'NONE','contractLength':" + length + "}", "VARIANT_NOT_FOUND");
        }
        row("upgrade", "{'newSku':'TABLET','contractLength':12,'newSerialNumber':'NONE'}", "ASSET_NOT_FOUND");
        row("upgrade", "{'newSku':'TABLET','contractLength':12,'newSerialNumber':'{own}'}", "SKU_MISMATCH");
        row("replace", "{'newSerialNumber':'NONE','reason':'x'}", "ASSET_NOT_FOUND");
        row("replace", "{'newSerialNumber':'{own}','reason':'x'}", "ASSET_NOT_AVAILABLE");
        row("replace", "{'newSerialNumber':'{own}','newSku':'TABLET','reason':'x'}", "SKU_MISMATCH");
        row("end", "{}", "SUBSCRIPTION_RUNNING");
    }
    void whatStandsAgainstItIsSaid()
    {
        QFETCH(const QByteArray, verb);
        QFETCH(QByteArray, body);
        QFETCH(const QByteArray, code);
        const Rental rental = rent();
        const Reply reply = ask(rental.to(verb), body.replace("{own}", rental.serial));
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.code(), code);
    }

    void whatIsUnknownIsNotFound()
    {
        const QByteArray unknown = "sub_01jdxxxxxxxxxxxxxxxxxxxxxx";
        for (const QByteArray address :
             {"calculate-buyout", "calculate-early-return-fee", "calculate-early-return"}) {
            const Reply reply = ask("/v1/subscriptions/" + address, "{'rentalId':'" + unknown + "'}");
            QCOMPARE(reply.status, 404);
            QCOMPARE(reply.code(), "NOT_FOUND"_ba);
            QCOMPARE(ask("/v1/subscriptions/" + address, "{}").faults(), QByteArrayList{"rentalId required"});
        }
        QCOMPARE(ask("/v1/subscriptions/" + unknown + "/cancel", "{'reason':'other'}").status, 404);
    }

    void pricesByHandNeedAPermission_data()
    {
        QTest::addColumn<QByteArray>("verb");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("byHand");
        QTest::newRow("extend") << "extend"_ba
                                << "'extensionMonths':1"_ba
                                << "'newMonthlyAmount':1"_ba;
        QTest::newRow("upgrade") << "upgrade"_ba
                                 << "'newSku':'TABLET','contractLength':12"_ba
                                 << "'newMonthlyAmount':1"_ba;
        QTest::newRow("buyout") << "buyout"_ba
                                << "'reason':'other'"_ba
                                << "'buyoutPrice':1"_ba;
        QTest::newRow("early return") << "early-return"_ba
                                      << "'reason':'x'"_ba
                                      << "'earlyReturnFee':1"_ba;
        QTest::newRow("waived") << "early-return"_ba
                                << "'reason':'x'"_ba
                                << "'waiveFee':true"_ba;
    }
    void pricesByHandNeedAPermission()
    {
        QFETCH(const QByteArray, verb);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, byHand);
        const auto clientWith = [&](const QStringList &permissions) {
            return m_server.client(
                m_tenant, m_server.createKey(m_tenant, {.name = u"Key"_s, .permissions = permissions}).apiKey);
        };
        ApiClient without = clientWith({u"subscriptions:write"_s, u"payments:write"_s}),
                  with = clientWith({u"subscriptions:write"_s, u"payments:write"_s, u"prices:override"_s});
        const Rental rental = rent(), other = rent();
        const QByteArray priced = quoted('{' + body + ',' + byHand + '}');
        const Reply refused = without.post(rental.to(verb), priced);
        QCOMPARE(refused.status, 403);
        QCOMPARE(refused.code(), "INSUFFICIENT_PERMISSIONS"_ba);
        QCOMPARE(without.post(rental.to(verb), quoted('{' + body + '}')).status, 200);
        QCOMPARE(with.post(other.to(verb), priced).status, 200);
    }

    // Repetition and races

    void aRepeatedRequestIsAnsweredOnce()
    {
        const Rental rental = rent();
        const Headers once{{"Idempotency-Key", "buy " + rental.id}};
        const Reply first = ask(rental.to("buyout"), "{'reason':'other'}", once);
        const Reply again = ask(rental.to("buyout"), "{'reason':'other'}", once);
        QCOMPARE(first.status, 200);
        QCOMPARE(again.body, first.body);
        QCOMPARE(ask(rental.to("buyout"), "{'reason':'other'}").code(), "SUBSCRIPTION_NOT_ACTIVE"_ba);
        QCOMPARE(
            m_server.look(u"select count(*) from payments where rental_id = '%1' and purpose = 'buyout'"_s.arg(
                QString::fromLatin1(rental.id))),
            u"1"_s);
    }

    void anotherVersionIsAConflict()
    {
        const Rental rental = rent();
        const QByteArray tag = m_client->get("/v1/subscriptions/" + rental.id).header("ETag");
        const QByteArray body = "{'extensionMonths':1}";
        QCOMPARE(ask(rental.to("extend"), body, {{"If-Match", tag}}).status, 200);
        QCOMPARE(ask(rental.to("extend"), body, {{"If-Match", tag}}).code(), "VERSION_CONFLICT"_ba);
    }

    void ofManyWhoEndItInTheirWayOneSucceeds()
    {
        for (int round = 0; round < wantedRounds(5); ++round) {
            const Rental rental = rent();
            const QByteArray tablet = device("TABLET");
            const QByteArray deeds[] = {
                "buyout {'reason':'other'}", "early-return {'reason':'x'}", "cancel {'reason':'other'}",
                "upgrade {'newSku':'TABLET','contractLength':12,'newSerialNumber':'" + tablet + "'}"};
            std::vector<ApiClient> clients;
            for (int i = 0; i < 8; ++i) {
                clients.push_back(m_server.client(m_tenant, i % 2));
                clients.back().get("/v1/orders?limit=1");
            }
            QList<Reply> replies(8);
            std::barrier start(8);
            {
                std::vector<std::jthread> threads;
                for (int i = 0; i < 8; ++i)
                    threads.emplace_back([&, i, reply = &replies[i]] {
                        const QByteArray &deed = deeds[size_t(i) % 4];
                        const qsizetype blank = deed.indexOf(' ');
                        start.arrive_and_wait();
                        *reply = clients[size_t(i)].post(rental.to(deed.first(blank)),
                                                         quoted(deed.sliced(blank + 1)));
                    });
            }
            int done = 0;
            for (const Reply &reply : replies) {
                done += reply.status == 200;
                QVERIFY2(reply.status == 200 || reply.code() == "SUBSCRIPTION_NOT_ACTIVE"
                             || reply.code().startsWith("ALREADY_"),
                         reply.body.constData());
            }
            QCOMPARE(done, 1);
            QVERIFY(m_client->get("/v1/subscriptions/" + rental.id).text("status") != "active");
        }
    }
};

QTEST_GUILESS_MAIN(TestLifecycleApi)
#include "tst_lifecycle_api.moc"
