// SPDX-License-Identifier: GPL-3.0-or-later
// What one command writes is of one moment, however often it looks at the clock.
#include "core/data/files/folder_storage.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "core/services/exports/export_rentals.h"
#include "core/services/files/files.h"
#include "core/services/moment.h"
#include "core/services/payments/payments.h"
#include "core/services/webhooks/webhooks.h"
#include "tests/support/rentals.h"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace onhire;
using namespace onhire::test;

namespace {

// Later at each look.
class RestlessClock final : public Clock
{
public:
    explicit RestlessClock(QDateTime begin) : m_moment(std::move(begin)) { }
    QDateTime now() const override
    {
        m_moment = m_moment.addMSecs(7);
        return m_moment;
    }

private:
    mutable QDateTime m_moment;
};

struct Restless : Rentals
{
    RestlessClock restless{clock.now()};

    QTemporaryDir folder;
    const FileRoom room{need(FolderStorage::open(folder.filePath(u"files"_s), clock.now())),
                        AddressSigner(QByteArray(32, 'k')),
                        {}};

    Context context() { return {database, tenant, {}, {}, restless, nullptr, &room}; }

    OrderRequest request() { return need(OrderRequest::read(json(orderOf("PHONE")), *tenant)); }
    QString order() { return need(placeOrder(context(), request(), NaturalKey::Skip)).id; }
    QString paymentOf(const QString &rentalId)
    {
        return look(u"select min(payment_id) from payments where rental_id = '%1'"_s.arg(rentalId));
    }

    // The moments in a record that are not from before, and when that was written down.
    QStringList moments(const Record &record, const QDateTime &before)
    {
        static const QRegularExpression moment(u"\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z"_s);
        QSet<QString> found{
            look(u"select stamp(max(at)) from audit_entries where record_id = '%1'"_s.arg(record.id))};
        for (const auto &match : moment.globalMatch(QString::fromUtf8(record.json))) {
            if (match.captured() > toTimestamp(before))
                found += match.captured();
        }
        return found.values();
    }
};

} // namespace

class TestMoments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatOneCommandWritesIsOfOneMoment_data();
    void whatOneCommandWritesIsOfOneMoment();
    void theMomentIsThatOfTheFirstLook();
};

using Act = std::function<Record(Restless &, const std::function<void()> &begin)>;

