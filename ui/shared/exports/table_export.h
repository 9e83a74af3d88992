// SPDX-License-Identifier: GPL-3.0-or-later
// Exports what a table shows: all rows that fit its filter, loaded or not, with its visible columns as they
// stand there. The rows are those of one moment, so that none is lost or told twice while others write. The
// file appears when it is complete; until then there is none, or the old one.
#pragma once

#include "ui/shared/exports/export_writer.h"
#include "ui/shared/tables/page_source.h"
#include "ui/shared/workplace/async_runner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace onhire {

class DataTable;

struct TableExport
{
    ExportTable table;
    QList<int> cells; // which of a row's cells stand in the columns
    std::shared_ptr<PageSource> source;
    TableQuery query;
    std::optional<qint64> total; // as far as it is known
    QSet<QString> only = {}; // the ids of some rows; empty: all
};

// `zone` is the tenant's.
TableExport exportOf(const DataTable &table, const QString &title, const QTimeZone &zone);

class ExportJob : public QObject
{
    Q_OBJECT

public:
    enum class Outcome { Done, Cancelled, CouldNotWrite, CouldNotRead };

    ExportJob(AsyncRunner &runner, TableExport what, QString file, ExportFormat format,
              QObject *parent = nullptr);
    ~ExportJob() override;

    qint64 written() const;
    const std::optional<qint64> &total() const { return m_what.total; }
    const QString &file() const { return m_file; }
    std::optional<Error> readingError() const { return m_error; } // of CouldNotRead

public Q_SLOTS:
    void cancel();

Q_SIGNALS:
    void progressed(qint64 rows);
    void finished(onhire::ExportJob::Outcome outcome);

private:
    struct Shared;
    QCoro::Task<> run();

    AsyncRunner &m_runner;
    const TableExport m_what;
    const QString m_file;
    const ExportFormat m_format;
    const std::shared_ptr<Shared> m_shared; // with the thread that writes
    std::optional<Error> m_error;
    QTimer m_watch;
    Latest m_alive;
};

// Begins at once; the job is deleted with `parent`, and cancelled by that.
ExportJob *exportTable(AsyncRunner &runner, const TableExport &what, const QString &file, ExportFormat format,
                       QObject *parent);

} // namespace onhire
