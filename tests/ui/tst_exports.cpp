// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in files, read back from there.
#include "core/data/orders/order_rows.h"
#include "core/services/demo/demo.h"
#include "tests/support/ui_place.h"
#include "tests/ui/fake_source.h"
#include "tests/watch/gui_test.h"
#include "ui/devices/device_columns.h"
#include "ui/orders/order_columns.h"
#include "ui/shared/exports/table_export.h"
#include "ui/shared/tables/column_layout.h"
#include "ui/shared/tables/data_table.h"
#include "ui/subscriptions/subscription_columns.h"

#include <QHeaderView>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>

using namespace onhire;
using namespace Qt::StringLiterals;

namespace {

struct SheetCell
{
    QString value;
    bool isText = false;
    int style = 0;
};

// One file out of an archive.
QByteArray unpacked(const QString &archive, const QString &name)
{
    QProcess unzip;
    unzip.start(
        u"python3"_s,
        {u"-c"_s,
         u"import sys,zipfile;sys.stdout.buffer.write(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]))"_s,
         archive, name});
    unzip.waitForFinished();
    return unzip.readAllStandardOutput();
}

QList<QList<SheetCell>> sheetOf(const QString &file)
{
    QXmlStreamReader xml(unpacked(file, u"xl/worksheets/sheet1.xml"_s));
    QList<QList<SheetCell>> rows;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"row")
            rows.append(QList<SheetCell>());
        if (!xml.isStartElement() || xml.name() != u"c")
            continue;
        const auto about = xml.attributes();
        const int column = about.value("r"_L1).front().unicode() - 'A';
        while (rows.last().size() <= column)
            rows.last().append(SheetCell());
        SheetCell &cell = rows.last()[column];
        cell.isText = about.value("t"_L1) == u"inlineStr";
        cell.style = about.value("s"_L1).toInt();
        while (!(xml.isEndElement() && xml.name() == u"c")) {
            xml.readNext();
            if (xml.isCharacters())
                cell.value += xml.text();
        }
    }
    return rows;
}

// Rows that were typed by hand.
class TypedSource final : public PageSource
{
public:
    explicit TypedSource(QList<TableRow> rows) : m_rows(std::move(rows)) { }
    Result<RowPage> first(const TableQuery &, int) override { return RowPage{m_rows, {}, true}; }
    Result<RowPage> after(const TableQuery &, const Anchor &, int) override { return RowPage{{}, {}, true}; }
    Result<Anchors> anchors(const TableQuery &, int) override { return Anchors{m_rows.size(), {}}; }
    Result<QStringList> among(const TableQuery &, const QStringList &ids) override { return ids; }

private:
    const QList<TableRow> m_rows;
};

// Somebody writes after each page that is read.
class DisturbedSource final : public PageSource
{
public:
    DisturbedSource(std::shared_ptr<PageSource> source, std::function<void()> disturb)
        : m_source(std::move(source)), m_disturb(std::move(disturb))
    {
    }
    Result<RowPage> first(const TableQuery &query, int count) override
    {
        return disturbed(m_source->first(query, count));
    }
    Result<RowPage> after(const TableQuery &query, const Anchor &anchor, int count) override
    {
        return disturbed(m_source->after(query, anchor, count));
    }
    Result<Anchors> anchors(const TableQuery &query, int step) override
    {
        return m_source->anchors(query, step);
    }
    Result<QStringList> among(const TableQuery &query, const QStringList &ids) override
    {
        return m_source->among(query, ids);
    }
    Result<void> atOneMoment(const std::function<Result<void>()> &read) override
    {
        return m_source->atOneMoment(read);
    }

private:
    Result<RowPage> disturbed(Result<RowPage> page)
    {
        m_disturb();
        return page;
    }

