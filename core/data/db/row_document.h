// SPDX-License-Identifier: GPL-3.0-or-later
// A row that holds its record as it is shown, beside the columns that say the same.
#pragma once

#include <QByteArray>
#include <QString>

namespace onhire {

enum class Documents { Missing, Any }; // which rows are asked for

struct RowDocument
{
    QString id;
    QByteArray stored; // null: none yet
    QByteArray written; // from its columns, now
};

} // namespace onhire
