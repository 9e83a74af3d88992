// SPDX-License-Identifier: GPL-3.0-or-later
// A history tells what became of what, as people know it, and nothing that they could not read.
#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "core/domain/tenants/tenant.h"
#include "ui/shared/history/change_words.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestChangeWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatBecameAnotherIsTold_data()
    {
        QTest::addColumn<QByteArray>("changed");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char *name, const QByteArray &changed, const QStringList &told) {
            QTest::newRow(name) << changed << told;
        };
        row("nothing", {}, {});
        row("length and price", R"({"contractLength":[12,24],"monthlyAmount":[49.9,39],"endDate":["a","b"]})",
            {u"Monthly amount: 49.90\u00a0EUR → 39.00\u00a0EUR"_s,
             u"Contract length: 12 months → 24 months"_s});
        row("another device", R"({"serialNumber":["A-1","A-2"],"sku":["X","Y"]})", {u"Device: A-1 → A-2"_s});
        row("entered", R"({"company":[null,"Acme Ltd"]})", {u"Company: Acme Ltd"_s});
        row("taken out", R"({"phone":["040 1",null]})", {u"Phone: 040 1 removed"_s});
        row("moved house",
            R"({"billingAddress":[{"streetAddress":"1 Old Road","city":"Hull"},{"streetAddress":"2 New Road","city":"Hull"}]})",
            {u"Billing address: 1 Old Road, Hull → 2 New Road, Hull"_s});
        row("an order's sum", R"({"totals":[{"total":99.8,"currency":"EUR"},{"total":49.9,"currency":"EUR"}]})",
            {u"Monthly total: 99.80\u00a0EUR → 49.90\u00a0EUR"_s});
        row("the same to the eye", R"({"notes":[null,""]})", {});
        row("fields of their own", R"({"customFields":[{"po":"17","x":1},{"po":"18","x":1,"y":"new"}]})",
            {u"Purchase order: 17 → 18"_s, u"y: new"_s});
        row("a long note", R"({"notes":[null,")" + QByteArray(200, 'n') + R"("]})",
            {u"Notes: "_s + QString(79, u'n') + u'…'});
        row("what people have no name for", R"({"documents":[[],["x"]]})", {});
    }
    void whatBecameAnotherIsTold()
    {
        QFETCH(const QByteArray, changed);
        QFETCH(const QStringList, told);
        const FixedClock clock(QDateTime(QDate(2026, 11, 27), QTime(9, 0), QTimeZone::utc()));
        const Tenant tenant{
            .currency = u"EUR"_s,
            .settings = Settings(
                readJson(R"({"customFields":[{"id":"po","label":"Purchase order"}]})").value_or(JsonValue()))};
        const TextFormat format(clock, QLocale::c(), QTimeZone::utc());
        QCOMPARE(wordsForChanges(readJson(changed).value_or(JsonValue()), format, tenant), told);
    }
};

QTEST_GUILESS_MAIN(TestChangeWords)
#include "tst_change_words.moc"
