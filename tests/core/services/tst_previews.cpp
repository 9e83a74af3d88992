// SPDX-License-Identifier: GPL-3.0-or-later
// What is shown of a change before it is made is what the change then does, to the cent, and nothing is left of
// having looked. The subscription began on 21 November 2026 for 12 months at 49.90, its first month is charged.
#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/subscriptions/possible.h"
#include "core/services/assets/take_back.h"
#include "core/services/contracts/contracts.h"
#include "core/services/files/files.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "core/services/previews/preview.h"
#include "tests/support/rentals.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// Everything that the tenant has in the database, table by table.
QString everything(Shop &shop)
{
    return shop.look(uR"(
        select string_agg(t.table_name || ' ' || query_to_xml(format(
            'select count(*), md5(string_agg(x::text, chr(10) order by x::text)) from %I x', t.table_name),
            false, true, '')::text, E'\n' order by t.table_name)
        from information_schema.tables t
        where t.table_schema = current_schema() and t.table_type = 'BASE TABLE')"_s);
}

struct Verb
{
    using Before = std::function<void(Rentals &shop, const QString &id)>;
    using Preview = std::function<Result<ChangePreview>(const Context &context, const QString &id)>;
    using Change = std::function<Result<void>(const Context &context, const QString &id, int version)>;
    Before before;
    Preview preview;
    Change change;
};

template <typename Answer>
Result<void> nothingBut(const Result<Answer> &answer)
{
    return answer ? Result<void>() : Failure(answer.error());
}

Verb::Before nothing()
{
    return [](Rentals &, const QString &) {};
}

Verb extending(int months, std::optional<Money> price = {}, Verb::Before before = nothing())
{
    const ExtendRequest request{.months = months, .newMonthlyAmount = price, .reason = u"x"_s, .notes = {}};
    return {
        before,
        [request](const Context &context, const QString &id) { return previewExtension(context, id, request); },
        [request](const Context &context, const QString &id, int version) {
            return nothingBut(extendSubscription(context, id, request, version));
        }};
}

Verb buying(BuyoutRequest request = {}, Verb::Before before = nothing())
{
    return {
        before,
        [request](const Context &context, const QString &id) { return previewBuyout(context, id, request); },
        [request](const Context &context, const QString &id, int version) {
            return nothingBut(buyOut(context, id, request, version));
        }};
}

Verb givingBack(EarlyReturnRequest request = {}, Verb::Before before = nothing())
{
    return {before,
            [request](const Context &context, const QString &id) {
                return previewEarlyReturn(context, id, request);
            },
            [request](const Context &context, const QString &id, int version) {
                return nothingBut(returnEarly(context, id, request, version));
            }};
}

Verb replacing(const QString &serial, const QString &reason, Verb::Before before)
{
    const ReplaceRequest request{
        .newSerialNumber = serial, .newSku = {}, .reason = reason, .damageAssessment = {}, .notes = {}};
    return {before,
            [request](const Context &context, const QString &id) {
                return previewReplacement(context, id, request);
            },
            [request](const Context &context, const QString &id, int version) {
                return nothingBut(replaceDevice(context, id, request, version));
            }};
}

Verb cancelling(Verb::Before before = nothing())
{
    const CancelRequest request{u"fraud"_s, {}};
    return {before,
            [request](const Context &context, const QString &id) {
                return previewCancellation(context, id, request);
            },
            [request](const Context &context, const QString &id, int version) {
                return nothingBut(cancelSubscription(context, id, request, version));
            }};
}

Verb ending(Verb::Before before)
{
    return {before, [](const Context &context, const QString &id) { return previewEnd(context, id); },
            [](const Context &context, const QString &id, int version) {
                return nothingBut(endSubscription(context, id, version));
            }};
}

Verb takingBack(Verb::Before before)
{
    const AssetReturn details{.condition = u"good"_s};
    return {
        before,
        [details](const Context &context, const QString &id) { return previewTakeBack(context, id, details); },
        [details](const Context &context, const QString &id, int version) {
            return nothingBut(takeBackDevice(context, id, details, version));
        }};
}

Verb upgrading(const UpgradeRequest &request, Verb::Before before = nothing())
{
    return {before,
            [request](const Context &context, const QString &id) -> Result<ChangePreview> {
                ONHIRE_ASSIGN(const UpgradePreview preview, previewUpgrade(context, id, request));
                return ChangePreview(preview);
            },
            [request](const Context &context, const QString &id, int version) {
                return nothingBut(upgradeSubscription(context, id, request, version));
            }};
}