    const std::shared_ptr<PageSource> m_source;
    const std::function<void()> m_disturb;
};

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    AsyncRunner m_runner;
    const FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};

    QString path(const QString &name) const { return m_folder.filePath(name); }
    static QByteArray content(const QString &file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }

    ExportJob::Outcome outcomeOf(const TableExport &what, const QString &file, ExportFormat format)
    {
        QObject owner;
        ExportJob *job = exportTable(m_runner, what, file, format, &owner);
        QSignalSpy finished(job, &ExportJob::finished);
        if (!finished.wait(60'000))
            qFatal("the export does not end");
        return finished[0][0].value<ExportJob::Outcome>();
    }

    TableExport typed(const QList<TableRow> &rows) const
    {
        const QList<Column> columns{{.id = u"name"_s, .title = u"Name"_s},
                                    {.id = u"amount"_s, .title = u"Monthly EUR"_s, .kind = CellKind::Money},
                                    {.id = u"count"_s, .title = u"Devices"_s, .kind = CellKind::Number},
                                    {.id = u"day"_s, .title = u"Ends"_s, .kind = CellKind::Date},
                                    {.id = u"moment"_s, .title = u"Created"_s, .kind = CellKind::Date},
                                    {.id = u"assigned"_s, .title = u"Assigned"_s, .kind = CellKind::Progress}};
        const QTimeZone berlin("Europe/Berlin");
        return {{u"Orders [all]"_s, columns, TextFormat(m_clock, QLocale(u"de_DE"_s), berlin), berlin},
                {0, 1, 2, 3, 4, 5},
                std::make_shared<TypedSource>(rows),
                {},
                {}};
    }
    static TableRow row(const QString &name)
    {
        return {u"id"_s,
                {name, QVariant::fromValue(Amount{Money::fromMinor(-1234567), 2}), 12345, QDate(2027, 1, 31),
                 QDateTime({2026, 11, 21}, {23, 30}, QTimeZone::utc()), QVariant::fromValue(Progress{1, 3})}};
    }
    static QStringList cellsIn(const QByteArray &line) { return QString::fromUtf8(line).split(u','); }

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<ExportJob::Outcome>(); }

    void aCsvFileIsReadAlikeEverywhere()
    {
        const QString file = path(u"typed.csv"_s);
        QCOMPARE(outcomeOf(typed({row(u"Müller"_s)}), file, ExportFormat::Csv), ExportJob::Outcome::Done);
        QCOMPARE(content(file),
                 "\xEF\xBB\xBF"
                 "Name,Monthly EUR,Devices,Ends,Created,Assigned\r\n"
                 "Müller,-12345.67,12345,2027-01-31,2026-11-22 00:30:00,1 of 3\r\n"_ba);
    }

    void nothingThatSomebodyTypedIsRun_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("formula") << u"=1+1"_s << "'=1+1"_ba;
        QTest::newRow("plus") << u"+49 30 1"_s << "'+49 30 1"_ba;
        QTest::newRow("minus") << u"-x"_s << "'-x"_ba;
        QTest::newRow("at") << u"@SUM(A1)"_s << "'@SUM(A1)"_ba;
        QTest::newRow("comma") << u"Acme, Inc."_s << "\"Acme, Inc.\""_ba;
        QTest::newRow("quotes and a line") << u"a \"b\"\nc"_s << "\"a \"\"b\"\"\nc\""_ba;
    }
    void nothingThatSomebodyTypedIsRun()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, written);
        const QString csv = path(u"typed.csv"_s), sheet = path(u"typed.xlsx"_s);
        QCOMPARE(outcomeOf(typed({row(name)}), csv, ExportFormat::Csv), ExportJob::Outcome::Done);
        QVERIFY2(content(csv).contains("\r\n" + written + ",-12345.67"), content(csv).constData());
        QCOMPARE(outcomeOf(typed({row(name)}), sheet, ExportFormat::Spreadsheet), ExportJob::Outcome::Done);
        const auto rows = sheetOf(sheet);
        QCOMPARE(rows.size(), 2);
        QVERIFY(rows[1][0].isText);
        QCOMPARE(rows[1][0].value, name);
        QVERIFY(!unpacked(sheet, u"xl/worksheets/sheet1.xml"_s).contains("<f>"));
    }

    void inASpreadsheetNumbersAreNumbersAndDatesAreDates()
    {
        const QString file = path(u"typed.xlsx"_s);
        QCOMPARE(outcomeOf(typed({row(u"Müller"_s), {u"empty"_s, {u"x"_s}}}), file, ExportFormat::Spreadsheet),
                 ExportJob::Outcome::Done);
        const auto rows = sheetOf(file);
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0][1].value, u"Monthly EUR"_s);
        QVERIFY(!rows[1][1].isText);
        QCOMPARE(rows[1][1].value, u"-12345.67"_s);
        QCOMPARE(rows[1][2].value, u"12345"_s);
        QCOMPARE(rows[1][3].value, u"46418"_s); // days since 1899-12-30
        QCOMPARE(rows[1][4].value.left(13), u"46348.0208333"_s); // half past midnight in Berlin
        QCOMPARE(rows[1][5].value, u"1 of 3"_s);
        const QByteArray styles = unpacked(file, u"xl/styles.xml"_s);
        QVERIFY(styles.contains("yyyy-mm-dd hh:mm"));
        QVERIFY(rows[1][1].style > 0 && rows[1][3].style > 0 && rows[1][3].style != rows[1][4].style);
        QVERIFY(unpacked(file, u"xl/workbook.xml"_s).contains("name=\"Orders all\""));
        QVERIFY(rows[2].size() < 2 || rows[2][1].value.isEmpty());
    }

    // 5/24, as the table has it, would be a date to spreadsheets.
    void progressIsWrittenInWordsAndSharesInPercent()
    {
        QList<Column> columns = subscriptionColumns(u"EUR"_s) + deviceColumns(u"EUR"_s);
        columns.removeIf(
            [](const Column &column) { return column.id != u"months" && column.id != u"recovered"; });
        QCOMPARE(columns.size(), 3); // of subscriptions both, of devices what is recovered
        TableExport what = typed({});
        what.table.columns = columns;
        what.cells = {0, 1, 2};
        what.source = std::make_shared<TypedSource>(
            QList<TableRow>{{u"id"_s,
                             {QVariant::fromValue(Progress{5, 24}), QVariant::fromValue(Progress{1125, 1000}),
                              QVariant::fromValue(Progress{73, 100})}}});
        const QStringList shown{
            u"5 of 24"_s, columns[1].display(QVariant::fromValue(Progress{1125, 1000}), what.table.format),
            columns[2].display(QVariant::fromValue(Progress{73, 100}), what.table.format)};
        QVERIFY(shown[1].startsWith(u"113") && shown[2].startsWith(u"73"));
        const QString csv = path(u"progress.csv"_s), sheet = path(u"progress.xlsx"_s);
        QCOMPARE(outcomeOf(what, csv, ExportFormat::Csv), ExportJob::Outcome::Done);
        QCOMPARE(cellsIn(content(csv).split('\n')[1].trimmed()), shown);
        QCOMPARE(outcomeOf(what, sheet, ExportFormat::Spreadsheet), ExportJob::Outcome::Done);
        const auto rows = sheetOf(sheet);
        for (int column = 0; column < shown.size(); ++column) {
            QVERIFY(rows[1][column].isText);
            QCOMPARE(rows[1][column].value, shown[column]);
        }
    }

    void allRowsAreWrittenThoughFewAreLoaded()
    {
        TableExport what = typed({});
        what.source = std::make_shared<FakeSource>(12'345);
        what.table.columns = {{.id = u"id"_s, .title = u"ID"_s},
                              {.id = u"row"_s, .title = u"Row"_s, .kind = CellKind::Number}};
        what.cells = {0, 1};
        QObject owner;
        ExportJob *job = exportTable(m_runner, what, path(u"many.csv"_s), ExportFormat::Csv, &owner);
        const QSignalSpy progressed(job, &ExportJob::progressed);
        QSignalSpy finished(job, &ExportJob::finished);
        QVERIFY(finished.wait(30'000));
        QCOMPARE(job->written(), 12'345);
        QCOMPARE(progressed.last()[0].toLongLong(), 12'345);
        const QByteArrayList lines = content(path(u"many.csv"_s)).split('\n');
        QCOMPARE(lines.size(), 12'347); // titles, rows, and nothing after the last one
        QCOMPARE(lines[12'345].trimmed(), "-12344,12344"_ba);
        QCOMPARE(outcomeOf(what, path(u"many.xlsx"_s), ExportFormat::Spreadsheet), ExportJob::Outcome::Done);
        QCOMPARE(sheetOf(path(u"many.xlsx"_s)).size(), 12'346);
    }

    void whatIsShownIsWhatIsWritten()
    {
        UiPlace place;
        UiPlace::value(fillWithDemo(place.context(), {.orders = 120}));
        const Workplace workplace = place.workplace();
        const auto shown = tableOf(workplace, orderRows(), orderColumns(u"EUR"_s), orderFilterMeaning());
        PagedTableModel &model = *shown;
        model.setInitialSort(u"created"_s, Qt::DescendingOrder);
        DataTable table(model, place.settings(), u"exported"_s);
        TableQuery query = model.query();
        query.filters = {{u"status"_s, {u"pending"_s}}};
        model.setQuery(query);
        QTRY_VERIFY(model.hasLoaded() && model.knowsTotal());
        table.columnLayout().setShown(u"devices"_s, false);
        table.horizontalHeader()->moveSection(5, 0); // the monthly amount first
        const TableExport what = exportOf(table, u"Orders"_s, workplace.session->tenant()->zone);
        QCOMPARE(what.total, model.rowCount());
        const QString file = path(u"orders.csv"_s);
        QCOMPARE(outcomeOf(what, file, ExportFormat::Csv), ExportJob::Outcome::Done);
        const QByteArrayList lines = content(file).split('\n');
        QCOMPARE(lines.size(), model.rowCount() + 2);
        QVERIFY(lines[0].contains("Monthly EUR,Order,Status,Customer,Assigned,Created"));
        QCOMPARE(cellsIn(lines[1])[1], model.index(0, 0).data().toString());
        QCOMPARE(cellsIn(lines[1])[2], u"Pending"_s);
    }

    // Sorted by the last change, a row that somebody changes moves: to where it was read already, or will be.
    void noRowIsLostOrDoubledWhileOthersWrite()
    {
        UiPlace place;
        UiPlace::value(fillWithDemo(place.context(), {.orders = 1300}));
        const Workplace workplace = place.workplace();
        const auto look = [&](const QString &sql) {
            Database other(place.address().conninfo(appRole));
            auto rows = UiPlace::value(other.connection().run(place.context().scope(), sql, {}));
            QStringList all;
            while (rows.next())
                all += rows.text(0);
            return all;
        };
        const QStringList before = look(u"select order_id from orders order by order_id"_s);
        int moved = 0;
        const auto disturb = [&] {
            ++moved;
            look(u"update orders set updated_at = updated_at + interval '10 years' * case when "
                 "abs(hashtext(order_id)) % 2 = 0 then 1 else -1 end returning 1"_s);
        };
        const Column id{.id = u"id"_s, .title = u"ID"_s, .value = idOfRow()};
        TableExport what{
            {u"Orders"_s, {id}, workplace.format(), workplace.session->tenant()->zone},
            {0},
            std::make_shared<DisturbedSource>(
                std::make_shared<StoreRowSource>(workplace.session, orderRows(), QList<Column>{id}), disturb),
            {.sortColumn = u"updated"_s},
            {}};
        const QString file = path(u"disturbed.csv"_s);
        QCOMPARE(outcomeOf(what, file, ExportFormat::Csv), ExportJob::Outcome::Done);
        QVERIFY(moved >= 3);
        QStringList written;
        for (const QByteArray &line : content(file).split('\n').mid(1))
            written += QString::fromUtf8(line.trimmed());
        written.removeAll(QString());
        written.sort();
        QCOMPARE(written, before);
        // the connection is as it was
        QCOMPARE(look(u"select current_setting('transaction_isolation')"_s), QStringList{u"read committed"_s});
    }

    void whoCancelsKeepsTheOldFile()
    {
        TableExport what = typed({});
        const auto source = std::make_shared<FakeSource>(1'000'000);
        source->setDelay([] { return 5; });
        what.source = source;
        const QString file = path(u"kept.csv"_s);
        QFile old(file);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        QObject owner;
        ExportJob *job = exportTable(m_runner, what, file, ExportFormat::Csv, &owner);
        QSignalSpy finished(job, &ExportJob::finished);
        QTRY_VERIFY(job->written() > 0);
        job->cancel();
        QVERIFY(finished.wait(5000));
        QCOMPARE(finished[0][0].value<ExportJob::Outcome>(), ExportJob::Outcome::Cancelled);
        QCOMPARE(content(file), "old"_ba);
        const QStringList left = QDir(m_folder.path()).entryList({u".kept*"_s}, QDir::Files | QDir::Hidden);
        QCOMPARE(left, QStringList());
    }

    void aJobThatIsDeletedStops()
    {
        TableExport what = typed({});
        const auto source = std::make_shared<FakeSource>(1'000'000);
        source->setDelay([] { return 5; });
        what.source = source;
        {
            QObject owner;
            ExportJob *job = exportTable(m_runner, what, path(u"gone.csv"_s), ExportFormat::Csv, &owner);
            QTRY_VERIFY(job->written() > 0);
        }
        QTRY_COMPARE(source.use_count(), 2); // ours and that of `what`: nobody else can ask it any more
        QVERIFY(!QFile::exists(path(u"gone.csv"_s)));
    }

    void whatCannotBeReadOrWrittenIsTold()
    {
        TableExport what = typed({});
        const auto source = std::make_shared<FakeSource>(10);
        source->setFailing(true);
        what.source = source;
        QCOMPARE(outcomeOf(what, path(u"unread.csv"_s), ExportFormat::Csv), ExportJob::Outcome::CouldNotRead);
        QVERIFY(!QFile::exists(path(u"unread.csv"_s)));
        for (const ExportFormat format : {ExportFormat::Csv, ExportFormat::Spreadsheet})
            QCOMPARE(outcomeOf(typed({row(u"x"_s)}), path(u"no/such/folder.csv"_s), format),
                     ExportJob::Outcome::CouldNotWrite);
    }
};

ONHIRE_GUI_TEST(TestExports)
#include "tst_exports.moc"
