// SPDX-License-Identifier: GPL-3.0-or-later
// A table as spreadsheets save it: with commas or semicolons, quoted line breaks, a byte-order mark, and in
// UTF-8 or, from older programs, Latin-1 with the signs of Windows. What was found is said, for a wrong guess
// would spoil names unseen.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace onhire {

struct CsvTable
{
    struct Row
    {
        int line = 0; // of the file, from 1, where the row begins
        QStringList cells;
    };

    QStringList header;
    QList<Row> rows; // without the header, and without empty ones
    char delimiter = ',';
    bool latin1 = false;

    // VALIDATION_ERROR when it is no table, or has more rows.
    static Result<CsvTable> parse(const QByteArray &file, int mostRows);
};

} // namespace onhire
