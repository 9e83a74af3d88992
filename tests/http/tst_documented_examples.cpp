// SPDX-License-Identifier: GPL-3.0-or-later
// Every line of the documentation, pasted: against a company with the sample data it does what it says.
#include "app/http/v1/routes.h"
#include "core/base/json_reader.h"
#include "core/services/demo/demo.h"
#include "tests/support/http/test_server.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// As it stands on the page, with $name for what is in another's answer.
struct Example
{
    QByteArray operation, method, target, mediaType, body;
    QMap<QByteArray, QByteArray> answeredBy; // name → operation

    bool needsAnswer() const { return !answeredBy.isEmpty(); }
};

QString plain(QString html)
{
    return html.replace(u"&lt;"_s, u"<"_s)
        .replace(u"&gt;"_s, u">"_s)
        .replace(u"&quot;"_s, u"\""_s)
        .replace(u"&amp;"_s, u"&"_s);
}

Example exampleIn(const QString &section)
{
    static const QRegularExpression line(
        u"<pre>curl -s (?:-X (?<verb>[A-Z]+) )?\"\\$ONHIRE(?<target>[^\"]+)\" -H \"Authorization: Bearer "
        u"\\$KEY\" "
        "-H \"Tenant-ID: \\$TENANT\"(?: \\\\\n  -H \"Content-Type: (?<type>[^\"]+)\" --data-binary "
        "'(?<body>[^']*)')?</pre>"_s);
    static const QRegularExpression answer(u"<code>(\\w+)</code> is in the response of <a href=\"#(\\w+)\">"_s);
    const auto found = line.match(plain(section));
    if (!found.hasMatch())
        qFatal("no line to paste: %s", qUtf8Printable(section));
    const QString verb = found.captured(u"verb"_s);
    Example example{section.left(section.indexOf(u'"')).toLatin1(),
                    verb.isEmpty() ? "GET"_ba : verb.toLatin1(),
                    found.captured(u"target"_s).toLatin1(),
                    found.captured(u"type"_s).toLatin1(),
                    found.captured(u"body"_s).toUtf8(),
                    {}};
    for (auto each = answer.globalMatch(section); each.hasNext();) {
        const auto match = each.next();
        example.answeredBy.insert(match.captured(1).toLatin1(), match.captured(2).toLatin1());
    }
    return example;
}

QList<Example> examplesOn(const QByteArray &page)
{
    QList<Example> examples;
    const QStringList sections = QString::fromUtf8(page).split(u"<h3 id=\""_s);
    for (const QString &section : sections.mid(1))
        examples += exampleIn(section);
    return examples;
}

// What the sample company lacks: it is no sandbox, so it has no clock to move, and has no store to follow.
QByteArray refusalOf(const Example &example)
{
    return example.operation.endsWith("TestClock") ? "NOT_SANDBOX"_ba
        : example.operation == "syncProducts"      ? "SYNC_NOT_CONFIGURED"_ba
                                                   : QByteArray();
}

QByteArray nameOf(const Route &route)
{
    return QByteArray(route.operation.data(), route.operation.size());
}

} // namespace

class TestDocumentedExamples : public ApiTest
{
    Q_OBJECT

private:
    const RouteTable m_routes = everyRoute();
    QList<Example> m_examples;

    ApiClient sampleCompany()
    {
        const TenantPointer tenant = m_server.createTenant({.name = u"Nordlicht GmbH"_s});
        Database database(m_server.database().conninfo(appRole));
        const auto filled = fillWithDemo({database, tenant, {}, {}, m_server.clock}, {.orders = 30});
        if (!filled)
            qFatal("%s", qUtf8Printable(filled.error().detail));
        return m_server.client(tenant);
    }