void toTheEnd(Rentals &shop, const QString &id)
{
    shop.pay(id);
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null"_s);
    shop.go(2027, 11, 21);
}

QByteArray written(const std::vector<ScheduledInstalment> &schedule)
{
    QByteArray text;
    for (const ScheduledInstalment &each : schedule)
        text += QByteArray::number(each.number) + ' ' + each.period.start.toString(Qt::ISODate).toUtf8() + ' '
            + each.period.end.toString(Qt::ISODate).toUtf8() + ' ' + each.dueDate.toString(Qt::ISODate).toUtf8()
            + ' ' + QByteArray::number(each.amount.minor()) + ' ' + each.status.toUtf8() + '\n';
    return text;
}

QByteArray written(const SubscriptionOutlook &outlook)
{
    const auto minor = [](const std::optional<Money> &money) {
        return money ? QByteArray::number(money->minor()) : "-"_ba;
    };
    const auto once = outlook.once ? minor(outlook.once->net) + '+' + minor(outlook.once->tax) : "-"_ba;
    return outlook.record.json + '\n' + QByteArray::number(outlook.record.version) + '\n'
        + outlook.ends.toString(Qt::ISODate).toUtf8() + ' ' + outlook.serialNumber.toUtf8() + '\n'
        + written(outlook.schedule) + minor(outlook.stillToPay) + ' ' + minor(outlook.wholeContract) + ' '
        + minor(outlook.collected) + ' ' + minor(outlook.margin) + ' ' + once;
}

QByteArray written(const ForeseenDocuments &documents)
{
    using Document = ForeseenDocument;
    QByteArray text;
    for (const Document &each : documents) {
        const QByteArray day = each.day.toString(Qt::ISODate).toUtf8();
        if (each.kind == Document::Kind::Contract)
            text += "contract " + day + ' ' + each.name.toUtf8()
                + (each.fate == Document::Fate::Outdated ? " outdated\n" : "\n");
        else
            text += (each.kind == Document::Kind::Invoice ? "invoice " : "credit_note ") + day + ' '
                + each.purpose.toUtf8() + ' ' + QByteArray::number(each.total.minor()) + ' '
                + QByteArray::number(each.tax.minor()) + ' ' + each.corrects.toUtf8() + '\n';
    }
    return text;
}

QString numbersOf(Shop &shop)
{
    return shop.look(
        u"select concat_ws(',', quote_literal(''), string_agg(quote_literal(invoice_id), ',')) from invoices"_s);
}

// As the documents of a preview are written, in the order of their payments.
QByteArray issuedSince(Shop &shop, const QString &before)
{
    return shop
        .look(uR"(
            select string_agg(concat_ws(' ', i.kind, i.issue_date, i.purpose, i.total, i.tax_amount, '')
                              || coalesce(o.invoice_number, '') || chr(10), '' order by i.payment_id, i.kind desc)
            from invoices i
            left join invoices o on o.tenant_id = i.tenant_id and o.invoice_id = i.corrects_invoice_id
            where i.invoice_id not in (%1))"_s.arg(before))
        .toUtf8();
}

// Writes what it would print.
class PlainMaker final : public DocumentMaker
{
public:
    Result<QByteArray> pdf(const DocumentPages &pages) const override { return pages.html.toUtf8(); }
    Result<QByteArray> invoice(const InvoiceSheet &) const override { return QByteArray(); }
    bool canDraw(const QByteArray &, bool) const override { return false; }
};

struct Papers : Rentals
{
    QTemporaryDir folder;
    std::shared_ptr<const FileRoom> room =
        need(FileRoom::open(folder.path(), clock.now(), std::make_shared<PlainMaker>()));

    Context withFiles() { return {database, tenant, {}, {}, clock, nullptr, room.get()}; }
    QList<JsonValue> contracts()
    {
        QList<JsonValue> files;
        const auto page = need(listFiles(context(), {.sortBy = u"createdAt"_s}));
        for (const QByteArray &record : page.records)
            files += readJson(record).value();
        return files;
    }
    QByteArray textOf(const QString &fileId) { return need(openFile(withFiles(), fileId)).content->readAll(); }
};

} // namespace

