// SPDX-License-Identifier: GPL-3.0-or-later
// Screens name the members of records: whatever name they use is one that the record's shape has. A misspelt
// one would show an empty cell, and nobody would know why.
#include "core/base/json_reader.h"
#include "core/domain/customers/customer_record.h"
#include "core/domain/orders/order_record.h"
#include "core/domain/products/product_record.h"
#include "core/domain/subscriptions/subscription_record.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

void addProperties(const JsonValue &schema, QSet<QString> &names)
{
    for (const auto &[key, value] : schema.members()) {
        if (key == "properties"_L1) {
            for (const auto &[name, property] : value.members())
                names += name;
        }
        addProperties(value, names);
    }
}

void addMembers(const Schema &schema, QSet<QString> &names)
{
    JsonWriter json;
    schema.write(json, true);
    addProperties(readJson(json.take()).value(), names);
    for (const Schema &child : schema.children())
        addMembers(child, names);
}

struct Used
{
    QString name;
    QString where;
};

// record[u"status"] and record.has(u"status")
QList<Used> membersUsedIn(const QString &folder)
{
    static const QRegularExpression use(uR"x((?:\[|\bhas\()u"([A-Za-z_]+)")x"_s);
    QList<Used> used;
    for (QDirIterator files(folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files); files.hasNext();) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot be read");
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = use.globalMatch(text); match.hasNext();)
            used.append({match.next().captured(1), files.fileName()});
    }
    return used;
}

} // namespace

class TestRecordMembers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void screensNameMembersThatRecordsHave_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QList<Schema>>("records");
        QTest::newRow("orders") << u"../../ui/orders"_s
                                << QList{orderShape().schema(), customerShape().schema(),
                                         variantShape().schema()};
        QTest::newRow("customers") << u"../../ui/customers"_s // with what they have
                                   << QList{customerShape().schema(), orderShape().schema(),
                                            subscriptionSchema()};
        QTest::newRow("products") << u"../../ui/products"_s << QList{productShape().schema()};
    }
    void screensNameMembersThatRecordsHave()
    {
        QFETCH(const QString, folder);
        QFETCH(const QList<Schema>, records);
        QSet<QString> known;
        for (const Schema &record : records)
            addMembers(record, known);
        QVERIFY(!known.contains(u"staus"_s));
        const QList<Used> used = membersUsedIn(QFINDTESTDATA(folder));
        QVERIFY(used.size() > 10);
        for (const auto &[name, where] : used)
            QVERIFY2(known.contains(name), qPrintable(where + u": no record has a member "_s + name));
    }
};

QTEST_GUILESS_MAIN(TestRecordMembers)
#include "tst_record_members.moc"
