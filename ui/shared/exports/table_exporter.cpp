// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/exports/table_exporter.h"

#include "ui/shared/controls/question.h"
#include "ui/shared/files/save_dialog.h"
#include "ui/shared/text/wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace onhire {

static const QString Folder = u"exports/folder"_s;

TableExporter::TableExporter(const Workplace &workplace, const DataTable &table, QString name, QWidget *page)
    : QObject(page), m_workplace(workplace), m_table(table), m_name(std::move(name)), m_page(page)
{
}

bool TableExporter::isFree()
{
    if (m_job)
        Q_EMIT busy(tr("Another export is still running. Wait until it is done, or stop it."));
    return !m_job;
}

void TableExporter::askForFile(const QStringList &only)
{
    if (!isFree())
        return;
    const QString spreadsheet = tr("Spreadsheet (*.xlsx)"), csv = tr("CSV (*.csv)");
    QFileDialog *dialog =
        newSaveDialog({.title = only.isEmpty() ? tr("Export what is shown") : tr("Export the selected rows"),
                       .path = m_workplace.settings.value(Folder, QDir::homePath()).toString(),
                       .kinds = {spreadsheet, csv},
                       .suffix = u"xlsx"_s},
                      m_page);
    dialog->selectFile(m_name);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog, csv](const QString &chosen) {
        dialog->setDefaultSuffix(chosen == csv ? u"csv"_s : u"xlsx"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, csv, only](const QString &file) {
        // a name with a dot in it (Orders 21.11.2026) gets no suffix from the dialog
        const bool isNamed =
            file.endsWith(u".xlsx"_s, Qt::CaseInsensitive) || file.endsWith(u".csv"_s, Qt::CaseInsensitive);
        const QString suffix = dialog->selectedNameFilter() == csv ? u".csv"_s : u".xlsx"_s;
        isNamed ? exportTo(file, only) : exportUnlessThere(file + suffix, only);
    });
    dialog->open();
}

// The dialog has asked about the name without its suffix.
void TableExporter::exportUnlessThere(const QString &file, const QStringList &only)
{
    if (!QFileInfo::exists(file)) {
        exportTo(file, only);
        return;
    }
    const Question question{tr("Replace %1?").arg(QFileInfo(file).fileName()),
                            tr("A file with that name already exists."),
                            tr("Replace"),
                            {},
                            true};
    ask(m_page, question, [self = QPointer(this), file, only](const QString &) {
        if (self)
            self->exportTo(file, only);
    });
}

void TableExporter::exportTo(const QString &file, const QStringList &only)
{
    if (!isFree())
        return;
    m_workplace.settings.setValue(Folder, QFileInfo(file).absolutePath());
    const ExportFormat format =
        file.endsWith(u".xlsx"_s, Qt::CaseInsensitive) ? ExportFormat::Spreadsheet : ExportFormat::Csv;
    TableExport what = exportOf(m_table, m_title, m_workplace.session->tenant()->zone);
    if (!only.isEmpty()) {
        what.only = {only.begin(), only.end()};
        what.total = only.size();
    }
    m_job = exportTable(m_workplace.runner, what, file, format, this);
    connect(m_job, &ExportJob::progressed, this, [this](qint64 rows) {
        const auto bounded = [](qint64 number) {
            return int(std::min<qint64>(number, std::numeric_limits<int>::max()));
        };
        Q_EMIT progressed(tr("Exporting"), bounded(rows), bounded(m_job->total().value_or(rows + 1)));
    });
    connect(m_job, &ExportJob::finished, this, &TableExporter::tell);
}

void TableExporter::cancel()
{
    if (m_job)
        m_job->cancel();
}

void TableExporter::tell(ExportJob::Outcome outcome)
{
    const QString file = QDir::toNativeSeparators(m_job->file());
    Q_EMIT progressed({}, 0, 0);
    Q_EMIT ended();
    switch (outcome) {
    case ExportJob::Outcome::Done:
        Q_EMIT succeeded(tr("%Ln rows were exported to %1.", nullptr, int(m_job->written())).arg(file));
        break;
    case ExportJob::Outcome::Cancelled:
        Q_EMIT succeeded(tr("The export was stopped; no file was written."));
        break;
    case ExportJob::Outcome::CouldNotWrite:
        Q_EMIT failed(tr("The file %1 cannot be written.").arg(file),
                      tr("Choose another folder, or free some disk space."));
        break;
    case ExportJob::Outcome::CouldNotRead: {
        const Wording words = wordingOf(m_job->readingError().value_or(Error()));
        Q_EMIT failed(words.what, words.whatToDo);
        break;
    }
    }
    m_job->deleteLater();
    m_job = nullptr;
}

} // namespace onhire