class TestPreviews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoWillBeToldIsTold();
    void whatIsShownIsWhatIsDone_data();
    void whatIsShownIsWhatIsDone();
    void aContractThatIsMadeAgainSaysWhatHoldsThen();
    void theContractOfAnUpgradeIsThatOfItsOrder();
    void withoutTheContractThereIsNoChangeAndWithoutTheChangeNoContract();
    void aCreditNoteNamesTheInvoiceThatItCorrects();
    void whatAnotherTransactionQueuesMeanwhileIsNotForeseen();
    void whatWouldBeRefusedIsRefusedWithTheSameWords_data();
    void whatWouldBeRefusedIsRefusedWithTheSameWords();
    void anExtensionByAYearAtALowerPrice();
    void aDeviceThatComesBackLateMakesNoContractLonger();
    void aBuyoutTellsItsPriceWithItsTax();
    void whatCreditPaysOfABuyoutIsNotAskedForAgain();
    void anUpgradeAtOnceShowsTheNewContract();
    void anUpgradeWithoutADeviceShowsTheContractThatFollows();
    void whatIsOfferedIsWhatTheVerbsAllow_data();
    void whatIsOfferedIsWhatTheVerbsAllow();
    void nobodyHearsOfAPreview();
    void whoeverChangesItNowIsNotWaitedFor();
    void aPreviewOfAnOldVersionCannotBeSaved();
};

void TestPreviews::whatIsShownIsWhatIsDone_data()
{
    const auto second = [](Rentals &shop, const QString &) { shop.device(); }; // SN-2
    const auto later = [](Rentals &shop, const QString &) { shop.go(2027, 1, 5); };
    const auto charged = [](Rentals &shop, const QString &id) {
        shop.pay(id);
        shop.charge(id, 1);
    };
    const auto tablet = [](Rentals &shop, const QString &) { shop.device("TABLET"); };
    const auto atItsEnd = [](Rentals &shop, const QString &id) { toTheEnd(shop, id); };
    const auto due = [](Rentals &shop, const QString &id) { need(shop.cancel(id)); };
    QTest::addColumn<Verb>("verb");
    QTest::newRow("extend") << extending(12);
    QTest::newRow("extend at another price") << extending(6, Money::fromMinor(3990));
    QTest::newRow("extend what was billed whole") << extending(3, Money::fromMinor(1000), atItsEnd);
    QTest::newRow("buy out") << buying();
    QTest::newRow("buy out later") << buying({}, later);
    QTest::newRow("buy out what was charged ahead") << buying({}, charged);
    QTest::newRow("buy out at a price by hand") << buying({.price = Money::fromMinor(100)});
    QTest::newRow("give it away") << buying({.price = Money()});
    QTest::newRow("return early") << givingBack({.condition = u"fair"_s}, later);
    QTest::newRow("return early without a fee") << givingBack({.waived = true}, later);
    QTest::newRow("replace") << replacing(u"SN-2"_s, u"defective"_s, second);
    QTest::newRow("replace what was stolen") << replacing(u"SN-2"_s, u"stolen"_s, second);
    QTest::newRow("cancel") << cancelling();
    QTest::newRow("cancel what was charged ahead") << cancelling(charged);
    QTest::newRow("end") << ending(atItsEnd);
    QTest::newRow("take back at the end") << takingBack(atItsEnd);
    QTest::newRow("take back what was cancelled") << takingBack(due);
    QTest::newRow("upgrade with a device")
        << upgrading({.newSku = u"TABLET"_s, .newSerialNumber = u"SN-2"_s, .contractLength = 24}, tablet);
    QTest::newRow("upgrade without one") << upgrading({.newSku = u"TABLET"_s, .contractLength = 24});
}

void TestPreviews::whatIsShownIsWhatIsDone()
{
    QFETCH(const Verb, verb);
    Rentals shop;
    const QString id = shop.rent();
    verb.before(shop, id);
    need(issueInvoices(shop.context(), 100));
    const QByteArray now = written(need(outlookOf(shop.context(), id)));
    const QString before = everything(shop), issued = numbersOf(shop);

    const ChangePreview preview = need(verb.preview(shop.context(), id));
    QCOMPARE(everything(shop), before);
    QVERIFY(!shop.database.connection().inTransaction());
    QCOMPARE(written(preview.now), now);

    need(verb.change(shop.context(), id, preview.version));
    QCOMPARE(written(preview.after), written(need(outlookOf(shop.context(), id))));
    QVERIFY(everything(shop) != before);
    QCOMPARE(shop.disorder(), QString());
    need(issueInvoices(shop.context(), 100));
    QCOMPARE(written(preview.documents), issuedSince(shop, issued));
}

