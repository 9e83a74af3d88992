// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

static QDateTime utc(int year, int month, int day, int hour = 0, int minute = 0)
{
    return {QDate(year, month, day), QTime(hour, minute), QTimeZone::utc()};
}

static QTimeZone zone(const char *name)
{
    return QTimeZone(name);
}

class tst_Calendar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void monthsNeverDrift();
    void periodsTileEveryContract();
    void billingDaysAreFound();
    void aDayBeginsWhereTheClocksSay_data();
    void aDayBeginsWhereTheClocksSay();
    void everyDayBeginsAtItsFirstMoment_data();
    void everyDayBeginsAtItsFirstMoment();
    void aContractDateIsReadStrictly_data();
    void aContractDateIsReadStrictly();
    void aTimestampNeedsAnOffset_data();
    void aTimestampNeedsAnOffset();
    void onlyIanaNamesAreZones_data();
    void onlyIanaNamesAreZones();
};

void tst_Calendar::monthsNeverDrift()
{
    const QDate start(2027, 1, 31);
    QCOMPARE(addMonths(start, 1), QDate(2027, 2, 28));
    QCOMPARE(addMonths(start, 2), QDate(2027, 3, 31));
    QCOMPARE(addMonths(start, 13), QDate(2028, 2, 29));
    QCOMPARE(addMonths(start, -2), QDate(2026, 11, 30));
    QCOMPARE(addMonths(QDate(2028, 2, 29), 12), QDate(2029, 2, 28));
    QCOMPARE(addMonths(QDate(2028, 2, 29), 48), QDate(2032, 2, 29));
}

// Every start from 2023 to 2028 and 60 months from there, judged by counting days, without the help of
// addMonths.
void tst_Calendar::periodsTileEveryContract()
{
    for (QDate start(2023, 1, 1); start.year() < 2029; start = start.addDays(1)) {
        QDate expected = start;
        int year = start.year(), month = start.month();
        for (int k = 0; k < 60; ++k) {
            const DateRange period = monthlyPeriod(start, k);
            QCOMPARE(period.start, expected);
            month = month % 12 + 1;
            year += month == 1 ? 1 : 0;
            expected = QDate(year, month, qMin(start.day(), QDate(year, month, 1).daysInMonth()));
            QCOMPARE(period.end, expected);
            QVERIFY(period.days() >= 28 && period.days() <= 31);
            QCOMPARE(periodIndexAt(start, period.start), k);
            QCOMPARE(periodIndexAt(start, period.end.addDays(-1)), k);
        }
    }
}

void tst_Calendar::billingDaysAreFound()
{
    QCOMPARE(firstOfNextMonth(QDate(2026, 12, 31)), QDate(2027, 1, 1));
    QCOMPARE(firstOfNextMonth(QDate(2026, 12, 1)), QDate(2027, 1, 1));
    QCOMPARE(nextDayOfMonth(QDate(2026, 11, 15), 15), QDate(2026, 11, 15));
    QCOMPARE(nextDayOfMonth(QDate(2026, 11, 16), 15), QDate(2026, 12, 15));
    QCOMPARE(nextDayOfMonth(QDate(2026, 12, 31), 28), QDate(2027, 1, 28));
    QCOMPARE((DateRange{QDate(2028, 2, 1), QDate(2028, 3, 1)}.days()), qint64(29));
    QVERIFY((DateRange{QDate(2028, 2, 1), QDate(2028, 2, 1)}.isEmpty()));
}

