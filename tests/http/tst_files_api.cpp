// SPDX-License-Identifier: GPL-3.0-or-later
// Files as clients of the API see them: asked for by key, sent and fetched under signed addresses without one.
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "tests/support/http/test_server.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace onhire;
using namespace onhire::test;

namespace {

const QByteArray Pdf = "%PDF-1.4 a small one";

struct Link
{
    QByteArray fileId, url, target;
};

} // namespace

class TestFilesApi : public ApiTest
{
    Q_OBJECT

public:
    TestFilesApi() : ApiTest(2) { }

private:
    TenantPointer m_tenant;
    std::unique_ptr<ApiClient> m_client;
    QByteArray m_orderId;

    static Link linkIn(const Reply &reply, const QByteArray &member = "url")
    {
        const QByteArray url = reply.text(member);
        return {reply.text("fileId"), url, url.mid(url.indexOf("/v1/"))};
    }

    Reply ask(const QByteArray &body) { return m_client->post("/v1/files/url", quoted(body)); }

    Link promised(const QByteArray &more = "'filename':'paper.pdf','contentType':'application/pdf'")
    {
        return linkIn(ask("{'action':'upload'," + more + "}"));
    }

    Heard put(const QByteArray &target, const QByteArray &body, const QByteArray &type = "application/pdf",
              int server = 0)
    {
        RawClient client = m_server.rawClient(server);
        return client.ask("PUT " + target + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + type
                          + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

    Heard fetch(const QByteArray &target, const QByteArray &method = "GET", int server = 0)
    {
        RawClient client = m_server.rawClient(server);
        client.send(method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        return client.readToEnd();
    }

    static QByteArray codeIn(const Heard &heard)
    {
        const auto json = readJson(heard.body());
        return json ? (*json)[u"error"][u"code"].toString().toLatin1() : QByteArray();
    }

    QByteArray stored(const QByteArray &content = Pdf, const QByteArray &type = "application/pdf",
                      const QByteArray &name = "paper.pdf", const QByteArray &more = {})
    {
        const Link link = promised("'filename':'" + name + "','contentType':'" + type + "'" + more);
        return put(link.target, content, type).status() == 200 ? link.fileId : QByteArray();
    }

    Link linkTo(const QByteArray &fileId, const QByteArray &action = "view")
    {
        return linkIn(ask("{'action':'" + action + "','fileId':'" + fileId + "'}"));
    }

    QString pathOf(const QByteArray &fileId) const
    {
        return m_server.filesDir() + u'/' + m_tenant->id + u'/' + QString::fromLatin1(fileId.last(2)) + u'/'
            + QString::fromLatin1(fileId);
    }

    QStringList everyPath() const
    {
        QStringList paths;
        for (QDirIterator all(m_server.filesDir() + u"/.."_s, QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
             all.hasNext();)
            paths += all.next();
        return paths;
    }

    bool nothingIsComingIn() const { return QDir(m_server.filesDir() + u"/incoming"_s).isEmpty(QDir::Files); }

private Q_SLOTS:
    void initTestCase()
    {
        m_tenant = m_server.createTenant({.name = u"Geräte & <Söhne>"_s});
        m_client = std::make_unique<ApiClient>(m_server.client(m_tenant));
        m_client->post("/v1/products", productBody("PHONE"));
        m_orderId = m_client->post("/v1/orders", OrderSketch{}.body()).text("orderId");
        QVERIFY(!m_orderId.isEmpty());
    }

    void aFileIsUploadedAndReadBack()
    {
        const Reply asked = ask("{'action':'upload','fileName':'Über uns.pdf','mimeType':'application/pdf',"
                                "'orderId':'"
                                + m_orderId + "','fileType':'attachment'}");
        QCOMPARE(asked.status, 200);
        QCOMPARE(asked.text("method"), "PUT"_ba);
        QVERIFY(asked.text("url").startsWith("http://127.0.0.1/v1/files/content/"));
        const Link link = linkIn(asked);
        QCOMPARE(m_client->get("/v1/files/" + link.fileId).text("status"), "pending"_ba);
        QCOMPARE(ask("{'fileId':'" + link.fileId + "'}").status, 404); // nothing to see yet

        QCOMPARE(put(link.target, Pdf).status(), 200);
        const Reply file = m_client->get("/v1/files/" + link.fileId);
        QCOMPARE(file.text("status"), "stored"_ba);
        QCOMPARE(file.text("fileSize"), QByteArray::number(Pdf.size()));
        QCOMPARE(file.text("fileName"), QByteArray("Über uns.pdf"));
        QCOMPARE(file.text("type"), "attachment"_ba);
        QCOMPARE(file.text("orderId"), m_orderId);
        QVERIFY(!file.text("customerId").isEmpty()); // the order's

        const Reply view = ask("{'fileId':'" + link.fileId + "','expiresInMinutes':5}");
        QCOMPARE(view.text("contentType"), "application/pdf"_ba);
        QVERIFY(qAbs(view.text("expiresAt").toLongLong() - m_server.clock.now().toMSecsSinceEpoch() - 300'000)
                < 60'000);
        const Heard heard = fetch(linkIn(view).target);
        QCOMPARE(heard.status(), 200);
        QCOMPARE(heard.body(), Pdf);
        QCOMPARE(heard.header("Content-Type"), "application/pdf"_ba);
        QCOMPARE(heard.header("X-Content-Type-Options"), "nosniff"_ba);
        QCOMPARE(heard.header("Content-Disposition"),
                 "inline; filename=\"_ber uns.pdf\"; filename*=UTF-8''%C3%9Cber%20uns.pdf"_ba);
        QVERIFY(fetch(linkTo(link.fileId, "download").target)
                    .header("Content-Disposition")
                    .startsWith("attachment"));
        QCOMPARE(m_server.look(u"select string_agg(action || ' ' || actor_kind, ',' order by audit_id) from "
                               "audit_entries where record_id = '%1'"_s.arg(QString::fromLatin1(link.fileId))),
                 u"file.promise api_key,file.upload api_key"_s);
    }

    void whoListensHearsOfAFileOnceItIsThereAndWhenItIsGone()
    {
        const auto told = [this](const QByteArray &fileId) { // the latest first
            QByteArrayList names;
            const Reply events = m_client->get("/v1/events?limit=100");
            for (const JsonValue &event : events.at("events").elements()) {
                if (event[u"data"][u"fileId"].toString().toLatin1() == fileId)
                    names += textOf(event[u"event"]) + ' ' + textOf(event[u"data"][u"file"][u"filename"]);
            }
            return names.join(',');
        };
        const Link link = promised();
        QCOMPARE(told(link.fileId), ""_ba);
        QCOMPARE(put(link.target, Pdf).status(), 200);
        QCOMPARE(told(link.fileId), "file.created paper.pdf"_ba);
        QCOMPARE(m_client->remove("/v1/files/" + link.fileId).status, 200);
        QCOMPARE(told(link.fileId), "file.deleted paper.pdf,file.created paper.pdf"_ba);
    }

    void anAddressHoldsOnEveryServerOfTheDatabase()
    {
        const Link link = promised();
        QCOMPARE(put(link.target, Pdf, "application/pdf", 1).status(), 200);
        QCOMPARE(fetch(linkTo(link.fileId).target, "GET", 1).body(), Pdf);
    }

    void headTellsTheSizeAndSendsNothing()
    {
        const Heard heard = fetch(linkTo(stored()).target, "HEAD");
        QCOMPARE(heard.status(), 200);
        QCOMPARE(heard.header("Content-Length"), QByteArray::number(Pdf.size()));
        QCOMPARE(heard.body(), QByteArray());
    }

    void everyByteOfAnAddressCounts()
    {
        const QByteArray reading = linkTo(stored()).target, writing = promised().target;
        const qsizetype from = qsizetype(qstrlen("/v1/files/content/"));
        for (qsizetype i = from; i < reading.size(); ++i) {
            for (const char other : {'0', 'a', 'Z'}) {
                QByteArray altered = reading;
                if (altered[i] == other)
                    continue;
                altered[i] = other;
                const Heard heard = fetch(altered);
                QVERIFY2(heard.status() == 403 && codeIn(heard) == "LINK_EXPIRED", altered.constData());
            }
        }
        for (qsizetype i = from; i < writing.size(); ++i) {
            QByteArray altered = writing;
            altered[i] = altered[i] == '0' ? '1' : '0';
            QCOMPARE(put(altered, Pdf).status(), 403);
        }
        for (const QByteArray &altered :
             {reading + "0", reading.chopped(1), reading + "&x=1", reading.split('&')[0]})
            QCOMPARE(fetch(altered).status(), 403);
        QCOMPARE(fetch(reading).status(), 200);
        QTRY_VERIFY(nothingIsComingIn());
    }

    void anAddressIsForOneMethodOnly()
    {
        const QByteArray reading = linkTo(stored()).target, writing = promised().target;
        for (const QByteArray method : {"PUT", "POST", "PATCH", "DELETE", "OPTIONS"})
            QCOMPARE(fetch(reading, method).status(), 403);
        for (const QByteArray method : {"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"})
            QCOMPARE(fetch(writing, method).status(), 403);
        QCOMPARE(put(reading, Pdf).status(), 403);
    }

    void anAddressExpires()
    {
        const QByteArray fileId = stored();
        const Link reading = linkIn(ask("{'fileId':'" + fileId + "','expiresInMinutes':1}")),
                   writing = promised();
        m_server.clock.advance(59s);
        QCOMPARE(fetch(reading.target).status(), 200);
        m_server.clock.advance(1s);
        QCOMPARE(codeIn(fetch(reading.target)), "LINK_EXPIRED"_ba);
        m_server.clock.advance(1h);
        QCOMPARE(codeIn(put(writing.target, Pdf)), "LINK_EXPIRED"_ba);
        QCOMPARE(fetch(linkTo(fileId).target).status(), 200);
    }

    void aCompressedUploadIsNotTakenForTheFile()
    {
        const Link link = promised();
        const Heard heard = put(link.target, Pdf, "application/pdf\r\nContent-Encoding: gzip");
        QCOMPARE(heard.status(), 415);
        QCOMPARE(codeIn(heard), "UNSUPPORTED_MEDIA_TYPE"_ba);
        QCOMPARE(put(link.target, Pdf).status(), 200);
    }

    void aForgedUploadIsRefusedBeforeItIsSent()
    {
        RawClient client = m_server.rawClient();
        client.send("PUT " + promised().target.chopped(1)
                    + "x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
                      "Content-Type: application/pdf\r\nContent-Length: 20000000\r\n\r\n");
        const Heard heard = client.readAnswer();
        QCOMPARE(heard.status(), 403);
        QCOMPARE(codeIn(heard), "LINK_EXPIRED"_ba);
    }

    void aFileMayBeAsLargeAsTheSettingSays()
    {
        const QByteArray most(25 * 1024 * 1024, 'x');
        const Link link = promised();
        QCOMPARE(codeIn(put(link.target, most + "x")), "PAYLOAD_TOO_LARGE"_ba);
        QCOMPARE(put(link.target, most).status(), 200);
        QVERIFY(fetch(linkTo(link.fileId).target).body() == most);
        m_server.choose(m_tenant, u"files.maxBytes"_s, "1000");
        const Link small = promised();
        QCOMPARE(put(small.target, most.first(1001)).status(), 413);
        QCOMPARE(put(small.target, most.first(1000)).status(), 200);
        m_server.choose(m_tenant, u"files.maxBytes"_s, "26214400");
        QTRY_VERIFY(nothingIsComingIn());
    }

    void anotherMediaTypeIsRefused()
    {
        const Link link = promised("'filename':'list.csv','contentType':'text/csv; charset=UTF-8'");
        for (const QByteArray type : {"text/html", "text/csv", "", "application/pdf"})
            QCOMPARE(put(link.target, "a;b", type).status(), 415);
        QCOMPARE(m_client->get("/v1/files/" + link.fileId).text("status"), "pending"_ba);
        QCOMPARE(put(link.target, "a;b", "TEXT/CSV;charset=\"utf-8\"").status(), 200);
    }

    void aContentComesInOnce()
    {
        const Link link = promised();
        QCOMPARE(codeIn(put(link.target, "")), "VALIDATION_ERROR"_ba);
        QCOMPARE(put(link.target, Pdf).status(), 200);
        QCOMPARE(put(link.target, Pdf).status(), 200); // the answer was lost, it is sent again
        QCOMPARE(codeIn(put(link.target, Pdf + " and more")), "FILE_EXISTS"_ba);
        QCOMPARE(codeIn(put(link.target, QByteArray(Pdf.size(), 'x'))), "FILE_EXISTS"_ba);
        QCOMPARE(fetch(linkTo(link.fileId).target).body(), Pdf);
        QTRY_VERIFY(nothingIsComingIn());
    }

    void whoHangsUpLeavesNothing()
    {
        const Link link = promised();
        for (const bool rudely : {false, true}) {
            RawClient client = m_server.rawClient();
            client.send("PUT " + link.target
                        + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/pdf\r\n"
                          "Content-Length: 1000000\r\n\r\n"
                        + QByteArray(300'000, 'x'));
            QTRY_VERIFY(!nothingIsComingIn());
            rudely ? client.reset() : client.hangUp();
            QTRY_VERIFY(nothingIsComingIn());
        }
        QCOMPARE(m_client->get("/v1/files/" + link.fileId).text("status"), "pending"_ba);
    }

    // As clients send what they do not know the length of.
    void anUploadComesInChunks()
    {
        const QByteArray head = " HTTP/1.1\r\nHost: localhost\r\nContent-Type: "
                                "application/pdf\r\nTransfer-Encoding: chunked\r\n\r\n";
        const QByteArray piece(70'000, 'x'), size = QByteArray::number(piece.size(), 16);
        const Link link = promised();
        RawClient client = m_server.rawClient();
        client.send("PUT " + link.target + head);
        for (int i = 0; i < 10; ++i)
            client.send(size + "\r\n" + piece + "\r\n");
        QTRY_VERIFY(!nothingIsComingIn());
        client.send("0\r\n\r\n" + test::get("/healthz"));
        QCOMPARE(client.readAnswer().status(), 200);
        QVERIFY(client.readAnswer().body().contains("\"ok\""));
        QCOMPARE(fetch(linkTo(link.fileId).target).body(), piece.repeated(10));
        QTRY_VERIFY(nothingIsComingIn());

        const Link another = promised();
        QCOMPARE(client.ask("PUT " + another.target + head + "0\r\n\r\n").status(), 400); // no content at all
        client.send("PUT " + another.target + head + "fffffff\r\n"); // more than the company takes
        QCOMPARE(client.readToEnd().status(), 413);
        QTRY_VERIFY(nothingIsComingIn());
    }

    void requestsBehindAnUploadOnItsConnectionAreAnswered()
    {
        const Link link = promised();
        RawClient client = m_server.rawClient();
        const QByteArray body(500'000, 'x');
        client.send("PUT " + link.target
                    + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/pdf\r\n"
                      "Content-Length: 500000\r\n\r\n"
                    + body + test::get("/healthz"));
        QCOMPARE(client.readAnswer().status(), 200);
        QVERIFY(client.readAnswer().body().contains("\"ok\""));
        QCOMPARE(client.ask(test::get(linkTo(link.fileId).target)).body().size(), body.size());
        QCOMPARE(client.ask(test::get("/healthz")).status(), 200);
    }

    void aDeletionDoesNotCutADownloadShort()
    {
        const QByteArray content(20 * 1024 * 1024, 'y');
        const QByteArray fileId = stored(content);
        const Link link = linkTo(fileId);
        RawClient slow(m_server.port(), "127.0.0.1", 64 * 1024);
        slow.send("GET " + link.target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        QByteArray body;
        while (body.isEmpty())
            body += slow.readFor(1ms).bytes;
        QVERIFY(body.size() < content.size());
        QCOMPARE(m_client->remove("/v1/files/" + fileId).status, 200);
        QVERIFY(!QFile::exists(pathOf(fileId)));
        body += slow.readToEnd().bytes;
        QVERIFY(body.endsWith(content));
        QCOMPARE(fetch(link.target).status(), 404);
    }

    void aFileIsDeletedForGood()
    {
        const QByteArray fileId = stored(Pdf, "application/pdf", "gone.pdf", ",'orderId':'" + m_orderId + "'");
        const Link link = linkTo(fileId);
        QCOMPARE(m_client->send("DELETE", "/v1/files/" + fileId, R"({"fileId":"file_other"})").status, 400);
        const Reply outdated = m_client->remove("/v1/files/" + fileId, {{"If-Match", "\"999\""}});
        QCOMPARE(outdated.code(), "VERSION_CONFLICT"_ba);
        const Reply reply = m_client->remove("/v1/files/" + fileId);
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.text("fileId"), fileId);
        QVERIFY(!QFile::exists(pathOf(fileId)));
        QCOMPARE(m_client->get("/v1/files/" + fileId).status, 404);
        QCOMPARE(m_client->remove("/v1/files/" + fileId).status, 404);
        QCOMPARE(fetch(link.target).status(), 404);
        QVERIFY(!m_client->get("/v1/files?orderId=" + m_orderId).texts("files", "fileId").contains(fileId));
        QCOMPARE(m_client->get("/v1/files?search=gone").text("count"), "0"_ba);
        QCOMPARE(
            m_server.look(u"select before ->> 'filename' from audit_entries where action = 'file.delete' and "
                          "record_id = '%1'"_s.arg(QString::fromLatin1(fileId))),
            u"gone.pdf"_s);
    }

    // Whoever asks is told that it is not their fault; the log says what to do.
    void aContentThatIsMissingIsOurFault()
    {
        const QByteArray fileId = stored();
        const Link link = linkTo(fileId);
        QVERIFY(QFile::remove(pathOf(fileId)));
        QTest::ignoreMessage(
            QtWarningMsg,
            QRegularExpression(
                u"GET /v1/files/content/[^ ?]+ the content of the file %1 of .+ is missing in the "
                u"files' folder: restore it from a backup, or delete the file"_s.arg(
                    QString::fromLatin1(fileId))));
        const Heard heard = fetch(link.target);
        QCOMPARE(heard.status(), 500);
        QCOMPARE(codeIn(heard), "INTERNAL_ERROR"_ba);
        QCOMPARE(m_client->remove("/v1/files/" + fileId).status, 200);
        QCOMPARE(fetch(link.target).status(), 404);
    }

    void aContentMayOutliveItsFile()
    {
        const QByteArray fileId = stored();
        QCOMPARE(m_client->send("DELETE", "/v1/files/" + fileId, R"({"deleteFromStorage":false})").status, 200);
        QCOMPARE(m_client->get("/v1/files/" + fileId).status, 404);
        QVERIFY(!QFile::exists(pathOf(fileId)));
        QFile kept(m_server.filesDir() + u"/aside/"_s + m_tenant->id + u'/' + QString::fromLatin1(fileId));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), Pdf);
    }

    void aFileStaysWhenTheStorageRefuses()
    {
        const QByteArray fileId = stored();
        const QString path = pathOf(fileId);
        QVERIFY(QFile::remove(path) && QDir().mkpath(path + u"/not a file"_s));
        const Reply refused = m_client->remove("/v1/files/" + fileId);
        QCOMPARE(refused.status, 500);
        QCOMPARE(refused.code(), "DELETE_FAILED"_ba);
        QVERIFY(!refused.body.contains("/"));
        QCOMPARE(m_client->get("/v1/files/" + fileId).status, 200);
        QVERIFY(QDir(path).removeRecursively());
        QCOMPARE(m_client->remove("/v1/files/" + fileId).status, 200);
    }

    void namesOfClientsAreNeverPaths_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const QByteArray name :
             {"../../../../etc/passwd", "..\\\\..\\\\windows\\\\win.ini", "/etc/passwd", "C:\\\\boot.ini",
              "....//....//x", "%2e%2e%2fetc%2fpasswd", "..", ".", ".htaccess",
              "a\\u0000.pdf\\u000d\\u000aX: y", "con", "a/../../b", "~root/.ssh/id_rsa",
              "file_01jd8v9h3cq7n5x2m4k6p8r0st", "\\u202efdp.exe", "x; filename=\\\"y\\\""})
            QTest::newRow(name.constData()) << name;
    }
    void namesOfClientsAreNeverPaths()
    {
        QFETCH(const QByteArray, name);
        const QStringList before = everyPath();
        const Reply asked = m_client->post(
            "/v1/files/url", R"({"action":"upload","contentType":"text/html","filename":")" + name + R"("})");
        if (asked.status == 400)
            return; // U+0000 is in no text
        const Link link = linkIn(asked);
        QCOMPARE(put(link.target, "<script>", "text/html").status(), 200);
        QStringList added = everyPath();
        added.removeIf([&](const QString &path) { return before.contains(path); });
        QCOMPARE(added.size(), 1);
        QCOMPARE(QFileInfo(added.first()).canonicalFilePath(),
                 QFileInfo(pathOf(link.fileId)).canonicalFilePath());
        const Heard heard = fetch(linkTo(link.fileId).target);
        const QByteArray disposition = heard.header("Content-Disposition");
        QVERIFY(disposition.startsWith("attachment; filename=\""));
        QVERIFY(!disposition.contains('/') && !disposition.contains('\\') && !disposition.contains("%2F"));
        QCOMPARE(disposition.count('"'), 2);
        QVERIFY(heard.header("Content-Security-Policy").contains("sandbox"));
    }

    void noAddressLeadsOutOfTheFolder_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const QByteArray path :
             {"../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/signing.key", "signing.key",
              "./signing.key", "..", "", "ten_x/../signing.key", "ten_x/file_x", "%00", "....//signing.key"})
            QTest::newRow(path.constData()) << path;
    }
    void noAddressLeadsOutOfTheFolder()
    {
        QFETCH(const QByteArray, path);
        const QByteArray signature = linkTo(stored()).target.split('?').last();
        for (const QByteArray &target :
             {"/v1/files/content/" + path, "/v1/files/content/" + path + '?' + signature}) {
            const Heard heard = fetch(target);
            QVERIFY2(heard.status() >= 400 && heard.status() < 500, heard.bytes.constData());
        }
        QVERIFY(m_client->get("/v1/files/" + (path.isEmpty() ? "x" : path)).status >= 400);
    }

    void onlyHarmlessTypesAreShown_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("shown");
        for (const QByteArray type : {"application/pdf", "image/png", "image/jpeg", "image/webp", "text/plain",
                                      "text/plain; charset=utf-8"})
            QTest::newRow(type.constData()) << type << true;
        for (const QByteArray type : {"text/html", "image/svg+xml", "application/xhtml+xml", "text/xml",
                                      "application/javascript", "text/csv", "application/octet-stream"})
            QTest::newRow(type.constData()) << type << false;
    }
    void onlyHarmlessTypesAreShown()
    {
        QFETCH(const QByteArray, type);
        QFETCH(const bool, shown);
        const QByteArray fileId = stored("x", type);
        const QByteArray viewed = fetch(linkTo(fileId).target).header("Content-Disposition");
        QCOMPARE(viewed.startsWith("inline"), shown);
        QVERIFY(
            fetch(linkTo(fileId, "download").target).header("Content-Disposition").startsWith("attachment"));
    }

    void whatIsAskedForHasToMakeSense_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("faults");
        QTest::newRow("nothing") << "{}"_ba
                                 << "fileId required"_ba;
        QTest::newRow("an upload of nothing") << "{'action':'upload'}"_ba
                                              << "contentType required,filename required"_ba;
        QTest::newRow("an upload over a file")
            << "{'action':'upload','fileId':'x','filename':'a','contentType':'a/b'}"_ba
            << "fileId custom"_ba;
        QTest::newRow("no media type") << "{'action':'upload','filename':'a','contentType':'a\\r\\nb: c'}"_ba
                                       << "contentType invalid_string"_ba;
        QTest::newRow("another action") << "{'action':'delete','fileId':'x'}"_ba
                                        << "action invalid_enum_value"_ba;
        QTest::newRow("no time") << "{'fileId':'x','expiresInMinutes':0}"_ba
                                 << "expiresInMinutes too_small"_ba;
        QTest::newRow("too long a time") << "{'fileId':'x','expiresInMinutes':1441}"_ba
                                         << "expiresInMinutes too_big"_ba;
        QTest::newRow("two names") << "{'action':'upload','filename':'a','fileName':'b','contentType':'a/b'}"_ba
                                   << "fileName custom"_ba;
    }
    void whatIsAskedForHasToMakeSense()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, faults);
        const Reply reply = ask(body);
        QCOMPARE(reply.status, 400);
        QCOMPARE(reply.faults().join(','), faults);
    }