void TestPreviews::aContractThatIsMadeAgainSaysWhatHoldsThen()
{
    Papers shop;
    const QString id = shop.rent();
    const ContractRequest asked{shop.of(id, u"order_id"_s), {}, {}};
    const Record first = need(generateContract(shop.withFiles(), asked));
    QVERIFY(!shop.textOf(first.id).contains("Agreed since"));
    shop.go(2026, 12, 1);
    const ExtendRequest request{
        .months = 12, .newMonthlyAmount = Money::fromMinor(3990), .reason = {}, .notes = {}};
    const QByteArray name = contractFileName(shop.context(), asked.orderId).toUtf8();
    const QByteArray old = "contract 2026-11-21 " + name + " outdated\n";
    QCOMPARE(written(need(previewExtension(shop.withFiles(), id, request)).documents), old);
    const ChangePreview preview = need(previewExtension(shop.withFiles(), id, request, Contract::IsMade));
    QCOMPARE(written(preview.documents), old + "contract 2026-12-01 " + name + '\n');
    QCOMPARE(shop.contracts().size(), 1);

    need(changeWith(Contract::IsMade, shop.withFiles(), [&](const Context &at) -> Result<AgreedChange> {
        ONHIRE_ASSIGN(Extension done, extendSubscription(at, id, request, preview.version));
        return AgreedChange{done.rental, asked.orderId};
    }));
    const QList<JsonValue> kept = shop.contracts(); // the newest first
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept[1][u"fileId"].toString(), first.id);
    QCOMPARE(kept[0][u"filename"].toString().toUtf8(), name);
    QVERIFY(kept[0][u"createdAt"].toString().startsWith(u"2026-12-01"_s));
    const QByteArray text = shop.textOf(kept[0][u"fileId"].toString());
    for (const char *word :
         {"Agreed since", "21 November 2028", "24 months", "€49.90", "from 21 December 2026: €39.90"})
        QVERIFY2(text.contains(word), text.constData());
    QVERIFY(!shop.textOf(first.id).contains("24 months")); // what was signed stays
}

void TestPreviews::theContractOfAnUpgradeIsThatOfItsOrder()
{
    Papers shop;
    const QString id = shop.rent();
    const UpgradeRequest request{.newSku = u"TABLET"_s, .contractLength = 24};
    const UpgradePreview preview = need(previewUpgrade(shop.withFiles(), id, request, Contract::IsMade));
    QCOMPARE(written(preview.documents), "contract 2026-11-21 \n"_ba);
    QString order;
    need(changeWith(Contract::IsMade, shop.withFiles(), [&](const Context &at) -> Result<AgreedChange> {
        ONHIRE_ASSIGN(Upgrade done, upgradeSubscription(at, id, request, preview.version));
        order = done.orderId;
        return AgreedChange{done.rental, done.orderId};
    }));
    QCOMPARE(shop.contracts().size(), 1);
    QCOMPARE(shop.contracts()[0][u"orderId"].toString(), order);
    QVERIFY(shop.textOf(shop.contracts()[0][u"fileId"].toString()).contains("TABLET"));
}

void TestPreviews::withoutTheContractThereIsNoChangeAndWithoutTheChangeNoContract()
{
    Papers shop;
    const QString id = shop.rent(), order = shop.of(id, u"order_id"_s);
    const auto extend = [&](int months) {
        return [&, months](const Context &at) -> Result<AgreedChange> {
            ONHIRE_ASSIGN(Extension done,
                          extendSubscription(
                              at, id, {.months = months, .newMonthlyAmount = {}, .reason = {}, .notes = {}}));
            return AgreedChange{done.rental, order};
        };
    };
    QVERIFY(!changeWith(Contract::IsMade, shop.context(), extend(12))); // no folder for files
    QCOMPARE(shop.of(id, u"contract_length"_s), u"12"_s);
    QVERIFY(!previewExtension(shop.context(), id,
                              {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}},
                              Contract::IsMade));
    QVERIFY(!changeWith(Contract::IsMade, shop.withFiles(), extend(200)));
    QCOMPARE(shop.contracts().size(), 0);
    need(changeWith(Contract::Stays, shop.context(), extend(12)));
    QCOMPARE(shop.of(id, u"contract_length"_s), u"24"_s);
}

