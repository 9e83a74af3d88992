// SPDX-License-Identifier: GPL-3.0-or-later
// How soon what others change is read: at once when it is quiet, and together when there is much.
#include "ui/shared/workplace/read_pace.h"

#include <QSignalSpy>
#include <QTest>

using namespace onhire;

class TestReadPace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatComesAfterSilenceIsReadAtOnce()
    {
        QTimer timer;
        timer.setSingleShot(true);
        ReadPace pace(timer);
        pace.want();
        QVERIFY(timer.isActive());
        QCOMPARE(timer.interval(), 0);
    }

    void aBurstIsReadTwiceItsBeginningAndAllTheRest()
    {
        QTimer timer;
        timer.setSingleShot(true);
        ReadPace pace(timer);
        int reads = 0;
        connect(&timer, &QTimer::timeout, this, [&] {
            ++reads;
            pace.begin();
            pace.end();
        });
        for (int change = 0; change < 20; ++change) {
            pace.want();
            QTest::qWait(5);
        }
        QCOMPARE(reads, 1);
        QTRY_COMPARE(reads, 2);
        QTest::qWait(2 * int(ReadPace::Pause.count()));
        QCOMPARE(reads, 2);
    }

    void whatComesWhileReadingIsReadAfterwards()
    {
        QTimer timer;
        timer.setSingleShot(true);
        ReadPace pace(timer);
        pace.begin();
        pace.want();
        QVERIFY(!timer.isActive());
        pace.end();
        QVERIFY(timer.isActive());
    }

    void whatIsForgottenIsNotReadAgain()
    {
        QTimer timer;
        timer.setSingleShot(true);
        ReadPace pace(timer);
        pace.begin();
        pace.want();
        pace.forget();
        QVERIFY(!pace.isReading());
        pace.begin();
        pace.end();
        QVERIFY(!timer.isActive());
    }
};

QTEST_GUILESS_MAIN(TestReadPace)
#include "tst_read_pace.moc"
