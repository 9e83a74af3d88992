// SPDX-License-Identifier: GPL-3.0-or-later
// Words in charts stand where they can be read, however low the chart is.
#include "tests/watch/gui_test.h"
#include "ui/shared/charts/line_chart.h"
#include "ui/theme/theme.h"

#include <QChart>
#include <QLineF>
#include <QLineSeries>

#include <cmath>

using namespace onhire;
using namespace Qt::StringLiterals;

using Values = QList<double>;

class TestCharts : public QObject
{
    Q_OBJECT

private:
    // As Qt Charts has drawn them.
    static bool isCrossed(const LineChart &chart, const QRectF &place)
    {
        for (QAbstractSeries *series : chart.chart()->series()) {
            const QList<QPointF> points = static_cast<QLineSeries *>(series)->points();
            for (qsizetype at = 1; at < points.size(); ++at) {
                const QLineF line(chart.chart()->mapToPosition(points[at - 1], series),
                                  chart.chart()->mapToPosition(points[at], series));
                const int steps = qMax(1, int(std::ceil(line.length())));
                for (int step = 0; step <= steps; ++step) {
                    if (place.contains(line.pointAt(double(step) / steps)))
                        return true;
                }
            }
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void whatALineSaysLiesOnNoLine_data()
    {
        QTest::addColumn<Values>("cost");
        QTest::addColumn<Values>("collected");
        QTest::addColumn<int>("height");
        const Values cost{1000, 1000, 4000, 4000, 4300, 4300, 4300, 4300, 4300, 17500, 18100, 18100};
        const QList<std::pair<const char *, Values>> courses{
            {"far below", {0, 300, 600, 900, 1300, 1700, 2200, 2700, 3300, 3900, 4600, 5200}},
            {"just below", {0, 900, 2100, 3500, 5100, 6900, 8600, 10300, 12000, 13800, 15500, 17400}},
            {"the same", {0, 900, 2100, 3500, 5100, 6900, 8600, 10300, 12000, 14000, 16000, 18100}},
            {"just above", {0, 900, 2100, 3500, 5100, 6900, 8600, 10900, 13000, 15200, 17400, 18900}},
            {"low beside a late step", {0, 300, 600, 900, 1300, 1700, 2200, 2500, 2700, 3000, 3500, 3900}},
            {"crossing late", {0, 300, 600, 900, 1300, 1700, 2200, 2700, 3300, 9000, 17000, 24000}},
        };
        for (const auto &[name, collected] : courses) {
            for (const int height : {110, 150, 190, 260})
                QTest::addRow("%s, %d px", name, height) << cost << collected << height;
        }
    }
    void whatALineSaysLiesOnNoLine()
    {
        QFETCH(const Values, cost);
        QFETCH(const Values, collected);
        QFETCH(const int, height);
        LineChart chart(u"Collected and spent"_s, QLocale(u"en_GB"_s));
        chart.setLines({{u"Cost"_s, Role::Muted, false, cost}, {u"Collected"_s, Role::Accent, true, collected}},
                       {});
        chart.resize(560, height);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const QList<LineChart::EndWords> words = chart.endWords();
        QCOMPARE(words.size(), 2);
        for (const LineChart::EndWords &each : words) {
            QVERIFY2(chart.viewport()->rect().contains(each.place.toAlignedRect()), qPrintable(each.text));
            QVERIFY2(!isCrossed(chart, each.place), qPrintable(each.text));
        }
        QVERIFY(!words[0].place.intersects(words[1].place));
    }

    // What came in ends today, and what is expected goes on from there.
    void whatIsExpectedGoesOnFromTodayAndCoversNoWords()
    {
        for (const int height : {150, 190, 260}) {
            LineChart chart(u"Collected and spent"_s, QLocale(u"en_GB"_s));
            const Values cost{1000, 1000, 4000, 4000, 4300, 4300, 4300, 4300, 4300, 4300, 4300, 4300};
            chart.setLines({{u"Cost"_s, Role::Muted, false, cost},
                            {u"Expected"_s, Role::Accent, true, {3900, 4200, 4500, 4800, 5100, 5400}, 6, true},
                            {u"Collected"_s, Role::Accent, true, {0, 500, 1100, 1800, 2500, 3200, 3900}}},
                           {});
            chart.resize(560, height);
            chart.show();
            QVERIFY(QTest::qWaitForWindowExposed(&chart));
            const QList<LineChart::EndWords> words = chart.endWords();
            QCOMPARE(words.size(), 3);
            QCOMPARE(words[2].text, u"Collected 3.9K"_s);
            QVERIFY(words[2].place.right() < words[0].place.left());
            for (const LineChart::EndWords &each : words)
                QVERIFY2(!isCrossed(chart, each.place), qPrintable(each.text));
            QVERIFY(!words[2].place.intersects(words[1].place));
        }
    }

private:
    std::unique_ptr<Theme> m_theme;
};

ONHIRE_GUI_TEST(TestCharts)
#include "tst_charts.moc"