void TestPreviews::whatAnotherTransactionQueuesMeanwhileIsNotForeseen()
{
    Rentals shop;
    const QString id = shop.rent();
    need(issueInvoices(shop.context(), 100));
    Shop elsewhere = shop.elsewhere();
    Connection &connection = shop.database.connection();
    need(connection.begin(shop.context().scope()));
    shop.look(u"select pg_current_xact_id()"_s); // as one that has written something
    need(buyOut(elsewhere.context(), id, {}));
    QCOMPARE(shop.look(u"select count(*) from invoices_to_issue where since > now()"_s), u"1"_s);
    QCOMPARE(written(need(invoicesToCome(shop.context()))), QByteArray());
    connection.rollback();
}

void TestPreviews::aCreditNoteNamesTheInvoiceThatItCorrects()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.choose("tax.rate", "19");
    shop.pay(id);
    shop.charge(id, 1);
    const CancelRequest request{u"fraud"_s, {}};
    // its invoice is about to be issued: it has no number yet
    QCOMPARE(written(need(previewCancellation(shop.context(), id, request)).documents),
             "credit_note 2026-11-21 instalment 5938 948 \n"_ba);
    need(issueInvoices(shop.context(), 100));
    QCOMPARE(written(need(previewCancellation(shop.context(), id, request)).documents),
             "credit_note 2026-11-21 instalment 5938 948 2026-000002\n"_ba);
}

void TestPreviews::whatWouldBeRefusedIsRefusedWithTheSameWords_data()
{
    const auto over = [](Rentals &shop, const QString &id) { need(shop.cancel(id)); };
    const auto back = [](Rentals &shop, const QString &id) { need(shop.giveBack(id)); };
    const auto taken = [](Rentals &shop, const QString &) { shop.rent(); }; // SN-2
    const auto tablet = [](Rentals &shop, const QString &) { shop.device("TABLET"); };
    QTest::addColumn<Verb>("verb");
    QTest::newRow("too long") << extending(109);
    QTest::newRow("extend what is over") << extending(1, {}, over);
    QTest::newRow("buy what is over") << buying({}, over);
    QTest::newRow("buy tomorrow") << buying({.effectiveDate = QDate(2099, 1, 1)});
    QTest::newRow("return what is over") << givingBack({}, over);
    QTest::newRow("no such device") << replacing(u"SN-9"_s, u"lost"_s, nothing());
    QTest::newRow("a device that is out") << replacing(u"SN-2"_s, u"lost"_s, taken);
    QTest::newRow("another product") << replacing(u"SN-2"_s, u"lost"_s, tablet);
    QTest::newRow("cancel twice") << cancelling(over);
    QTest::newRow("end too soon") << ending(nothing());
    QTest::newRow("take back too soon") << takingBack(nothing());
    QTest::newRow("take back twice") << takingBack(back);
    QTest::newRow("no such SKU") << upgrading({.newSku = u"NONE"_s, .contractLength = 24});
    QTest::newRow("no such length") << upgrading({.newSku = u"TABLET"_s, .contractLength = 7});
}

void TestPreviews::whatWouldBeRefusedIsRefusedWithTheSameWords()
{
    QFETCH(const Verb, verb);
    Rentals shop;
    const QString id = shop.rent();
    verb.before(shop, id);
    const int version = need(findSubscription(shop.context(), id)).version;
    const QString before = everything(shop);
    const auto preview = verb.preview(shop.context(), id);
    QVERIFY(!preview);
    const auto refused = verb.change(shop.context(), id, version);
    QVERIFY(!refused);
    QCOMPARE(infoOf(preview.error().code).name, infoOf(refused.error().code).name);
    QCOMPARE(preview.error().subject, refused.error().subject);
    QCOMPARE(preview.error().faults.size(), refused.error().faults.size());
    QCOMPARE(everything(shop), before);
}

