// SPDX-License-Identifier: GPL-3.0-or-later
// A spreadsheet in which numbers are numbers and dates are dates. Rows go to the file as they come, so that a
// million of them need no memory; where a sheet is full, the next one goes on.
#include "ui/shared/exports/export_writer.h"

#include <QDateTime>
#include <QFileInfo>

#include <xlsxwriter.h>

#include <cmath>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr lxw_row_t SheetRows = LXW_ROW_MAX;
constexpr qsizetype LongestText = 32767; // characters, of a cell
constexpr qsizetype LongestSheetName = 27; // and a number

class SpreadsheetExport final : public ExportWriter
{
public:
    SpreadsheetExport(const ExportTable &table, const QString &path)
        : m_table(table), m_folder(QFileInfo(path).path().toLocal8Bit())
    {
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        options.tmpdir = m_folder.data(); // a million rows may be more than /tmp holds
        m_book = workbook_new_opt(path.toLocal8Bit().constData(), &options);
        if (!m_book)
            return;
        m_titleFormat = workbook_add_format(m_book);
        format_set_bold(m_titleFormat);
        m_dayFormat = formatOf("yyyy-mm-dd");
        m_momentFormat = formatOf("yyyy-mm-dd hh:mm");
        m_countFormat = formatOf("#,##0");
    }
    ~SpreadsheetExport() override { finish(); }
    Q_DISABLE_COPY_MOVE(SpreadsheetExport)

    bool open() { return m_book && addSheet(); }

    bool write(const QVariantList &cells) override
    {
        if (m_row == SheetRows && !addSheet())
            return false;
        for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
            const QVariant &raw = cells.value(column);
            if (raw.isValid() && put(lxw_col_t(column), m_table.columns[column], raw) != LXW_NO_ERROR)
                return false;
        }
        ++m_row;
        return true;
    }

    bool finish() override { return !m_book || workbook_close(std::exchange(m_book, nullptr)) == LXW_NO_ERROR; }

private:
    lxw_format *formatOf(const char *pattern)
    {
        lxw_format *made = workbook_add_format(m_book);
        format_set_num_format(made, pattern);
        return made;
    }

    lxw_format *moneyFormat(int exponent)
    {
        if (!m_moneyFormats.contains(exponent)) {
            const QByteArray decimals = exponent > 0 ? '.' + QByteArray(exponent, '0') : QByteArray();
            m_moneyFormats.insert(exponent, formatOf(("#,##0" + decimals).constData()));
        }
        return m_moneyFormats.value(exponent);
    }

    // Names of sheets may not hold these characters.
    QString sheetName() const
    {
        QString name = m_table.title;
        for (const QChar forbidden : u"[]:*?/\\'"_s)
            name.remove(forbidden);
        name = name.left(LongestSheetName);
        return m_sheets == 1 ? name : name + u' ' + QString::number(m_sheets);
    }

    bool addSheet()
    {
        ++m_sheets;
        const QString name = sheetName();
        m_sheet = workbook_add_worksheet(m_book, name.isEmpty() ? nullptr : name.toUtf8().constData());
        if (!m_sheet)
            return false;
        for (qsizetype column = 0; column < m_table.columns.size(); ++column) {
            const auto at = lxw_col_t(column);
            worksheet_set_column(m_sheet, at, at, qMax(8, m_table.columns[column].width), nullptr);
            worksheet_write_string(m_sheet, 0, at, m_table.columns[column].title.toUtf8().constData(),
                                   m_titleFormat);
        }
        worksheet_freeze_panes(m_sheet, 1, 0);
        m_row = 1;
        return true;
    }

    lxw_error put(lxw_col_t column, const Column &kind, const QVariant &raw)
    {
        switch (kind.kind) {
        case CellKind::Money: {
            const auto amount = raw.value<Amount>();
            return worksheet_write_number(m_sheet, m_row, column,
                                          double(amount.money.minor()) / std::pow(10, amount.exponent),
                                          moneyFormat(amount.exponent));
        }
        case CellKind::Number:
            if (isProgress(raw))
                return putText(column, kind, raw);
            return worksheet_write_number(m_sheet, m_row, column, double(raw.toLongLong()), m_countFormat);
        case CellKind::Date: return putDate(column, raw);
        default: return putText(column, kind, raw);
        }
    }

    lxw_error putText(lxw_col_t column, const Column &kind, const QVariant &raw)
    {
        const QString text = exportText(kind, raw, m_table.format).left(LongestText);
        return worksheet_write_string(m_sheet, m_row, column, text.toUtf8().constData(), nullptr);
    }

    lxw_error putDate(lxw_col_t column, const QVariant &raw)
    {
        const bool isDay = raw.typeId() == QMetaType::QDate;
        const QDateTime moment =
            isDay ? raw.toDate().startOfDay(QTimeZone::utc()) : raw.toDateTime().toTimeZone(m_table.zone);
        if (!moment.isValid())
            return LXW_NO_ERROR;
        const QDate day = moment.date();
        const QTime time = moment.time();
        lxw_datetime when{day.year(),  day.month(),   day.day(),
                          time.hour(), time.minute(), double(time.second())};
        return worksheet_write_datetime(m_sheet, m_row, column, &when, isDay ? m_dayFormat : m_momentFormat);
    }

    const ExportTable m_table;
    QByteArray m_folder;
    lxw_workbook *m_book = nullptr;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_titleFormat = nullptr;
    lxw_format *m_dayFormat = nullptr;
    lxw_format *m_momentFormat = nullptr;
    lxw_format *m_countFormat = nullptr;
    QMap<int, lxw_format *> m_moneyFormats; // by decimals
    lxw_row_t m_row = 0;
    int m_sheets = 0;
};

} // namespace

std::unique_ptr<ExportWriter> spreadsheetWriter(const ExportTable &table, const QString &path)
{
    auto writer = std::make_unique<SpreadsheetExport>(table, path);
    return writer->open() ? std::move(writer) : nullptr;
}

} // namespace onhire
