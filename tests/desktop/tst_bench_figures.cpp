// SPDX-License-Identifier: GPL-3.0-or-later
// What ./dev bench --desktop makes of its figures: which limits were missed, on this machine or on a slower
// one.
#include "tests/bench/desktop/figure_table.h"

#include <QTest>

using namespace onhire::bench;
using namespace Qt::StringLiterals;

class TestBenchFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsMissedWhereEveryLimitIsHeld()
    {
        FigureTable figures(1);
        figures.add(u"first page"_s, {{90, 149, 400}}, 150); // the middle one
        figures.addFrames(u"wheel"_s, {.byTheClock = {{4, 49}}, .atWork = {{3, 30}}}, 50);
        figures.addSize(u"resident"_s, 249, 250);
        figures.add(u"opening"_s, {{9000}}, {}); // nothing was promised of it
        QCOMPARE(figures.missed(), QStringList());
    }

    void whatIsMissedIsNamed()
    {
        FigureTable figures(1);
        figures.begin(u"orders"_s);
        figures.add(u"first page"_s, {{150, 151, 152}}, 150);
        figures.addFrames(u"wheel"_s, {.byTheClock = {{4, 60}}, .atWork = {{3, 3}}}, 50);
        figures.begin(u"Memory after all of it"_s);
        figures.addSize(u"resident"_s, 251, 250);
        QCOMPARE(figures.missed(),
                 (QStringList{u"orders, first page: 151 ms, not below 150 ms"_s,
                              u"orders, wheel (at work at most 3.0 ms): 60 ms, not below 50 ms"_s,
                              u"Memory after all of it, resident: 251 MB, not below 250 MB"_s}));
    }

    void aSlowerMachineHasMoreTimeButNoMoreMemory()
    {
        FigureTable figures(2);
        figures.add(u"first page"_s, {{299}}, 150);
        figures.addFrames(u"wheel"_s, {.byTheClock = {{99}}, .atWork = {{3}}}, 50);
        QCOMPARE(figures.missed(), QStringList());
        figures.add(u"filter"_s, {{401}}, 200);
        figures.addSize(u"resident"_s, 251, 250);
        QCOMPARE(figures.missed().size(), 2);
        QVERIFY(figures.missed()[0].endsWith(u"not below 400 ms"_s));
    }
};

QTEST_GUILESS_MAIN(TestBenchFigures)
#include "tst_bench_figures.moc"