// 24 months at 89.00, of which 23 are paid; 12 more at 79.00. The device has cost 1,899.00.
void TestPreviews::anExtensionByAYearAtALowerPrice()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.look(
        u"update subscriptions set start_date = '2025-01-12', end_date = '2027-01-12', contract_length = 24, "
        "original_contract_length = 24, monthly_amount = 8900, prices = '[[0,8900]]', acquisition_cost = "
        "189900, "
        "billed_until = '2025-01-12', next_billing_date = '2025-01-12'"_s);
    shop.look(
        u"update payments set status = 'cancelled', cancelled_at = now(), credited_net = total - tax_amount, credited_tax = tax_amount, version = version + 1"_s);
    for (int month = 0; month < 23; ++month)
        shop.charge(id, month, 8900);
    shop.pay(id);
    shop.go(2026, 11, 23);
    const ChangePreview preview = need(previewExtension(
        shop.context(), id, shop.read<ExtendRequest>("{'extensionMonths':12,'newMonthlyAmount':79}")));
    QCOMPARE(preview.now.ends, QDate(2027, 1, 12));
    QCOMPARE(preview.after.ends, QDate(2028, 1, 12));
    QCOMPARE(preview.after.state.terms.months, 36);
    QCOMPARE(preview.now.paid, 23);
    QCOMPARE(preview.now.toCome.size(), size_t(1));
    QCOMPARE(preview.after.toCome.size(), size_t(13));
    QCOMPARE(preview.after.toCome[0].period.start, QDate(2026, 12, 12));
    QCOMPARE(preview.after.toCome[0].amount.minor(), 7900);
    QCOMPARE(preview.now.stillToPay.minor(), 8900);
    QCOMPARE(preview.after.stillToPay.minor(), 102700);
    QCOMPARE(preview.now.wholeContract.minor(), 213600);
    QCOMPARE(preview.after.wholeContract.minor(), 307400);
    QCOMPARE(preview.now.recoveredPercent, std::optional(Decimal{1125, 1}));
    QCOMPARE(preview.after.recoveredPercent, std::optional(Decimal{1619, 1}));
    QCOMPARE(preview.now.margin->minor(), 23700);
    QCOMPARE(preview.after.margin->minor(), 117500);
}

void TestPreviews::aDeviceThatComesBackLateMakesNoContractLonger()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2027, 12, 4);
    const ChangePreview preview = need(previewTakeBack(shop.context(), id, {}));
    QCOMPARE(preview.now.ends, QDate(2027, 11, 21));
    QCOMPARE(preview.after.ends, QDate(2027, 11, 21));
}

void TestPreviews::aBuyoutTellsItsPriceWithItsTax()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.pay(id);
    shop.go(2026, 12, 1);
    const ChangePreview preview = need(previewBuyout(shop.context(), id, {}));
    QVERIFY(preview.after.once);
    QCOMPARE(preview.after.once->net.minor(), 66890);
    QCOMPARE(preview.after.once->total.minor(),
             preview.after.once->net.minor() + preview.after.once->tax.minor());
    QCOMPARE(preview.after.stillToPay.minor(), 66890);
    QCOMPARE(preview.after.wholeContract.minor(), 4990 + 66890);
    QCOMPARE(preview.after.collected.minor(), 71880);
    QCOMPARE(preview.after.recoveredPercent, std::optional(Decimal{599, 1}));
    QCOMPARE(preview.after.margin->minor(), 71880 - 120000);
    QCOMPARE(preview.after.ends, QDate(2026, 12, 1));
    QVERIFY(preview.after.toCome.empty());
    QVERIFY(!preview.now.once);
}

void TestPreviews::whatCreditPaysOfABuyoutIsNotAskedForAgain()
{
    Rentals shop;
    const QString id = shop.rent();
    const QString first = shop.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(id));
    need(markPaid(shop.context(), first,
                  {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(4990 + 11900)}));
    shop.go(2026, 12, 1);
    shop.choose("tax.rate", "19"); // of what is charged from now on
    const ChangePreview preview = need(previewBuyout(shop.context(), id, {}));
    const OneOffPayment once = *preview.after.once;
    QCOMPARE(once.net.minor(), 66890);
    QCOMPARE(once.open.minor(), 66890 - 10000);
    QCOMPARE(preview.after.stillToPay, once.open);
    QCOMPARE(preview.after.wholeContract.minor(), 4990 + 66890);
}

void TestPreviews::anUpgradeAtOnceShowsTheNewContract()
{
    Rentals shop;
    const QString id = shop.rent(), tablet = shop.device("TABLET");
    const UpgradePreview preview = need(previewUpgrade(
        shop.context(), id, {.newSku = u"TABLET"_s, .newSerialNumber = tablet, .contractLength = 24}));
    QVERIFY(preview.successor);
    QCOMPARE(preview.successor->serialNumber, tablet);
    QCOMPARE(preview.successor->schedule.size(), size_t(24));
    QCOMPARE(preview.newMonthlyAmount.minor(), 7990);
    QCOMPARE(preview.after.state.status, SubscriptionStatus::EndedUpgrade);
    QCOMPARE(shop.look(u"select count(*) from subscriptions"_s), u"1"_s);
    QCOMPARE(shop.look(u"select count(*) from orders"_s), u"1"_s);
}

