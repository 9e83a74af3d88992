// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as spreadsheets of all countries write them: 1,234.50 and 1.234,50. What 1.000 means is never
// guessed: another number of the file must tell which of the two signs begins the decimals. Where none does,
// decimals that the currency has not are none: 1.234 is 1,234 euros.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

// What the numbers of a file say about how it writes them.
class NumberNotation
{
public:
    // Of amounts with so many decimals, in a file with that delimiter.
    NumberNotation(int exponent, char delimiter) : m_exponent(exponent), m_delimiter(delimiter) { }

    void learnFrom(const QString &cell);
    // The sign before decimals; none when no number tells, or some tell otherwise.
    std::optional<QChar> decimalSign() const;
    bool mayBe(const QByteArray &number) const;
    // With three decimals nearly every price looks like a whole number in groups. One that has the sign which
    // spreadsheets write beside this delimiter has decimals; none when nothing says so of the cell.
    std::optional<QChar> usualSignIn(const QString &cell) const;

private:
    int m_exponent;
    char m_delimiter;
    bool m_points = false, m_commas = false;
};

struct CsvNumber
{
    QByteArray number; // as JSON writes it; empty: there is none
    QByteArray other; // the other way to read the cell, where nothing tells which is meant

    static CsvNumber read(const QString &cell, const NumberNotation &notation);
};

} // namespace onhire