void tst_Calendar::aDayBeginsWhereTheClocksSay_data()
{
    QTest::addColumn<QTimeZone>("place");
    QTest::addColumn<QDate>("date");
    QTest::addColumn<QDateTime>("begin");

    QTest::addRow("Berlin in winter") << zone("Europe/Berlin") << QDate(2026, 1, 15) << utc(2026, 1, 14, 23);
    QTest::addRow("Berlin in summer") << zone("Europe/Berlin") << QDate(2026, 7, 15) << utc(2026, 7, 14, 22);
    QTest::addRow("Berlin, 23 hours") << zone("Europe/Berlin") << QDate(2026, 3, 30) << utc(2026, 3, 29, 22);
    QTest::addRow("New York, 25 hours")
        << zone("America/New_York") << QDate(2026, 11, 2) << utc(2026, 11, 2, 5);
    QTest::addRow("Qatar") << zone("Asia/Qatar") << QDate(2026, 6, 1) << utc(2026, 5, 31, 21);
    QTest::addRow("Sao Paulo, no midnight")
        << zone("America/Sao_Paulo") << QDate(2018, 11, 4) << utc(2018, 11, 4, 3);
    QTest::addRow("Cairo, no midnight") << zone("Africa/Cairo") << QDate(2014, 8, 1) << utc(2014, 7, 31, 22);
    QTest::addRow("Beirut, no midnight") << zone("Asia/Beirut") << QDate(2022, 3, 27) << utc(2022, 3, 26, 22);
    QTest::addRow("Apia, the day before")
        << zone("Pacific/Apia") << QDate(2011, 12, 29) << utc(2011, 12, 29, 10);
    QTest::addRow("Apia, the day that was not")
        << zone("Pacific/Apia") << QDate(2011, 12, 30) << utc(2011, 12, 30, 10);
    QTest::addRow("Apia, the day after")
        << zone("Pacific/Apia") << QDate(2011, 12, 31) << utc(2011, 12, 30, 10);
    QTest::addRow("UTC") << zone("UTC") << QDate(2028, 2, 29) << utc(2028, 2, 29);
}

void tst_Calendar::aDayBeginsWhereTheClocksSay()
{
    QFETCH(QTimeZone, place);
    QFETCH(QDate, date);
    QFETCH(QDateTime, begin);
    QVERIFY(place.isValid());
    QCOMPARE(startOfDayIn(place, date), begin);
    QCOMPARE(startOfDayIn(place, date).timeSpec(), Qt::UTC);
}

void tst_Calendar::everyDayBeginsAtItsFirstMoment_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"Europe/Berlin", "America/New_York", "Asia/Qatar", "America/Sao_Paulo",
                             "Pacific/Apia", "Africa/Cairo", "Asia/Beirut", "UTC"})
        QTest::addRow("%s", name) << QByteArray(name);
}

// From 2008 to 2029: at its beginning the local date is reached, a millisecond before it is not.
void tst_Calendar::everyDayBeginsAtItsFirstMoment()
{
    QFETCH(QByteArray, name);
    const QTimeZone place(name);
    for (QDate date(2008, 1, 1); date.year() < 2030; date = date.addDays(1)) {
        const bool isLeftOut = name == "Pacific/Apia" && date == QDate(2011, 12, 30);
        const QDateTime begin = startOfDayIn(place, date);
        QCOMPARE(dateIn(place, begin), isLeftOut ? date.addDays(1) : date);
        QVERIFY2(dateIn(place, begin.addMSecs(-1)) < date, qPrintable(date.toString(Qt::ISODate)));
        const QDateTime end = startOfDayIn(place, date.addDays(1));
        QCOMPARE(dateIn(place, end.addMSecs(-1)), isLeftOut ? date.addDays(-1) : date);
    }
}

void tst_Calendar::aContractDateIsReadStrictly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("date");

    QTest::addRow("date") << u"2026-11-21"_s << QDate(2026, 11, 21);
    QTest::addRow("leap day") << u"2028-02-29"_s << QDate(2028, 2, 29);
    QTest::addRow("a moment of the same day") << u"2026-11-21T09:30:00Z"_s << QDate(2026, 11, 21);
    QTest::addRow("already tomorrow in Berlin") << u"2026-11-21T23:00:00.000Z"_s << QDate(2026, 11, 22);
    QTest::addRow("still today in Berlin") << u"2026-11-21T22:59:59.999Z"_s << QDate(2026, 11, 21);
    QTest::addRow("from the other side") << u"2026-11-22T05:00:00+14:00"_s << QDate(2026, 11, 21);
    for (const char *text : {"",
                             "2026-02-30",
                             "2027-02-29",
                             "2026-13-01",
                             "2026-00-10",
                             "2026-11-00",
                             "0000-01-01",
                             "2026-11-21T09:30:00",
                             "2026-11-21T09:30",
                             "2026-11-21 ",
                             " 2026-11-21",
                             "2026-11-2",
                             "26-11-21",
                             "20261121",
                             "2026/11/21",
                             "21.11.2026",
                             "2026-11-21T",
                             "2026-11-21Z",
                             "+2026-11-21",
                             "-2026-11-21",
                             "2026-W47-6",
                             "2026-325",
                             "2026-1a-01",
                             "2026-02-30T00:00:00Z"})
        QTest::addRow("no: '%s'", text) << QString::fromLatin1(text) << QDate();
    QTest::addRow("no: other digits") << u"2026-11-2\u0661"_s << QDate();
}

