// SPDX-License-Identifier: GPL-3.0-or-later
// How clients learn that an operation will go: in the headers of its answers and in the description.
#include "app/http/docs/openapi.h"
#include "app/http/v1/routes.h"
#include "core/base/json_reader.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestDeprecation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeadersSaySinceWhenUntilWhenAndWhatInstead()
    {
        const Deprecation going{QDate(2026, 1, 31), QDate(2027, 2, 1), "/v1/subscriptions"};
        const HttpHeaderList headers = going.headers();
        QCOMPARE(headers,
                 (HttpHeaderList{{"Deprecation", "@1769817600"},
                                 {"Sunset", "Mon, 01 Feb 2027 00:00:00 GMT"},
                                 {"Link", "</v1/subscriptions>; rel=\"successor-version\""}}));
    }

    void theDescriptionMarksIt()
    {
        RouteTable table = everyRoute();
        const QByteArray path = table.front().path, verb = table.front().verb.toLower();
        table.front().deprecation = Deprecation{QDate(2026, 1, 31), QDate(2027, 2, 1), "/v1/orders"};
        const auto document = readJson(openApiDocument(table, "http://localhost"));
        QVERIFY(document);
        const JsonValue &operation =
            (*document)[u"paths"][QString::fromLatin1(path)][QString::fromLatin1(verb)];
        QVERIFY(operation[u"deprecated"].toBool());
    }

    void whatGoesIsAnnouncedTwelveMonthsAhead()
    {
        for (const Route &route : everyRoute()) {
            if (route.deprecation)
                QVERIFY2(route.deprecation->since.addMonths(12) <= route.deprecation->sunset,
                         route.path.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestDeprecation)
#include "tst_deprecation.moc"
