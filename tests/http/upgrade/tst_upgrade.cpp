// SPDX-License-Identifier: GPL-3.0-or-later
// A company of the schema 0010 comes to this program: every record answers with what it answered then. What was
// kept of it, and by whom, tells make.py.
#include "core/base/json_reader.h"
#include "core/data/documents/fill_documents.h"
#include "core/data/schema/migrator.h"
#include "onhire/sql.h"
#include "tests/support/http/test_server.h"
#include "tests/support/test_cluster.h"

#include <QFile>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr size_t OldSteps = 10;

JsonValue oldCompany()
{
    QFile file(QFINDTESTDATA("schema_0010.json.z"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qUtf8Printable(file.errorString()));
    return readJson(qUncompress(file.readAll())).value();
}

// The old schema by its own steps, the old rows, and then whatever has come since.
ClusterAddress upgraded(const JsonValue &company)
{
    const ClusterAddress address = TestCluster::freshDatabase();
    const auto steps = sql::migrations();
    if (!migrate(address.conninfo(ownerRole), steps.first(OldSteps)))
        qFatal("The old schema could not be made.");
    QStringList rows;
    for (const JsonValue &statement : company[u"rows"].elements())
        rows += statement.toString();
    runSql(address, adminRole, rows);
    const auto done = migrate(address.conninfo(ownerRole));
    if (!done)
        qFatal("%s", qUtf8Printable(done.error().detail));
    if (!fillDocuments(address.conninfo(appRole)))
        qFatal("The records could not be written.");
    return address;
}

QString shown(const JsonValue &value)
{
    constexpr int Most = 200; // a test's message is cut off where it is long
    return QString::fromUtf8(value.toJson().left(Most));
}

// What later versions say differently on purpose: cursors are the server's own affair, and of an item whose
// rest was closed the quantity is what stays in force.
bool isFree(const QString &name, const JsonValue &record)
{
    return name == u"nextCursor" || (name == u"quantity" && record.has(u"droppedQuantity"));
}

// Likewise: of the contract that an upgrade ends after its first month, that month alone is expected, no longer
// all twelve.
JsonValue expectedAnew(const JsonValue &subscription, const JsonValue &recovery)
{
    static const QMap<QString, QByteArray> now{{u"projectedTotalCollection"_s, "29.90"},
                                               {u"projectedMargin"_s, "-550.35"},
                                               {u"projectedMarginPercent"_s, "-94.8"}};
    if (subscription[u"ending"][u"type"].toString() != u"upgrade")
        return recovery;
    QList<JsonValue::Member> members = recovery.members();
    for (auto &[name, value] : members) {
        if (now.contains(name))
            value = readJson(now[name]).value();
    }
    return JsonValue::object(members);
}

// Members may have come; none may have gone, and none may have another value.
void compare(const JsonValue &before, const JsonValue &now, const QString &place, QStringList &differences)
{
    if (before.isObject() && now.isObject()) {
        for (const auto &[name, value] : before.members()) {
            if (isFree(name, before))
                continue;
            const bool isRecord =
                name == u"costRecovery" && !place.contains(u".data."); // else an event: it stays
            compare(isRecord ? expectedAnew(before, value) : value, now[name], place + u'.' + name,
                    differences);
        }
    } else if (before.isArray() && now.isArray() && before.elements().size() == now.elements().size()) {
        for (qsizetype i = 0; i < before.elements().size(); ++i)
            compare(before.elements()[i], now.elements()[i], u"%1[%2]"_s.arg(place).arg(i), differences);
    } else if (before.toJson() != now.toJson()) {
        differences += u"%1: %2, now %3"_s.arg(place, shown(before), shown(now));
    }
}

} // namespace

class TestUpgrade : public QObject
{
    Q_OBJECT

    const JsonValue m_company = oldCompany();
    TestServer m_server{1, upgraded(m_company)};
    std::unique_ptr<ApiClient> m_client;

private Q_SLOTS:
    void initTestCase()
    {
        Database database(m_server.database().conninfo(appRole));
        const auto tenant = findTenant(database.connection(), m_company[u"tenantId"].toString());
        QVERIFY(tenant);
        m_client = std::make_unique<ApiClient>(m_server.client(*tenant));
    }

    void everyRecordAnswersAsItDid_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto &[path, answer] : m_company[u"answers"].members())
            QTest::newRow(qPrintable(path)) << path;
    }

    void everyRecordAnswersAsItDid()
    {
        QFETCH(QString, path);
        const Reply reply = m_client->get("/v1" + path.toUtf8());
        QVERIFY2(reply.status == 200, reply.body.constData());
        QStringList differences;
        compare(readJson(m_company[u"answers"][path].toString().toUtf8()).value(), reply.json, {}, differences);
        QVERIFY2(differences.isEmpty(), qPrintable(differences.first(qMin(differences.size(), 3)).join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestUpgrade)
#include "tst_upgrade.moc"