void tst_Calendar::aContractDateIsReadStrictly()
{
    QFETCH(QString, text);
    QFETCH(QDate, date);
    const std::optional<QDate> read = parseContractDate(text, zone("Europe/Berlin"));
    QCOMPARE(read.has_value(), date.isValid());
    QCOMPARE(read.value_or(QDate()), date);
}

void tst_Calendar::aTimestampNeedsAnOffset_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDateTime>("moment");

    const QDateTime moment = utc(2026, 11, 21, 9, 30);
    QTest::addRow("Z") << u"2026-11-21T09:30:00Z"_s << moment;
    QTest::addRow("lower case") << u"2026-11-21t09:30:00z"_s << moment;
    QTest::addRow("no seconds") << u"2026-11-21T09:30Z"_s << moment;
    QTest::addRow("milliseconds") << u"2026-11-21T09:30:00.123Z"_s << moment.addMSecs(123);
    QTest::addRow("tenths") << u"2026-11-21T09:30:00.1Z"_s << moment.addMSecs(100);
    QTest::addRow("nanoseconds are cut") << u"2026-11-21T09:30:00.123999999Z"_s << moment.addMSecs(123);
    QTest::addRow("east") << u"2026-11-21T15:00:00+05:30"_s << moment;
    QTest::addRow("west, over midnight") << u"2026-11-20T23:30:00-10:00"_s << moment;
    QTest::addRow("no colon") << u"2026-11-21T10:30:00+0100"_s << moment;
    QTest::addRow("minus nothing") << u"2026-11-21T09:30:00-00:00"_s << moment;
    for (const char *text : {"",
                             "2026-11-21",
                             "2026-11-21T09:30:00",
                             "2026-11-21T24:00:00Z",
                             "2026-11-21T09:60:00Z",
                             "2026-11-21T09:30:60Z",
                             "2026-11-21T9:30:00Z",
                             "2026-11-21 09:30:00Z",
                             "2026-11-21T09:30:00.Z",
                             "2026-11-21T09:30:00,5Z",
                             "2026-11-21T09:30.5Z",
                             "2026-11-21T09:30:00+1",
                             "2026-11-21T09:30:00+01",
                             "2026-11-21T09:30:00+14:01",
                             "2026-11-21T09:30:00+01:60",
                             "2026-11-21T09:30:00ZZ",
                             "2026-11-21T09:30:00 Z",
                             "2026-11-21T09Z",
                             "2026-11-21T09:30:00+-1:00",
                             "2026-11-21T09:30:00Europe/Berlin"})
        QTest::addRow("no: '%s'", text) << QString::fromLatin1(text) << QDateTime();
}

void tst_Calendar::aTimestampNeedsAnOffset()
{
    QFETCH(QString, text);
    QFETCH(QDateTime, moment);
    const std::optional<QDateTime> read = parseTimestamp(text);
    QCOMPARE(read.has_value(), moment.isValid());
    QCOMPARE(read.value_or(QDateTime()), moment);
}

void tst_Calendar::onlyIanaNamesAreZones_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("known");

    for (const char *name : {"Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Qatar", "UTC",
                             "Etc/GMT+5", "America/Port-au-Prince"})
        QTest::addRow("yes: %s", name) << QString::fromLatin1(name) << true;
    for (const char *name :
         {"", "UTC+01:00", "UTC-5", "+01:00", "Europe/Atlantis", "europe/berlin", "/etc/localtime", "posix/UTC",
          "right/UTC", "../zoneinfo/UTC", "Europe/../UTC", "Europe", "Europe/Berlin ", "Mars", "zone.tab",
          "CET-1CEST", "CET-1CEST,M3.5.0/2,M10.5.0/3", "localtime", "<+03>-3"})
        QTest::addRow("no: '%s'", name) << QString::fromLatin1(name) << false;
    QTest::addRow("no: other letters") << u"Europe/B\u00e9rlin"_s << false;
}

void tst_Calendar::onlyIanaNamesAreZones()
{
    QFETCH(QString, name);
    QFETCH(bool, known);
    const std::optional<QTimeZone> found = timeZoneNamed(name);
    QCOMPARE(found.has_value(), known);
    if (known)
        QCOMPARE(QString::fromLatin1(found->id()), name);
}

QTEST_GUILESS_MAIN(tst_Calendar)
#include "tst_calendar.moc"
