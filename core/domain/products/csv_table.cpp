// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/csv_table.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <QStringDecoder>

#include <csv.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr char ByteOrderMark[] = "\xEF\xBB\xBF";
constexpr qsizetype MostColumns = 500;

// Spreadsheets on Windows have signs where Latin-1 has control characters, which nobody writes: quotation
// marks, dashes, €.
QString fromLatin1OfWindows(QByteArrayView bytes)
{
    static constexpr char16_t Signs[] =
        u"\u20AC\uFFFD\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\uFFFD"
        u"\u017D\uFFFD\uFFFD\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A"
        u"\u0153\uFFFD\u017E\u0178";
    QString text = QString::fromLatin1(bytes);
    for (QChar &sign : text) {
        if (sign >= QChar(0x80) && sign < QChar(0xA0))
            sign = Signs[sign.unicode() - 0x80];
    }
    return text;
}

Failure refused(const QString &message)
{
    return Failure(Error::invalid(u"csvFile"_s, Fault::Kind::Custom, message));
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decoder(bytes);
    return !decoder.hasError();
}

// Whichever of the usual ones the first line has most of.
char delimiterOf(const QByteArray &file)
{
    const auto end = std::find(file.begin(), file.end(), '\n');
    const auto count = [&](char delimiter) { return std::count(file.begin(), end, delimiter); };
    return std::max({',', ';', '\t'}, [&](char a, char b) { return count(a) < count(b); });
}

class Reader
{
public:
    Reader(CsvTable &table, int mostRows) : m_table(table), m_mostRows(mostRows) { }

    Result<void> read(const QByteArray &file)
    {
        csv_parser parser;
        if (csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL) != 0)
            return Failure(Error::internal(u"no memory for a CSV parser"_s));
        csv_set_delim(&parser, uchar(m_table.delimiter));
        const bool whole = parse(parser, file);
        csv_free(&parser);
        if (m_tooMany)
            return refused(u"More than %1 rows."_s.arg(m_mostRows));
        if (m_isTooWide)
            return refused(u"Line %1: more than %2 columns."_s.arg(m_rowLine).arg(MostColumns));
        if (!whole)
            return quoteProblem();
        if (m_table.header.isEmpty())
            return refused(u"There is no header row."_s);
        return {};
    }

private:
    // All that can be wrong with a table of this kind.
    Failure quoteProblem() const
    {
        if (m_ended)
            return refused(u"Line %1: a quotation mark opens here and is never closed."_s.arg(m_rowLine));
        return refused(
            u"Line %1: quotation marks must enclose a whole cell; write those within it twice."_s.arg(m_line));
    }

    // Line by line, to know in which one a row began: the parser itself does not count them.
    bool parse(csv_parser &parser, const QByteArray &file)
    {
        for (qsizetype begin = 0; begin < file.size() && !m_tooMany && !m_isTooWide; ++m_line) {
            const qsizetype newline = file.indexOf('\n', begin);
            const qsizetype end = newline < 0 ? file.size() : newline + 1;
            if (!m_inRow)
                m_rowLine = m_line;
            m_inRow = true;
            const auto length = size_t(end - begin);
            if (csv_parse(&parser, file.constData() + begin, length, &Reader::cell, &Reader::row, this)
                != length)
                return false;
            begin = end;
        }
        m_ended = true;
        return csv_fini(&parser, &Reader::cell, &Reader::row, this) == 0;
    }

    static void cell(void *bytes, size_t size, void *self)
    {
        auto *reader = static_cast<Reader *>(self);
        reader->m_isTooWide |= reader->m_cells.size() == MostColumns;
        if (reader->m_isTooWide)
            return;
        const QByteArrayView view(static_cast<const char *>(bytes), qsizetype(size));
        reader->m_cells +=
            cleaned(reader->m_table.latin1 ? fromLatin1OfWindows(view) : wholeUtf8(view).value_or(QString()));
    }

    static void row(int, void *self) { static_cast<Reader *>(self)->finishRow(); }

    void finishRow()
    {
        m_inRow = false;
        const QStringList cells = std::exchange(m_cells, {});
        if (std::all_of(cells.begin(), cells.end(), [](const QString &text) { return text.isEmpty(); }))
            return;
        if (m_table.header.isEmpty()) {
            m_table.header = cells;
            return;
        }
        m_table.rows.append({m_rowLine, cells});
        m_tooMany = m_table.rows.size() > m_mostRows;
    }

    CsvTable &m_table;
    const int m_mostRows;
    QStringList m_cells;
    int m_line = 1, m_rowLine = 1;
    bool m_inRow = false, m_tooMany = false, m_isTooWide = false, m_ended = false;
};

} // namespace

Result<CsvTable> CsvTable::parse(const QByteArray &file, int mostRows)
{
    CsvTable table;
    QByteArray text = file;
    if (text.startsWith(ByteOrderMark))
        text.remove(0, 3);
    if (text.contains('\0'))
        return refused(u"The file is not text."_s);
    table.latin1 = !isUtf8(text);
    table.delimiter = delimiterOf(text);
    ONHIRE_TRY(Reader(table, mostRows).read(text));
    return table;
}

} // namespace onhire