void TestPreviews::anUpgradeWithoutADeviceShowsTheContractThatFollows()
{
    Rentals shop;
    const QString id = shop.rent();
    const QString before = everything(shop);
    const UpgradePreview preview =
        need(previewUpgrade(shop.context(), id, {.newSku = u"TABLET"_s, .contractLength = 24}));
    QCOMPARE(everything(shop), before);
    QVERIFY(preview.foreseen && !preview.successor);
    const SubscriptionOutlook &foreseen = *preview.foreseen;
    QCOMPARE(preview.oldDeviceUntil, QDate(2026, 12, 21));
    QCOMPARE(foreseen.state.terms.start, QDate(2026, 12, 21));
    QCOMPARE(foreseen.ends, QDate(2028, 12, 21));
    QCOMPARE(foreseen.productName, u"TABLET"_s);
    QCOMPARE(foreseen.serialNumber, QString());
    QCOMPARE(foreseen.wholeContract.minor(), 24 * 7990);
    QCOMPARE(preview.after.stillToPay.minor(), 4990); // the month that begins on that day is the new contract's

    const Upgrade upgrade = need(shop.upgrade(id, "{'newSku':'TABLET','contractLength':24}"));
    QCOMPARE(written(preview.after), written(need(outlookOf(shop.context(), id))));
    shop.go(2026, 12, 21);
    need(takeBackDevice(shop.context(), id, {}));
    const QByteArray body = "{'orderId':'" + upgrade.orderId.toLatin1() + "','serialNumber':'"
        + shop.device("TABLET").toLatin1() + "'}";
    const auto request = need(SubscriptionRequest::read(json(body), *shop.tenant, shop.clock.now().date()));
    const QString successor = need(createSubscription(shop.context(), request)).id;
    const SubscriptionOutlook real = need(outlookOf(shop.context(), successor));
    QCOMPARE(foreseen.schedule.size(), real.schedule.size());
    for (size_t i = 0; i < real.schedule.size(); ++i) {
        QCOMPARE(foreseen.schedule[i].period.start, real.schedule[i].period.start);
        QCOMPARE(foreseen.schedule[i].period.end, real.schedule[i].period.end);
        QCOMPARE(foreseen.schedule[i].dueDate, real.schedule[i].dueDate);
        QCOMPARE(foreseen.schedule[i].amount, real.schedule[i].amount);
    }
    QCOMPARE(foreseen.ends, real.ends);
    QCOMPARE(foreseen.stillToPay, real.stillToPay);
    QCOMPARE(foreseen.wholeContract, real.wholeContract);
    QCOMPARE(foreseen.margin, real.margin);
    const SubscriptionOutlook over = need(outlookOf(shop.context(), id));
    QCOMPARE(preview.after.stillToPay, over.stillToPay);
    QCOMPARE(preview.after.wholeContract, over.wholeContract);
    QCOMPARE(preview.after.collected, over.collected); // in the end
    QCOMPARE(over.collected.minor(), 4990);
    QCOMPARE(shop.disorder(), QString());
}

void TestPreviews::whatIsOfferedIsWhatTheVerbsAllow_data()
{
    QTest::addColumn<Verb::Before>("before");
    QTest::newRow("it runs") << Verb::Before(nothing());
    QTest::newRow("its end has come") << Verb::Before(toTheEnd);
    QTest::newRow("bought") << Verb::Before([](Rentals &shop, const QString &id) { need(shop.buy(id)); });
    QTest::newRow("returned early") << Verb::Before(
        [](Rentals &shop, const QString &id) { need(shop.giveBack(id)); });
    QTest::newRow("cancelled") << Verb::Before([](Rentals &shop, const QString &id) { need(shop.cancel(id)); });
    QTest::newRow("cancelled and back") << Verb::Before([](Rentals &shop, const QString &id) {
        need(shop.cancel(id));
        need(takeBackDevice(shop.context(), id, {}));
    });
    QTest::newRow("ended") << Verb::Before([](Rentals &shop, const QString &id) {
        toTheEnd(shop, id);
        need(endSubscription(shop.context(), id));
    });
    QTest::newRow("an upgrade waits") << Verb::Before([](Rentals &shop, const QString &id) {
        need(shop.upgrade(id, "{'newSku':'TABLET','contractLength':24}"));
    });
}