    void whatAFileBelongsToHasToBeThere()
    {
        const auto code = [&](const QByteArray &link) {
            return ask("{'action':'upload','filename':'a','contentType':'a/b'," + link + "}").code();
        };
        QCOMPARE(code("'orderId':'ord_x'"), "ORDER_NOT_FOUND"_ba);
        QCOMPARE(code("'customerId':'cust_x'"), "CUSTOMER_NOT_FOUND"_ba);
        QCOMPARE(code("'subscriptionId':'sub_x'"), "SUBSCRIPTION_NOT_FOUND"_ba);
        QCOMPARE(ask("{'fileId':'file_x'}").status, 404);
    }

    void whoMayOnlyReadCannotUpload()
    {
        const NewKey wanted{.name = u"Reader"_s, .permissions = {u"files:read"_s}};
        ApiClient reader = m_server.client(m_tenant, m_server.createKey(m_tenant, wanted).apiKey);
        QCOMPARE(reader.post("/v1/files/url", quoted("{'fileId':'" + stored() + "'}")).status, 200);
        QCOMPARE(reader.post("/v1/files/url", quoted("{'action':'upload','filename':'a','contentType':'a/b'}"))
                     .code(),
                 "INSUFFICIENT_PERMISSIONS"_ba);
    }

    void filesAreListed()
    {
        const TenantPointer tenant = m_server.createTenant();
        m_client.swap(m_otherClient);
        m_client = std::make_unique<ApiClient>(m_server.client(tenant));
        m_client->post("/v1/products", productBody("PHONE"));
        const QByteArray order = m_client->post("/v1/orders", OrderSketch{}.body()).text("orderId");
        QByteArrayList ids;
        for (int i = 0; i < 5; ++i)
            ids.prepend(stored(Pdf, "application/pdf", "paper " + QByteArray::number(i) + ".pdf",
                               i % 2 ? ",'orderId':'" + order + "'" : ",'type':'invoice'"));
        promised(); // in no list
        QCOMPARE(m_client->get("/v1/files").texts("files", "fileId"), ids);
        QCOMPARE(m_client->walk("/v1/files?limit=2", "files", "fileId"), ids);
        const Reply page = m_client->get("/v1/files?limit=2&offset=3");
        QCOMPARE(page.texts("files", "fileId"), ids.mid(3));
        QCOMPARE(page.text("offset"), "3"_ba);
        QCOMPARE(page.text("hasMore"), "false"_ba);
        const Reply ofOrder = m_client->get("/v1/files?orderId=" + order);
        QCOMPARE(ofOrder.text("count"), "2"_ba);
        QCOMPARE(ofOrder.text("filters.orderId"), order);
        QCOMPARE(m_client->get("/v1/files?type=invoice").text("count"), "3"_ba);
        QCOMPARE(m_client->get("/v1/files?customerId=" + ofOrder.text("files.0.customerId")).text("count"),
                 "2"_ba);
        QCOMPARE(m_client->get("/v1/files?search=pap").text("count"), "5"_ba);
        QCOMPARE(m_client->get("/v1/files?search=4").text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/files?search=paper+4").text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/files?search=" + shortCodeOf(QString::fromLatin1(order)).toLatin1())
                     .text("count"),
                 "2"_ba);
        QCOMPARE(m_client->get("/v1/files?search=" + ids[1]).text("count"), "1"_ba);
        QCOMPARE(m_client->get("/v1/files?offset=1&startAfter=x").faults(), QByteArrayList{"offset custom"});
        QCOMPARE(m_client->get("/v1/files?offset=-1").faults(), QByteArrayList{"offset too_small"});
        m_client.swap(m_otherClient);
    }

    // Else it would be missing on every invoice, and nobody would know why.
    void aLogoThatIsNoImageIsRefused()
    {
        const auto choose = [&](const QByteArray &fileId) {
            return m_client->patch("/v1/settings", quoted("{'seller.logoFileId':'" + fileId + "'}"));
        };
        const QByteArray drawing =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='4'/></svg>";
        const Reply refused = choose(stored("no image", "image/png", "logo.png"));
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.text("error.details.0.path"), "seller.logoFileId"_ba);
        QCOMPARE(choose("file_none").faults(), QByteArrayList{"seller.logoFileId custom"});
        QVERIFY2(refused.text("error.details.0.message").contains("Save the image again as PNG, JPEG or SVG"),
                 refused.text("error.details.0.message").constData());
        QCOMPARE(choose(stored(drawing, "image/svg+xml", "logo.svg")).status, 200);
    }

    void aContractIsMadeOfAnOrder()
    {
        const Reply made = m_client->post("/v1/files/contracts/generate",
                                          quoted("{'orderId':'" + m_orderId + "','contractType':'rental'}"));
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text("orderId"), m_orderId);
        QCOMPARE(made.text("tenantId"), m_tenant->id.toLatin1());
        QCOMPARE(made.text("file.category"), "generated"_ba);
        QCOMPARE(made.text("file.type"), "contract"_ba);
        QCOMPARE(made.text("file.metadata.contractType"), "rental"_ba);
        const Heard heard = fetch(linkIn(made, "downloadUrl").target);
        QVERIFY(heard.body().startsWith("%PDF-"));
        QCOMPARE(made.text("file.size"), QByteArray::number(heard.body().size()));
        QVERIFY(m_client->get("/v1/files?type=contract&orderId=" + m_orderId)
                    .texts("files", "fileId")
                    .contains(made.text("fileId")));
        const auto code = [&](const QByteArray &body) {
            return m_client->post("/v1/files/contracts/generate", quoted(body)).code();
        };
        QCOMPARE(code("{'orderId':'ord_x'}"), "ORDER_NOT_FOUND"_ba);
        QCOMPARE(code("{'orderId':'" + m_orderId + "','templateId':'x'}"), "TEMPLATE_NOT_FOUND"_ba);
        QCOMPARE(code("{}"), "VALIDATION_ERROR"_ba);
    }

private:
    std::unique_ptr<ApiClient> m_otherClient;
};

QTEST_MAIN(TestFilesApi) // contracts need fonts
#include "tst_files_api.moc"
