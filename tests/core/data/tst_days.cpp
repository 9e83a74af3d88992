// SPDX-License-Identifier: GPL-3.0-or-later
// The days of a tenant's calendar: the database begins and ends them when the program does, or a charge of the
// one would be on another day of the other.
#include "core/base/calendar.h"
#include "tests/support/shop.h"
#include "tests/support/zones.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void databaseAndProgramMeanTheSame_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char *name : test::Zones)
            QTest::addRow("%s", name) << QByteArray(name);
    }
    void databaseAndProgramMeanTheSame()
    {
        QFETCH(const QByteArray, name);
        const QTimeZone zone(name);
        const QDate first(2023, 12, 1), last(2033, 4, 1);
        Shop shop;
        // when each begins, and of which day that moment and the one before are
        const QStringList days =
            shop.look(u"select string_agg(concat_ws(' ', extract(epoch from b.at)::bigint, (b.at at time zone "
                      u"'%1')::date,"
                      u" ((b.at - interval '1 ms') at time zone '%1')::date), ',' order by d.day) "
                      u"from generate_series('%2'::timestamp, '%3'::timestamp, '1 day') d(day) "
                      u"cross join lateral (select d.day at time zone '%1' as at) b"_s.arg(
                          QString::fromLatin1(name), first.toString(Qt::ISODate), last.toString(Qt::ISODate)))
                .split(u',');
        QCOMPARE(days.size(), first.daysTo(last) + 1);
        for (QDate day = first; day <= last; day = day.addDays(1)) {
            const QDateTime begin = startOfDayIn(zone, day);
            const QString expected = u"%1 %2 %3"_s.arg(begin.toSecsSinceEpoch())
                                         .arg(dateIn(zone, begin).toString(Qt::ISODate),
                                              dateIn(zone, begin.addMSecs(-1)).toString(Qt::ISODate));
            QCOMPARE(days[first.daysTo(day)], expected);
        }
    }
};

QTEST_GUILESS_MAIN(TestDays)
#include "tst_days.moc"
