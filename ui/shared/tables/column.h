// SPDX-License-Identifier: GPL-3.0-or-later
// What a table needs to know about one column, its value included. A page writes its columns as one list.
#pragma once

#include "ui/shared/controls/cell_values.h"
#include "ui/shared/tables/row_values.h"
#include "ui/shared/text/text_format.h"

#include <QVariant>

#include <functional>

namespace onhire {

enum class CellKind {
    Text,
    Muted,
    Code, // ids, serials, SKUs: fixed pitch, left to right in every language
    Number,
    Money, // raw: Amount
    Date, // raw: QDateTime or QDate
    Status, // raw: a word that `status` turns into its look
    Progress, // raw: Progress
};

struct Column;

// The cells of one row, by the ids of their columns.
class CellsById
{
public:
    CellsById(const QList<Column> &columns, const QVariantList &cells) : m_columns(columns), m_cells(cells) { }

    QVariant operator[](QLatin1StringView column) const;

private:
    const QList<Column> &m_columns;
    const QVariantList &m_cells;
};

struct Column
{
    QString id; // saved with the user's layout, and the name under which the source sorts
    QString title;
    CellKind kind = CellKind::Text;
    RowValue value =
        {}; // raw, as the kind says; a source that is no table of the database has values of its own
    int width = 14; // in characters; the least that it gets while the user has not drawn it
    QStringList holds = {}; // the words of a status, or other long texts: it is wide enough for each of them
    int weight = -1; // of the room that is left; −1: names and words share it, what is short stays as it is
    bool sortable = true;
    bool shown = true; // until the user chooses
    std::function<StatusLook(const QVariant &)> status = {};
    std::function<QString(const QVariant &, const TextFormat &)> text = {}; // instead of what the kind implies

    // On the screen, where the rest of the row decides how it is told; empty: as elsewhere.
    std::function<QString(const CellsById &cells, const TextFormat &)> inRow = {};

    // Whether it is to be seen before the others in its row: a day that comes soon, or is over.
    std::function<bool(const CellsById &cells, const TextFormat &)> presses = {};

    int share() const
    {
        return weight >= 0 ? weight : kind == CellKind::Text || kind == CellKind::Muted ? width : 0;
    }
    Qt::Alignment alignment() const;
    QString display(const QVariant &raw, const TextFormat &format) const;
};

} // namespace onhire
