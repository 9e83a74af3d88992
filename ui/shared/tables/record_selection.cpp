// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/record_selection.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace onhire {

RecordSelection::RecordSelection(const PagedTableModel &model, QItemSelectionModel *selection, QObject *parent)
    : QObject(parent), m_model(model), m_selection(selection)
{
    connect(selection, &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_restoring)
            remember();
    });
    connect(&model, &PagedTableModel::pageArrived, this, &RecordSelection::keep);
    // a row that has no name yet is only known by its place
    const auto letGo = [this] { m_waiting.clear(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, letGo);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, letGo);
    connect(&model, &QAbstractItemModel::modelReset, this, letGo);
}

int RecordSelection::count() const
{
    int count = 0;
    for (const QItemSelectionRange &range : m_selection->selection())
        count += range.height();
    return count;
}

QList<int> RecordSelection::rows(int most) const
{
    QList<QItemSelectionRange> ranges = m_selection->selection();
    std::ranges::sort(ranges, {}, &QItemSelectionRange::top);
    QList<int> rows;
    for (const QItemSelectionRange &range : std::as_const(ranges)) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < most; ++row)
            rows.append(row);
    }
    return rows;
}

QList<int> RecordSelection::loadedRows() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : m_selection->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (!m_model.idAt(row).isEmpty())
                rows.append(row);
        }
    }
    return rows;
}

QStringList RecordSelection::ids() const
{
    QStringList ids;
    for (const int row : loadedRows())
        ids.append(m_model.idAt(row));
    return ids;
}

void RecordSelection::select(const QString &id)
{
    m_ids = {id};
    m_waiting.clear();
    m_currentId = id;
    restore();
    Q_EMIT countChanged(1);
    Q_EMIT currentIdChanged(id);
}

void RecordSelection::remember()
{
    const QStringList selected = ids();
    m_ids = QSet(selected.cbegin(), selected.cend());
    m_waiting = rows(count());
    m_waiting.removeIf([this](int row) { return !m_model.idAt(row).isEmpty(); });
    const QModelIndex index = m_selection->currentIndex();
    const QString current = index.isValid() ? m_model.idAt(index.row()) : QString();
    Q_EMIT countChanged(count());
    if (current != m_currentId) {
        m_currentId = current;
        Q_EMIT currentIdChanged(current);
    }
}

// Who goes to a row that is not there yet has chosen it when it comes.
void RecordSelection::keep()
{
    if (m_currentId.isEmpty() && m_selection->currentIndex().isValid()) {
        remember();
        return;
    }
    nameArrived();
    restore();
}

// Rows that were chosen before they came are chosen by their ids from now on.
void RecordSelection::nameArrived()
{
    m_waiting.removeIf([this](int row) {
        const QString id = m_model.idAt(row);
        if (!id.isEmpty())
            m_ids.insert(id);
        return !id.isEmpty();
    });
}

// In as few ranges as there are gaps between them.
void RecordSelection::addWaiting(QItemSelection &selection) const
{
    const int last = m_model.columnCount() - 1;
    for (qsizetype at = 0, end = 0; at < m_waiting.size() && m_waiting[at] < m_model.rowCount(); at = end) {
        end = at + 1;
        while (end < m_waiting.size() && m_waiting[end] == m_waiting[end - 1] + 1)
            ++end;
        const int bottom = std::min(m_waiting[end - 1], m_model.rowCount() - 1);
        selection.append(QItemSelectionRange(m_model.index(m_waiting[at], 0), m_model.index(bottom, last)));
    }
}

void RecordSelection::restore()
{
    if (m_ids.isEmpty() && m_waiting.isEmpty() && m_currentId.isEmpty())
        return;
    const QScopedValueRollback restoring(m_restoring, true);
    QItemSelection rows;
    for (const QString &id : std::as_const(m_ids)) {
        if (const auto row = m_model.rowOf(id))
            rows.select(m_model.index(*row, 0), m_model.index(*row, m_model.columnCount() - 1));
    }
    addWaiting(rows);
    if (const auto row = m_model.rowOf(m_currentId)) {
        const int column = qMax(0, m_selection->currentIndex().column());
        m_selection->setCurrentIndex(m_model.index(*row, column), QItemSelectionModel::NoUpdate);
    }
    if (!rows.isEmpty())
        m_selection->select(rows, QItemSelectionModel::ClearAndSelect);
}

} // namespace onhire
