// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a table as RFC 4180 has it. What a spreadsheet would run as a formula is defused: names and notes come
// from anybody, and must stay text on the desk of whoever opens the file.
#pragma once

#include <QByteArray>

namespace onhire {

class CsvWriter
{
public:
    void cell(QByteArrayView text);
    void endLine();

    QByteArray take(); // what was written since the last time

private:
    QByteArray m_bytes;
    bool m_isInside = false; // a line
};

} // namespace onhire
