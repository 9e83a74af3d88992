// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/exports/csv_writer.h"

#include <algorithm>
#include <utility>

namespace onhire {
namespace {

constexpr QByteArrayView FormulaStarts = "=+-@\t\r\n";
// ＝＋－＠: Excel runs them
constexpr QByteArrayView WideFormulaStarts[] = {"\uff1d", "\uff0b", "\uff0d", "\uff20"};
constexpr QByteArrayView QuotedFor = ",\"\r\n";

bool areDigits(QByteArrayView text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// -12 or -12.50: what a loss looks like, and no spreadsheet runs it.
bool isNegativeNumber(QByteArrayView text)
{
    if (!text.startsWith('-'))
        return false;
    const qsizetype point = text.indexOf('.');
    if (point < 0)
        return areDigits(text.sliced(1));
    return areDigits(text.sliced(1, point - 1)) && areDigits(text.sliced(point + 1));
}

bool isFormula(QByteArrayView text)
{
    const auto begins = [&](QByteArrayView start) { return text.startsWith(start); };
    return std::any_of(std::begin(WideFormulaStarts), std::end(WideFormulaStarts), begins)
        || (!text.isEmpty() && FormulaStarts.contains(text.front()) && !isNegativeNumber(text));
}

bool needsQuotes(QByteArrayView text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return QuotedFor.contains(c); });
}

} // namespace

void CsvWriter::cell(QByteArrayView text)
{
    if (std::exchange(m_isInside, true))
        m_bytes += ',';
    const bool isQuoted = needsQuotes(text);
    if (isQuoted)
        m_bytes += '"';
    if (isFormula(text))
        m_bytes += '\'';
    if (isQuoted)
        m_bytes += text.toByteArray().replace('"', "\"\"") + '"';
    else
        m_bytes += text;
}

void CsvWriter::endLine()
{
    m_bytes += "\r\n";
    m_isInside = false;
}

QByteArray CsvWriter::take()
{
    return std::exchange(m_bytes, {});
}

} // namespace onhire
