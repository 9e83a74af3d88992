// SPDX-License-Identifier: GPL-3.0-or-later
// A server as it is installed, with sample data, against requests that are made out of the interface
// description which it serves. Whatever it is asked, it answers as documented, holds no more memory than
// before, and its data stays in order.
#include "core/base/json_reader.h"
#include "tests/support/http/request_maker.h"
#include "tests/support/rounds.h"
#include "tests/support/server_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Usual = 2000; // requests; ONHIRE_TEST_ROUNDS for another number, ONHIRE_TEST_SECONDS for a time
constexpr qint64 MostGrowth = 32 * 1024; // kilobytes

// With the permission for the user that PostgreSQL runs as, where root runs the test.
struct OpenFolder : QTemporaryDir
{
    OpenFolder()
    {
        QFile::setPermissions(path(), QFile::permissions(path()) | QFile::ReadOther | QFile::ExeOther);
    }
};

struct Company
{
    QByteArray tenantId, apiKey, keyId;

    explicit Company(const QByteArray &json)
    {
        const JsonValue said = readJson(json.trimmed()).value();
        tenantId = said[u"tenantId"].toString().toLatin1();
        apiKey = said[u"apiKey"].toString().toLatin1();
        keyId = said[u"keyId"].toString().toLatin1();
    }
};

const QByteArrayList lists{
    "orders",   "subscriptions",  "assets", "customers",         "products",           "products/variants",
    "payments", "billing-groups", "files",  "webhook-endpoints", "webhook-deliveries", "api-keys",
    "events"};

QByteArray curlOf(const MadeRequest &request)
{
    QByteArray text = request.operation + ": " + request.method + ' ' + request.target;
    for (auto header = request.headers.begin(); header != request.headers.end(); ++header)
        text += "\n  " + header.key() + ": " + header.value();
    return text + "\n  " + request.body.left(2000);
}

// A store that cannot be reached is told of as 502: an address that was made up has none behind it.
bool isOurFault(const Reply &reply)
{
    return reply.status >= 500 && !(reply.status == 502 && reply.code().startsWith("STORE_"));
}

} // namespace

class TestOpenApiFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverIsAskedIsAnsweredAsDocumented();
};

void TestOpenApiFuzz::whateverIsAskedIsAnsweredAsDocumented()
{
    const OpenFolder folder;
    const QStringList place{u"--data-dir"_s, folder.path()};
    const auto demo = [&](const QString &seed) {
        return Company(ServerProgram::run(
            QStringList{u"demo"_s, u"--json"_s, u"--orders"_s, u"60"_s, u"--seed"_s, seed} + place));
    };
    const Company ours = demo(u"1"_s), theirs = demo(u"2"_s);
    ServerProgram server(QStringList{u"--allow-private-webhooks"_s, u"--threads"_s, u"2"_s} + place);

    RawClient reader(server.port());
    const QByteArray document = reader.ask(get("/v1/openapi.json")).body();
    const auto contract = std::make_shared<ApiContract>(document);
    ApiClient us(contract, server.port(), ours.apiKey, ours.tenantId),
        them(contract, server.port(), theirs.apiKey, theirs.tenantId);
    const quint64 seed = chosenSeed(20261121);
    qInfo("seed %llu", seed);
    RequestMaker maker(readJson(document).value(), seed);
    maker.avoid(ours.keyId); // it could not ask on
    for (const QByteArray &list : lists) {
        maker.learn(us.get("/v1/" + list + "?limit=50"));
        maker.learnForeign(them.get("/v1/" + list + "?limit=50"));
    }
    QCOMPARE(contract->takeMisfits(), QStringList());

    const int wanted = wantedRounds(Usual);
    qint64 before = 0;
    int done = 0, failures = 0;
    QMap<int, int> statuses;
    for (Rounds rounds(wanted); rounds.next() && failures < 20; ++done) {
        const MadeRequest request = maker.next();
        const Reply reply = us.send(request.method, request.target, request.body, request.headers);
        ++statuses[reply.status];
        const QStringList misfits = contract->takeMisfits();
        if (reply.status == 0 || isOurFault(reply) || !misfits.isEmpty()) {
            qWarning("request %d\n%s\n%d %s\n%s", done, curlOf(request).constData(), reply.status,
                     reply.body.left(1000).constData(), qUtf8Printable(misfits.join(u'\n')));
            ++failures;
        }
        maker.learn(reply);
        if (done == wanted / 4)
            before = server.residentKilobytes();
        if (done % 5000 == 4999)
            qInfo("%d requests, %lld kB", done + 1, server.residentKilobytes());
    }
    const qint64 after = server.residentKilobytes();
    QByteArrayList counts;
    for (auto status = statuses.begin(); status != statuses.end(); ++status)
        counts += QByteArray::number(status.key()) + " × " + QByteArray::number(status.value());
    qInfo("%d requests: %s; memory %lld kB, at a quarter of the way %lld kB", done,
          counts.join(", ").constData(), after, before);
    QCOMPARE(failures, 0);
    QVERIFY(server.isRunning());
    QCOMPARE(us.get("/v1/orders").status, 200);
    QVERIFY(before == 0 || after - before < MostGrowth);
    const QByteArray findings = ServerProgram::run(QStringList{u"doctor"_s} + place);
    qInfo("%s", findings.constData());
}

QTEST_GUILESS_MAIN(TestOpenApiFuzz)
#include "tst_openapi_fuzz.moc"
