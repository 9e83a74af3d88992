// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as spreadsheets of all countries write them: 1,234.50 and 1.234,50. What 1.234 means is never
// guessed: another number of the file must tell which of the two signs begins the decimals.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

// What the numbers of a file say about how it writes them.
class NumberNotation
{
public:
    void learnFrom(const QString &cell);
    // The sign before decimals; none when no number tells, or some tell otherwise.
    std::optional<QChar> decimalSign() const;

private:
    bool m_points = false, m_commas = false;
};

struct CsvNumber
{
    QByteArray number; // as JSON writes it; empty: there is none
    QByteArray other; // the other way to read the cell, where nothing tells which is meant

    static CsvNumber read(const QString &cell, const NumberNotation &notation);
};

} // namespace onhire