void TestPreviews::whatIsOfferedIsWhatTheVerbsAllow()
{
    QFETCH(const Verb::Before, before);
    Rentals shop;
    const QString id = shop.rent(), other = shop.device();
    before(shop, id);
    const JsonValue rental = shop.rental(id);
    const SubscriptionSituation situation{.status = *subscriptionStatusNamed(rental[u"status"].toString()),
                                          .ending = endingTypeNamed(rental[u"ending"][u"type"].toString()),
                                          .returnDue = rental[u"returnDue"].toBool(),
                                          .end = QDate::fromString(rental[u"endDate"].toString(), Qt::ISODate),
                                          .today = shop.clock.now().date()};
    const std::pair<SubscriptionAct, Verb> verbs[] = {
        {SubscriptionAct::Extend, extending(1)},
        {SubscriptionAct::Upgrade, upgrading({.newSku = u"TABLET"_s, .contractLength = 24})},
        {SubscriptionAct::Replace, replacing(other, u"lost"_s, nothing())},
        {SubscriptionAct::BuyOut, buying()},
        {SubscriptionAct::ReturnEarly, givingBack()},
        {SubscriptionAct::Cancel, cancelling()},
        {SubscriptionAct::End, ending(nothing())},
        {SubscriptionAct::TakeBack, takingBack(nothing())},
    };
    for (const auto &[act, verb] : verbs) {
        const auto refusal = refusalOf(act, situation);
        const auto preview = verb.preview(shop.context(), id);
        const QByteArray offered = refusal ? QByteArray(infoOf(*refusal).name.data()) : "none"_ba;
        QCOMPARE(QByteArray::number(int(act)) + offered, QByteArray::number(int(act)) + codeOf(preview));
    }
}

void TestPreviews::nobodyHearsOfAPreview()
{
    Rentals shop;
    const QString id = shop.rent();
    ChangeFeed feed;
    Context context = shop.context();
    context.feed = &feed;
    need(previewExtension(context, id, {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}}));
    QVERIFY(feed.take().isEmpty());
    need(extendSubscription(context, id, {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}}));
    QVERIFY(!feed.take().isEmpty());
}

void TestPreviews::whoeverChangesItNowIsNotWaitedFor()
{
    Rentals shop;
    const QString id = shop.rent();
    Shop other = shop.elsewhere();
    QVERIFY(other.database.connection().begin(Scope::tenant(shop.tenant->id)));
    need(lockSubscription(other.database.connection(), Scope::tenant(shop.tenant->id), id));
    QElapsedTimer waited;
    waited.start();
    const auto preview =
        previewExtension(shop.context(), id, {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}});
    QVERIFY(waited.elapsed() < 1500);
    QCOMPARE(codeOf(preview), "SERVICE_UNAVAILABLE"_ba);
    QCOMPARE(preview.error().subject, id);
    other.database.connection().rollback();
    need(previewExtension(shop.context(), id,
                          {.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}}));
}

void TestPreviews::aPreviewOfAnOldVersionCannotBeSaved()
{
    Rentals shop;
    const QString id = shop.rent();
    const ExtendRequest request{.months = 12, .newMonthlyAmount = {}, .reason = {}, .notes = {}};
    const ChangePreview preview = need(previewExtension(shop.context(), id, request));
    shop.pay(id);
    QCOMPARE(codeOf(extendSubscription(shop.context(), id, request, preview.version)), "VERSION_CONFLICT"_ba);
}

void TestPreviews::whoWillBeToldIsTold()
{
    Rentals shop;
    const QString id = shop.rent();
    const auto told = [&] {
        return need(previewExtension(shop.context(), id,
                                     {.months = 6, .newMonthlyAmount = {}, .reason = {}, .notes = {}}))
            .told;
    };
    const auto listen = [&](const QString &endpoint, const QString &events) {
        shop.look(
            u"insert into webhook_endpoints (tenant_id, webhook_endpoint_id, url, events, secret, sealed_by, "
            "created_by, created_at, updated_at) values ('%1', '%2', 'https://example.com', array['%3'], 'x', "
            "'x', 'x', now(), now()) returning 1"_s.arg(shop.tenant->id, endpoint, events));
    };
    QCOMPARE(told().events, QStringList{u"subscription.extended"_s}); // and nothing of what happened before
    QCOMPARE(told().webhooks, 0);
    listen(u"whe_1"_s, u"subscription.extended"_s);
    listen(u"whe_2"_s, u"*"_s);
    listen(u"whe_3"_s, u"order.created"_s);
    QCOMPARE(told().webhooks, 2);
}

QTEST_GUILESS_MAIN(TestPreviews)
#include "tst_previews.moc"
