// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/exports/table_export.h"

#include "ui/shared/tables/column_layout.h"
#include "ui/shared/tables/data_table.h"

#include <QFileInfo>
#include <QUuid>

#include <atomic>
#include <chrono>
#include <filesystem>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr int PageRows = 500;

// A name beside the file that nobody else has; gone with this unless it took the file's place.
class UnfinishedFile
{
public:
    explicit UnfinishedFile(const QString &file) : m_file(file)
    {
        const QFileInfo wanted(file);
        const QString mark = QUuid::createUuid().toString(QUuid::WithoutBraces);
        QFile unique(wanted.path() + u"/."_s + wanted.fileName() + u'.' + mark);
        if (!unique.open(QIODevice::WriteOnly | QIODevice::NewOnly)) // for whom the user's umask lets read it
            return;
        if (wanted.exists())
            unique.setPermissions(wanted.permissions());
        m_path = unique.fileName();
    }
    ~UnfinishedFile()
    {
        if (!m_path.isEmpty())
            QFile::remove(m_path);
    }
    Q_DISABLE_COPY_MOVE(UnfinishedFile)

    const QString &path() const { return m_path; } // empty: the folder takes no files
    bool takePlace()
    {
        std::error_code failure;
        std::filesystem::rename(m_path.toStdString(), m_file.toStdString(), failure);
        if (!failure)
            m_path.clear();
        return !failure;
    }

private:
    const QString m_file;
    QString m_path;
};

struct Ended
{
    ExportJob::Outcome outcome = ExportJob::Outcome::Done;
    std::optional<Error> error = {};
};

QVariantList chosenCells(const TableRow &row, const QList<int> &cells)
{
    QVariantList chosen;
    chosen.reserve(cells.size());
    for (const int cell : cells)
        chosen += row.cells.value(cell);
    return chosen;
}

} // namespace

struct ExportJob::Shared
{
    std::atomic<bool> isCancelled = false;
    std::atomic<qint64> written = 0;

    // On a worker thread: from the first page to the last.
    Ended work(const TableExport &what, const QString &file, ExportFormat format)
    {
        UnfinishedFile unfinished(file);
        auto writer = unfinished.path().isEmpty() ? nullptr
            : format == ExportFormat::Csv         ? csvWriter(what.table, unfinished.path())
                                                  : spreadsheetWriter(what.table, unfinished.path());
        if (!writer)
            return {Outcome::CouldNotWrite};
        Ended ended;
        const Result<void> read = what.source->atOneMoment([&] { return walk(what, *writer, ended.outcome); });
        if (!read)
            return {Outcome::CouldNotRead, read.error()};
        if (ended.outcome == Outcome::Done && (!writer->finish() || !unfinished.takePlace()))
            ended.outcome = Outcome::CouldNotWrite;
        return ended;
    }

private:
    Result<void> walk(const TableExport &what, ExportWriter &writer, Outcome &outcome)
    {
        RowPage page;
        for (bool isFirst = true; isFirst || !page.last; isFirst = false) {
            if (isCancelled) {
                outcome = Outcome::Cancelled;
                return {};
            }
            auto next = isFirst ? what.source->first(what.query, PageRows)
                                : what.source->after(what.query, page.end, PageRows);
            if (!next)
                return Failure(next.error());
            page = std::move(*next);
            if (!write(page.rows, what, writer)) {
                outcome = Outcome::CouldNotWrite;
                return {};
            }
            if (!what.only.isEmpty() && written == what.only.size())
                return {};
        }
        return {};
    }

    bool write(const QList<TableRow> &rows, const TableExport &what, ExportWriter &writer)
    {
        for (const TableRow &row : rows) {
            if (!what.only.isEmpty() && !what.only.contains(row.id))
                continue;
            if (!writer.write(chosenCells(row, what.cells)))
                return false;
            ++written;
        }
        return true;
    }
};

TableExport exportOf(const DataTable &table, const QString &title, const QTimeZone &zone)
{
    const auto &model = static_cast<const PagedTableModel &>(*table.model());
    const QList<int> shown = table.columnLayout().shownColumns();
    QList<Column> columns;
    for (const int column : shown)
        columns += model.columns()[column];
    return {.table = {title, columns, model.format(), zone},
            .cells = shown,
            .source = model.source(),
            .query = model.query(),
            .total = model.knowsTotal() ? std::optional<qint64>(model.rowCount()) : std::nullopt};
}

ExportJob::ExportJob(AsyncRunner &runner, TableExport what, QString file, ExportFormat format, QObject *parent)
    : QObject(parent), m_runner(runner), m_what(std::move(what)), m_file(std::move(file)), m_format(format),
      m_shared(std::make_shared<Shared>())
{
    m_watch.setInterval(100ms);
    connect(&m_watch, &QTimer::timeout, this, [this] { Q_EMIT progressed(written()); });
    m_watch.start();
    run();
}

ExportJob::~ExportJob()
{
    cancel();
}

qint64 ExportJob::written() const
{
    return m_shared->written;
}

void ExportJob::cancel()
{
    m_shared->isCancelled = true;
}

QCoro::Task<> ExportJob::run()
{
    const auto work = [shared = m_shared, what = m_what, file = m_file, format = m_format] {
        return shared->work(what, file, format);
    };
    const auto ended = co_await m_runner.runAlways(m_alive.current(), work);
    if (!ended)
        co_return;
    m_watch.stop();
    m_error = ended->error;
    Q_EMIT progressed(written());
    Q_EMIT finished(ended->outcome);
}

ExportJob *exportTable(AsyncRunner &runner, const TableExport &what, const QString &file, ExportFormat format,
                       QObject *parent)
{
    return new ExportJob(runner, what, file, format, parent);
}

} // namespace onhire
