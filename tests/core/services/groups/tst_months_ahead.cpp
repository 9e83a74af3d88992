// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a billing group that go on month by month once what was agreed is over: the group's invoice has
// their next month on its day, like that of any other. Both began on 21 November 2026 for 12 months; the group
// charges on the first.
#include "core/services/previews/group_invoice.h"
#include "tests/support/billed_shop.h"

#include <QTest>

#include <functional>

using namespace onhire;
using namespace onhire::test;

namespace {

struct MonthByMonth : BilledShop
{
    MonthByMonth()
    {
        choose("contractEnd", "'auto_renew_monthly'");
        member = rent();
        groupId = group({member}, 1);
    }

    // What was charged on the group's day: of each line its subscription, its days and its price.
    QString chargedOn(const QDate &day)
    {
        return look(u"select string_agg(concat_ws(' ', l.rental_id, lower(l.period), upper(l.period), "
                    "l.amount), ', ' order by l.position) from payments p join payment_lines l using "
                    "(payment_id) where p.billing_group_id = '%1' and p.period_start = '%2'"_s.arg(
                        groupId, day.toString(Qt::ISODate)));
    }

    QString promised()
    {
        const InvoicePreview preview = need(previewInvoice(context(), groupId, {}));
        QStringList lines;
        for (size_t i = 0; i < preview.lines.size(); ++i)
            lines += u"%1 %2 %3 %4"_s
                         .arg(preview.lines[i].rentalId, preview.lines[i].period->start.toString(Qt::ISODate),
                              preview.lines[i].period->end.toString(Qt::ISODate))
                         .arg(preview.charge.lines[i].amount.minor());
        return lines.join(u", "_s);
    }

    // Goes on to that day, and on the way through all of the group's.
    void goOnTo(const QDate &last)
    {
        for (QDate day = nextDay; day <= last; day = nextDay) {
            const QString expected = promised();
            pass(day.year(), day.month(), day.day());
            QCOMPARE(chargedOn(day), expected);
            nextDay = day.addMonths(1);
        }
    }

    // Goes on day by day; whatever is charged on the way is what was promised the day before.
    void liveUntil(const QDate &last, const std::function<void(QDate)> &look)
    {
        for (QDate day = clock.now().date().addDays(1); day <= last; day = day.addDays(1)) {
            const QDate next = need(previewInvoice(context(), groupId, {})).period.start;
            const QString expected = promised(), before = count();
            pass(day.year(), day.month(), day.day());
            if (count() != before)
                QCOMPARE(chargedOn(next), expected);
            look(day);
        }
    }

    QString member, groupId;
    QDate nextDay{2026, 12, 1};
};

} // namespace

class TestMonthsAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyInvoiceHasTheNextMonthOnceTheTermIsOver()
    {
        MonthByMonth shop;
        shop.goOnTo({2027, 11, 1});
        // nobody pays ahead for days that were not agreed yet
        QCOMPARE(shop.chargedOn({2027, 11, 1}), shop.member + u" 2027-11-01 2027-11-21 3219"_s);
        QCOMPARE(shop.of(shop.member, u"end_date"_s), u"2027-11-21"_s);
        shop.pass(2027, 11, 21);
        QCOMPARE(shop.of(shop.member, u"end_date"_s), u"2027-12-21"_s);
        shop.goOnTo({2027, 12, 1});
        QCOMPARE(shop.chargedOn({2027, 12, 1}), shop.member + u" 2027-11-21 2028-01-01 6653"_s);
        shop.goOnTo({2028, 3, 1});
        QCOMPARE(shop.chargedOn({2028, 1, 1}), shop.member + u" 2028-01-01 2028-02-01 4990"_s);
        QCOMPARE(shop.chargedOn({2028, 2, 1}), shop.member + u" 2028-02-01 2028-03-01 4990"_s);
        QCOMPARE(shop.chargedOn({2028, 3, 1}), shop.member + u" 2028-03-01 2028-04-01 4990"_s);
        QCOMPARE(shop.of(shop.member, u"end_date"_s), u"2028-04-21"_s);
        QCOMPARE(shop.violations(), QString());
    }

    void whatHappenedStandsInItsHistory()
    {
        MonthByMonth shop;
        shop.goOnTo({2028, 1, 1});
        const JsonValue rental = shop.rental(shop.member);
        QCOMPARE(rental[u"contractLength"].toInteger(), 15);
        QCOMPARE(rental[u"nextBillingDate"].toString(), u"2028-02-01"_s);
        const auto entries = rental[u"extensionHistory"].elements();
        QCOMPARE(entries.size(), 3);
        QCOMPARE(entries.back()[u"reason"].toString(), u"automatic_renewal"_s);
        QCOMPARE(entries.back()[u"newEndDate"].toString(), u"2028-02-21"_s);
        QCOMPARE(shop.look(u"select count(*) from events where type = 'subscription.extended'"_s), u"3"_s);
        QCOMPARE(shop.look(u"select after::json ->> 'nextBillingDate' from audit_entries where action = "
                           "'subscription.extend' order by audit_id desc limit 1"_s),
                 u"2028-02-01"_s);
    }

    void aLongPauseBringsWhatTheMonthsWouldHaveBrought()
    {
        MonthByMonth shop;
        shop.goOnTo({2028, 1, 1});
        shop.pass(2028, 6, 15);
        for (int month = 2; month <= 6; ++month) {
            const QDate day(2028, month, 1);
            QCOMPARE(shop.chargedOn(day),
                     u"%1 %2 %3 4990"_s.arg(shop.member, day.toString(Qt::ISODate),
                                            day.addMonths(1).toString(Qt::ISODate)));
        }
        QCOMPARE(shop.violations(), QString());
    }

    void whoeverIsToDecideIsAskedOnTheLastDay()
    {
        MonthByMonth shop;
        shop.goOnTo({2028, 1, 1});
        shop.choose("contractEnd", "'require_action'");
        shop.goOnTo({2028, 2, 1});
        QCOMPARE(shop.chargedOn({2028, 2, 1}).section(u' ', 1, 2), u"2028-02-01 2028-02-21"_s);
        shop.pass(2028, 2, 21);
        QCOMPARE(shop.of(shop.member, u"ending_type"_s), u"contract_end"_s);
    }

    void whatWasExtendedByHandIsNotChargedBeyondThat()
    {
        MonthByMonth shop;
        shop.goOnTo({2028, 1, 1});
        need(shop.extend(shop.member, "{'extensionMonths':3}")); // until 21 May
        shop.goOnTo({2028, 5, 1});
        QCOMPARE(shop.chargedOn({2028, 5, 1}).section(u' ', 1, 2), u"2028-05-01 2028-05-21"_s);
        shop.goOnTo({2028, 7, 1});
        QCOMPARE(shop.chargedOn({2028, 7, 1}).section(u' ', 1, 2), u"2028-07-01 2028-08-01"_s);
        QCOMPARE(shop.violations(), QString());
    }

    void nobodyGoesOnByMoreThanAMonthHoweverEarlyDaysAreCharged_data()
    {
        QTest::addColumn<QByteArray>("horizon");
        QTest::addColumn<bool>("withAnother");
        for (const QByteArray horizon : {"0", "3", "30", "366"}) {
            QTest::addRow("%s days before, alone", horizon.constData()) << horizon << false;
            QTest::addRow("%s days before, with another", horizon.constData()) << horizon << true;
        }
    }
    void nobodyGoesOnByMoreThanAMonthHoweverEarlyDaysAreCharged()
    {
        QFETCH(const QByteArray, horizon);
        QFETCH(const bool, withAnother);
        MonthByMonth shop;
        if (withAnother) {
            const QString other = shop.rent();
            need(addToBillingGroup(shop.context(), shop.groupId, {other}));
            need(shop.extend(other, "{'extensionMonths':36}"));
        }
        shop.pass(2027, 12, 30);
        shop.choose("billing.horizonDays", horizon);
        QStringList tooFar;
        shop.liveUntil({2028, 3, 2}, [&](QDate day) {
            const QString end = shop.of(shop.member, u"end_date"_s);
            if (end >= addMonths(day, 2).toString(Qt::ISODate) || shop.of(shop.member, u"billed_until"_s) > end)
                tooFar += day.toString(Qt::ISODate) + u": "_s + end;
        });
        QCOMPARE(tooFar.join(u", "_s), QString());
        QVERIFY(shop.of(shop.member, u"billed_until"_s) >= u"2028-03-21"_s);
        QCOMPARE(shop.violations(), QString());
    }

    // Nobody pays ahead for a term that was not agreed yet. Its first days come with the invoice after the
    // renewal: late once a term, but each of them once, and a term costs what its months cost.
    void theFirstDaysOfARenewedTermAreChargedWithTheNextInvoice()
    {
        MonthByMonth shop;
        shop.choose("contractEnd", "'auto_renew_same_term'");
        const auto charged = [&](const QDate &day) { return shop.chargedOn(day).section(u' ', 1); };
        shop.goOnTo({2027, 11, 1});
        QCOMPARE(charged({2027, 11, 1}), u"2027-11-01 2027-11-21 3219"_s);
        shop.pass(2027, 11, 21);
        QCOMPARE(shop.of(shop.member, u"end_date"_s), u"2028-11-21"_s);
        QCOMPARE(shop.of(shop.member, u"billed_until"_s), u"2027-11-21"_s); // nothing on the day itself
        shop.goOnTo({2028, 12, 1});
        QCOMPARE(charged({2027, 12, 1}), u"2027-11-21 2028-01-01 6653"_s);
        QCOMPARE(charged({2028, 1, 1}), u"2028-01-01 2028-02-01 4990"_s);
        QCOMPARE(charged({2028, 12, 1}), u"2028-11-21 2029-01-01 6653"_s);
        // 24 months of 49.90, for all of their days
        QCOMPARE(shop.look(u"select concat(sum(amount), ' ', range_agg(period), ' ', sum(upper(period) - "
                           u"lower(period))) from payment_lines where lower(period) < '2028-11-21'"_s),
                 u"119760 {[2026-11-21,2028-11-21)} 731"_s);
        QCOMPARE(shop.violations(), QString());
    }

    // It went on for the term that was agreed, by itself, and is to be over when that is.
    void aTermThatWasBegunIsNotChargedBeyondItsEnd()
    {
        MonthByMonth shop;
        shop.choose("contractEnd", "'auto_renew_same_term'");
        shop.goOnTo({2027, 12, 1});
        QCOMPARE(shop.of(shop.member, u"end_date"_s), u"2028-11-21"_s);
        shop.choose("contractEnd", "'auto_renew_monthly'");
        shop.goOnTo({2028, 11, 1});
        QCOMPARE(shop.chargedOn({2028, 11, 1}).section(u' ', 1, 2), u"2028-11-01 2028-11-21"_s);
        shop.goOnTo({2028, 12, 1});
        QCOMPARE(shop.chargedOn({2028, 12, 1}).section(u' ', 1, 2), u"2028-11-21 2029-01-01"_s);
    }

    void whatWasAgreedIsNoRenewalWhateverItsReasonIsCalled()
    {
        MonthByMonth shop;
        need(shop.extend(shop.member,
                         "{'extensionMonths':1,'reason':'automatic_renewal'}")); // until 21 December
        shop.goOnTo({2027, 12, 1});
        QCOMPARE(shop.chargedOn({2027, 12, 1}).section(u' ', 1, 2), u"2027-12-01 2027-12-21"_s);
    }

    void monthsThatBeganBeforeEntriesHadAKindGoOn()
    {
        MonthByMonth shop;
        shop.goOnTo({2028, 1, 1});
        shop.look(u"update subscriptions set extension_history = (select json_agg(e::jsonb - 'kind') from "
                  "json_array_elements(extension_history) e) returning 1"_s);
        shop.goOnTo({2028, 2, 1});
        QCOMPARE(shop.chargedOn({2028, 2, 1}).section(u' ', 1, 2), u"2028-02-01 2028-03-01"_s);
    }
};

QTEST_GUILESS_MAIN(TestMonthsAhead)
#include "tst_months_ahead.moc"