    Reply paste(ApiClient &client, const Example &example, const QMap<QByteArray, Reply> &answers = {})
    {
        QByteArray target = example.target;
        for (auto needed = example.answeredBy.begin(); needed != example.answeredBy.end(); ++needed)
            target.replace('$' + needed.key(), answers.value(needed.value()).text(needed.key()));
        return client.send(example.method, target, example.body,
                           example.body.isEmpty() ? Headers() : Headers{{"Content-Type", example.mediaType}});
    }

    QByteArray outcome(const Example &example, const Reply &reply) const
    {
        const auto route = std::find_if(m_routes.begin(), m_routes.end(),
                                        [&](const Route &each) { return nameOf(each) == example.operation; });
        const QByteArray refusal = refusalOf(example);
        const bool isAsSaid = refusal.isEmpty() ? reply.status == route->status : reply.code() == refusal;
        return isAsSaid ? ""_ba
                        : example.operation + ' ' + example.target + ": " + QByteArray::number(reply.status)
                + ' ' + reply.body.left(300);
    }

private Q_SLOTS:
    void initTestCase()
    {
        RawClient reader = m_server.rawClient();
        m_examples = examplesOn(reader.ask(test::get("/docs")).body());
        QCOMPARE(size_t(m_examples.size()), m_routes.size());
    }

    void eachWorksWhenItIsPastedAfterThoseAboveIt()
    {
        ApiClient client = sampleCompany();
        QMap<QByteArray, Reply> answers;
        QByteArrayList wrong;
        for (const Example &example : std::as_const(m_examples)) {
            answers[example.operation] = paste(client, example, answers);
            wrong += outcome(example, answers[example.operation]);
        }
        wrong.removeAll({});
        QVERIFY2(wrong.isEmpty(), ('\n' + wrong.join('\n')).constData());
    }

    // None needs what another one has left behind, except where the page says so.
    void eachWorksWithoutThoseAboveItToo()
    {
        ApiClient client = sampleCompany();
        QByteArrayList wrong;
        for (qsizetype i = m_examples.size() - 1; i >= 0; --i) {
            if (!m_examples[i].needsAnswer())
                wrong += outcome(m_examples[i], paste(client, m_examples[i]));
        }
        wrong.removeAll({});
        QVERIFY2(wrong.isEmpty(), ('\n' + wrong.join('\n')).constData());
    }

    void whateverTakesABodyShowsOne()
    {
        for (const Route &route : m_routes)
            QVERIFY2(!route.request || !route.example.isEmpty(), route.operation.data());
    }

    void theInterfaceDescriptionHasTheSameExamples()
    {
        RawClient reader = m_server.rawClient();
        const JsonValue document = readJson(reader.ask(test::get("/v1/openapi.json")).body()).value();
        for (const Example &example : std::as_const(m_examples)) {
            const auto route = std::find_if(m_routes.begin(), m_routes.end(), [&](const Route &each) {
                return nameOf(each) == example.operation;
            });
            const JsonValue &operation = document[u"paths"][QString::fromLatin1(route->path)]
                                                 [QString::fromLatin1(route->verb.toLower())];
            QByteArray target = route->path;
            for (const JsonValue &parameter : operation[u"parameters"].elements()) {
                const QByteArray name = parameter[u"name"].toString().toLatin1();
                const QByteArray value = parameter[u"example"].toString().toLatin1();
                target.replace('{' + name + '}', value.isEmpty() ? '$' + name : value);
            }
            QCOMPARE(target, example.target);
            const JsonValue &body =
                operation[u"requestBody"][u"content"][QString::fromLatin1(example.mediaType)][u"example"];
            QCOMPARE(body.isString()     ? body.toString().toUtf8()
                         : body.isNull() ? ""_ba
                                         : body.toJson(),
                     body.isString() || body.isNull() ? example.body : readJson(example.body).value().toJson());
        }
        for (const JsonValue &tag : document[u"tags"].elements())
            QVERIFY2(!tag[u"description"].toString().isEmpty(), qPrintable(tag[u"name"].toString()));
    }
};

QTEST_MAIN(TestDocumentedExamples) // contracts need fonts
#include "tst_documented_examples.moc"