void TestMoments::whatOneCommandWritesIsOfOneMoment_data()
{
    QTest::addColumn<Act>("act");
    using Begin = std::function<void()>;
    const auto row = [](const char *name, const Act &act) { QTest::newRow(name) << act; };
    row("place an order", [](Restless &shop, const Begin &begin) {
        begin();
        return need(placeOrder(shop.context(), shop.request(), NaturalKey::Check));
    });
    row("confirm an order", [](Restless &shop, const Begin &begin) {
        shop.choose("orders.autoConfirm", "false");
        const QString order = shop.order();
        begin();
        return need(confirmOrder(shop.context(), order));
    });
    row("confirm it by a patch", [](Restless &shop, const Begin &begin) {
        shop.choose("orders.autoConfirm", "false");
        const QString order = shop.order();
        const auto patch = need(
            OrderPatch::read(json("{'status':'confirmed','notes':'x'}"), *shop.tenant, OrderPatch::schema()));
        begin();
        return need(reviseOrder(shop.context(), order, patch));
    });
    row("cancel an order", [](Restless &shop, const Begin &begin) {
        const QString order = shop.order();
        begin();
        return need(cancelOrder(shop.context(), order, u"x"_s));
    });
    row("mark a payment as failed", [](Restless &shop, const Begin &begin) {
        shop.choose("billing.retries", "3");
        const QString payment = shop.paymentOf(shop.rent());
        begin();
        Record failed = need(markFailed(shop.context(), payment, {u"declined"_s, u"x"_s}));
        const QString again = parsed(failed)[u"nextRetryAt"].toString(); // tomorrow
        failed.json.replace(again.toLatin1(), "");
        return failed;
    });
    row("cancel a payment", [](Restless &shop, const Begin &begin) {
        const QString payment = shop.paymentOf(shop.rent());
        begin();
        return need(cancelPayment(shop.context(), payment, u"x"_s));
    });
    row("mark a payment as paid", [](Restless &shop, const Begin &begin) {
        const QString payment = shop.paymentOf(shop.rent());
        begin();
        return need(markPaid(shop.context(), payment, {})).record;
    });
    row("refund a payment", [](Restless &shop, const Begin &begin) {
        const QString payment = shop.paymentOf(shop.rent());
        need(markPaid(shop.context(), payment, {}));
        begin();
        return need(refundPayment(shop.context(), payment, Money::fromMinor(100), u"x"_s));
    });
    row("write a payment off", [](Restless &shop, const Begin &begin) {
        const QString payment = shop.paymentOf(shop.rent());
        begin();
        return need(writeOffPayment(shop.context(), payment, u"x"_s));
    });
    row("ask for an instalment", [](Restless &shop, const Begin &begin) {
        const QString rental = shop.rent();
        const QString month = shop.clock.now().date().addMonths(1).toString(u"yyyy-MM");
        begin();
        return need(createPayment(shop.context(), {rental, month, {}, {}, {}}));
    });
    row("change a customer", [](Restless &shop, const Begin &begin) {
        const QString customer = shop.of(shop.rent(), u"customer_id"_s);
        const auto patch = need(CustomerPatch::read(json("{'phone':'1'}"), customer, *shop.tenant));
        begin();
        return need(reviseCustomer(shop.context(), customer, patch));
    });
    row("change a device", [](Restless &shop, const Begin &begin) {
        const QString serial = shop.device();
        const auto patch = need(AssetPatch::read(json("{'location':'x'}"), serial, *shop.tenant, {}));
        begin();
        return need(reviseAsset(shop.context(), serial, patch));
    });
    row("change a subscription", [](Restless &shop, const Begin &begin) {
        const QString rental = shop.rent();
        begin();
        return need(reviseSubscription(shop.context(), rental, {.notes = u"x"_s}));
    });
    row("make a product", [](Restless &shop, const Begin &begin) {
        const auto request = need(ProductRequest::read(json(product("WATCH", "{'12':5}")), *shop.tenant));
        begin();
        return need(createProduct(shop.context(), request)).record;
    });
    row("change a variant", [](Restless &shop, const Begin &begin) {
        const QString variant = shop.look(u"select min(variant_id) from variants"_s);
        begin();
        return need(setVariantStatus(shop.context(), variant, false));
    });
    row("make a billing group", [](Restless &shop, const Begin &begin) {
        const QString customer = shop.of(shop.rent(), u"customer_id"_s);
        shop.look(u"update customers set customer_type = 'business' returning 1"_s);
        begin();
        return need(createBillingGroup(shop.context(),
                                       {.customerId = customer, .groupName = u"Office"_s, .billingDay = 1}));
    });
    row("make a webhook endpoint", [](Restless &shop, const Begin &begin) {
        const SecretBox box = need(SecretBox::open(shop.folder.filePath(u"key"_s)));
        begin();
        return need(createWebhookEndpoint(shop.context(), box, {.url = u"https://example.com"_s})).endpoint;
    });
    row("promise a file", [](Restless &shop, const Begin &begin) {
        begin();
        const SignedFile promised =
            need(promiseFile(shop.context(), {.filename = u"a.txt"_s, .contentType = u"text/plain"_s}, 60));
        const auto asked = QDateTime::fromMSecsSinceEpoch(promised.expiresAt, QTimeZone::utc()).addSecs(-3600);
        return Record{promised.file.fileId, promised.file.json + toTimestamp(asked).toLatin1()};
    });
    row("keep a document", [](Restless &shop, const Begin &begin) {
        begin();
        return need(keepDocument(shop.context(), {.filename = u"a.txt"_s, .contentType = u"text/plain"_s},
                                 "abc"_ba, u"file.generate"_s));
    });
    row("export subscriptions", [](Restless &shop, const Begin &begin) {
        begin();
        const RentalExport made = need(exportRentals(shop.context(), {}));
        Record file = need(findFile(shop.context(), made.fileId));
        file.json += toTimestamp(made.generatedAt).toLatin1();
        return file;
    });
    row("make an API key", [](Restless &shop, const Begin &begin) {
        begin();
        const QString key = need(createKey(shop.context(), {.name = u"x"_s})).keyId;
        return need(findKey(shop.context(), key));
    });
    row("revoke an API key", [](Restless &shop, const Begin &begin) {
        const QString key = need(createKey(shop.context(), {.name = u"x"_s})).keyId;
        begin();
        return need(revokeKey(shop.context(), key));
    });
    row("disable a webhook endpoint", [](Restless &shop, const Begin &begin) {
        const SecretBox box = need(SecretBox::open(shop.folder.filePath(u"key"_s)));
        const QString endpoint =
            need(createWebhookEndpoint(shop.context(), box, {.url = u"https://example.com"_s})).endpoint.id;
        begin();
        return need(disableWebhookEndpoint(shop.context(), endpoint, DisabledReason::Gone));
    });
}

void TestMoments::whatOneCommandWritesIsOfOneMoment()
{
    QFETCH(const Act, act);
    Restless shop;
    QDateTime before;
    const Record written = act(shop, [&] { before = shop.restless.now(); });
    QVERIFY(before.isValid());
    const QStringList moments = shop.moments(written, before);
    QVERIFY2(moments.size() == 1, qPrintable(moments.join(u' ')));
}

// So whoever had to wait for a lock is later than who held it.
void TestMoments::theMomentIsThatOfTheFirstLook()
{
    Restless shop;
    const StillContext still(shop.context());
    const QDateTime before = shop.restless.now();
    const Context &context = still;
    const QDateTime first = context.now();
    QVERIFY(first > before);
    QCOMPARE(context.now(), first);
}

QTEST_GUILESS_MAIN(TestMoments)
#include "tst_moments.moc"
