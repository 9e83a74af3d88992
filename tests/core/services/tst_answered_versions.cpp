// SPDX-License-Identifier: GPL-3.0-or-later
// What a command answers of a subscription is what whoever reads it right afterwards finds, version and all,
// although payments move it meanwhile: credit that pays for a charge at once, and what was paid of charges that
// are called off.
#include "core/services/payments/payments.h"
#include "tests/support/rentals.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

struct Office : Rentals
{
    QString id = rent();

    // Of the first payment.
    void pay(qint64 minor)
    {
        const QString payment = look(u"select payment_id from payments order by payment_id limit 1"_s);
        need(markPaid(
            context(), payment,
            {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(minor), .method = {}}));
    }
    QByteArray serial() { return device().toLatin1(); }
};

using Situation = std::function<void(Office &)>;
using Command = std::function<QList<Record>(Office &)>;

void aheadAndPaidInPart(Office &office)
{
    const Record ahead = need(createPayment(office.context(),
                                            {.rentalId = office.id,
                                             .billingPeriod = u"2027-03"_s,
                                             .amount = {},
                                             .dueDate = {},
                                             .description = {}}));
    need(
        markPaid(office.context(), ahead.id,
                 {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(2000), .method = {}}));
}

// The billing run has not come to it for two months.
void begunAndNotCharged(Office &office)
{
    office.go(2027, 1, 25);
}

const std::pair<const char *, Situation> situations[] = {
    {"nothing special", [](Office &) {}},
    {"credit for a part", [](Office &office) { office.pay(4990 + 1000); }},
    {"credit for all", [](Office &office) { office.pay(500'000); }},
    {"paid in part ahead", aheadAndPaidInPart},
    {"begun and not charged", begunAndNotCharged},
    {"all of it",
     [](Office &office) {
         office.pay(4990 + 1000);
         aheadAndPaidInPart(office);
         begunAndNotCharged(office);
     }},
};

const std::pair<const char *, Command> commands[] = {
    {"create",
     [](Office &office) -> QList<Record> {
         const QByteArray serial = office.serial();
         const auto order = need(OrderRequest::read(json(orderOf("PHONE")), *office.tenant));
         const QString orderId = need(placeOrder(office.context(), order, NaturalKey::Skip)).id;
         const auto request = SubscriptionRequest::read(
             json("{'orderId':'" + orderId.toLatin1() + "','serialNumber':'" + serial + "'}"), *office.tenant,
             office.clock.now().date());
         return {need(createSubscription(office.context(), need(request)))};
     }},
    {"extend",
     [](Office &office) -> QList<Record> {
         return {need(office.extend(office.id, "{'extensionMonths':6,'newMonthlyAmount':39.5}")).rental};
     }},
    {"replace",
     [](Office &office) -> QList<Record> {
         return {need(office.replace(office.id,
                                     "{'newSerialNumber':'" + office.serial()
                                         + "','replacementReason':'defective'}"))
                     .rental};
     }},
    {"upgrade",
     [](Office &office) -> QList<Record> {
         const Upgrade upgrade = need(office.upgrade(
             office.id, "{'newSku':'PHONE','contractLength':24,'newSerialNumber':'" + office.serial() + "'}"));
         return {upgrade.rental, *upgrade.newRental};
     }},
    {"buyout", [](Office &office) -> QList<Record> { return {need(office.buy(office.id)).rental}; }},
    {"early return", [](Office &office) -> QList<Record> { return {need(office.giveBack(office.id)).rental}; }},
    {"cancel", [](Office &office) -> QList<Record> { return {need(office.cancel(office.id)).rental}; }},
    {"end",
     [](Office &office) -> QList<Record> {
         office.go(2027, 11, 21);
         return {need(endSubscription(office.context(), office.id)).rental};
     }},
};

} // namespace

class TestAnsweredVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsAnsweredIsWhatIsReadThen_data()
    {
        QTest::addColumn<Situation>("situation");
        QTest::addColumn<Command>("command");
        for (const auto &[verb, command] : commands) {
            for (const auto &[words, situation] : situations)
                QTest::addRow("%s, %s", verb, words) << situation << command;
        }
    }
    void whatIsAnsweredIsWhatIsReadThen()
    {
        QFETCH(const Situation, situation);
        QFETCH(const Command, command);
        Office office;
        situation(office);
        for (const Record &answered : command(office)) {
            const Record read = need(findSubscription(office.context(), answered.id));
            QCOMPARE(answered.json, read.json);
            QCOMPARE(answered.version, read.version);
            // and whoever has seen the answer may go on from it
            SubscriptionPatch patch;
            patch.notes = u"Seen"_s;
            need(reviseSubscription(office.context(), answered.id, patch, answered.version));
        }
        QCOMPARE(office.disorder(), QString());
    }
};

QTEST_GUILESS_MAIN(TestAnsweredVersions)
#include "tst_answered_versions.moc"
