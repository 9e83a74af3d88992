// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a table into a file, a row after the other. Used on a worker thread.
#pragma once

#include "ui/shared/tables/column.h"

#include <QTimeZone>

#include <memory>

namespace onhire {

enum class ExportFormat { Csv, Spreadsheet };

struct ExportTable
{
    QString title; // of the spreadsheet
    QList<Column> columns; // in the order in which they are written
    TextFormat format;
    QTimeZone zone; // moments are written as they are there
};

class ExportWriter
{
public:
    virtual ~ExportWriter() = default;
    // Raw values, in the order of the columns. False: the file cannot be written.
    virtual bool write(const QVariantList &cells) = 0;
    virtual bool finish() = 0; // all is in the file
};

// Into that file, with the titles as its first row. None: it cannot be written.
std::unique_ptr<ExportWriter> csvWriter(const ExportTable &table, const QString &path);
std::unique_ptr<ExportWriter> spreadsheetWriter(const ExportTable &table, const QString &path);

bool isProgress(const QVariant &raw); // so many of so many, which no format has a number for

// What is text in every format: words for states, codes, names, progress.
QString exportText(const Column &column, const QVariant &raw, const TextFormat &format);

} // namespace onhire
