// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/column_widths.h"

#include <QTest>

#include <numeric>

using namespace onhire;

class TestColumnWidths : public QObject
{
    Q_OBJECT

private:
    // Of the table's left part, how much ends with a whole column.
    static int wholeIn(const QList<int> &widths, int room)
    {
        int whole = 0;
        for (const int width : widths) {
            if (whole + width > room)
                break;
            whole += width;
        }
        return whole;
    }
    static int sum(const QList<int> &widths) { return std::accumulate(widths.begin(), widths.end(), 0); }

private Q_SLOTS:
    void roomThatIsLeftGoesToNames()
    {
        const QList<ColumnNeed> columns{{80, 40, 60}, {100, 40, 90, 2}, {100, 40, 90, 1}};
        QCOMPARE(columnWidths(columns, 580), QList<int>({80, 300, 200}));
    }

    void whatIsKeptForWordsThatAreNotThereGoesFirst()
    {
        const QList<ColumnNeed> columns{{100, 40, 60}, {100, 40, 90, 1}};
        QCOMPARE(columnWidths(columns, 160), QList<int>({60, 100}));
    }

    void noColumnIsCutByTheEdge_data()
    {
        QTest::addColumn<int>("room");
        for (int room = 300; room <= 800; room += 7)
            QTest::addRow("%d", room) << room;
    }
    void noColumnIsCutByTheEdge()
    {
        QFETCH(int, room);
        const QList<ColumnNeed> columns{{100, 90, 98},     {130, 50, 70}, {140, 50, 120, 1},
                                        {160, 70, 100, 1}, {100, 60, 60}, {120, 60, 100}};
        const QList<int> widths = columnWidths(columns, room);
        QVERIFY2(sum(widths) == room || wholeIn(widths, room) == room,
                 qPrintable(QString::number(wholeIn(widths, room))));
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const int words = std::max(columns[i].seen, columns[i].title);
            QVERIFY(widths[i] >= (columns[i].share > 0 ? std::min(columns[i].least * 2 / 3, words) : words));
        }
    }

    // "Laser projector 4K" was cut beside a name that had room for more than it is.
    void aNameThatIsCutGetsTheRoomBeforeTheEdgeFirst()
    {
        const QList<ColumnNeed> columns{{100, 90, 100}, {90, 40, 108, 1}, {90, 40, 90, 1}, {300, 60, 290}};
        QCOMPARE(columnWidths(columns, 300), QList<int>({100, 109, 91, 290}));
    }

    void whatIsDrawnStays()
    {
        const QList<ColumnNeed> columns{
            {100, 90, 98}, {250, 50, 70, 0, true}, {140, 50, 120, 1}, {300, 60, 290}};
        const QList<int> widths = columnWidths(columns, 500);
        QCOMPARE(widths[1], 250);
        QCOMPARE(wholeIn(widths, 500), 500);
    }
};

QTEST_APPLESS_MAIN(TestColumnWidths)
#include "tst_column_widths.moc"
