// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers with a point and dates as 2026-11-21, in every language: other programs read them.
#include "core/domain/exports/csv_writer.h"
#include "ui/shared/exports/export_writer.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype Piece = 64 * 1024;
constexpr auto ByteOrderMark = "\xEF\xBB\xBF"; // without it, spreadsheets take UTF-8 for something else

struct ExportTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Exports)
};

class CsvExport final : public ExportWriter
{
public:
    CsvExport(const ExportTable &table, const QString &path) : m_table(table), m_file(path) { }

    bool open()
    {
        if (!m_file.open(QIODevice::WriteOnly))
            return false;
        m_file.write(ByteOrderMark);
        for (const Column &column : m_table.columns)
            m_csv.cell(column.title.toUtf8());
        m_csv.endLine();
        return flush(0);
    }

    bool write(const QVariantList &cells) override
    {
        for (qsizetype column = 0; column < m_table.columns.size(); ++column)
            m_csv.cell(textOf(m_table.columns[column], cells.value(column)).toUtf8());
        m_csv.endLine();
        return flush(Piece);
    }

    bool finish() override
    {
        const bool written = flush(0) && m_file.flush();
        m_file.close();
        return written && m_file.error() == QFileDevice::NoError;
    }

private:
    QString textOf(const Column &column, const QVariant &raw) const
    {
        if (!raw.isValid())
            return {};
        if (column.kind == CellKind::Money) {
            const auto amount = raw.value<Amount>();
            return QString::fromLatin1(amount.money.toJson(amount.exponent));
        }
        if (column.kind == CellKind::Number && !isProgress(raw))
            return QString::number(raw.toLongLong());
        if (column.kind == CellKind::Date)
            return raw.typeId() == QMetaType::QDate
                ? raw.toDate().toString(Qt::ISODate)
                : raw.toDateTime().toTimeZone(m_table.zone).toString(u"yyyy-MM-dd HH:mm:ss");
        return exportText(column, raw, m_table.format);
    }

    bool flush(qsizetype from)
    {
        m_waiting += m_csv.take();
        if (m_waiting.size() < from)
            return true;
        const bool written = m_file.write(m_waiting) == m_waiting.size();
        m_waiting.clear();
        return written;
    }

    const ExportTable m_table;
    QFile m_file;
    CsvWriter m_csv;
    QByteArray m_waiting;
};

} // namespace

bool isProgress(const QVariant &raw)
{
    return raw.metaType() == QMetaType::fromType<Progress>();
}

QString exportText(const Column &column, const QVariant &raw, const TextFormat &format)
{
    if (!raw.isValid())
        return {};
    const bool isShare = column.kind == CellKind::Progress && column.text; // in percent
    if (isShare || !isProgress(raw))
        return column.display(raw, format);
    const auto progress = raw.value<Progress>();
    //: Instead of 1/3, which spreadsheets take for a date
    return ExportTexts::tr("%1 of %2").arg(progress.done).arg(progress.total);
}

std::unique_ptr<ExportWriter> csvWriter(const ExportTable &table, const QString &path)
{
    auto writer = std::make_unique<CsvExport>(table, path);
    return writer->open() ? std::move(writer) : nullptr;
}

} // namespace onhire
