// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/record_selection.h"

#include <QScopedValueRollback>

namespace onhire {

RecordSelection::RecordSelection(const PagedTableModel &model, QItemSelectionModel *selection, QObject *parent)
    : QObject(parent), m_model(model), m_selection(selection)
{
    connect(selection, &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_restoring)
            remember();
    });
    connect(&model, &PagedTableModel::pageArrived, this, &RecordSelection::keep);
}

int RecordSelection::count() const
{
    int count = 0;
    for (const QItemSelectionRange &range : m_selection->selection())
        count += range.height();
    return count;
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
    m_currentId = id;
    restore();
    Q_EMIT countChanged(1);
    Q_EMIT currentIdChanged(id);
}

void RecordSelection::remember()
{
    const QStringList selected = ids();
    m_ids = QSet(selected.cbegin(), selected.cend());
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
    if (m_currentId.isEmpty() && m_selection->currentIndex().isValid())
        remember();
    else
        restore();
}

void RecordSelection::restore()
{
    if (m_ids.isEmpty() && m_currentId.isEmpty())
        return;
    const QScopedValueRollback restoring(m_restoring, true);
    QItemSelection rows;
    for (const QString &id : std::as_const(m_ids)) {
        if (const auto row = m_model.rowOf(id))
            rows.select(m_model.index(*row, 0), m_model.index(*row, m_model.columnCount() - 1));
    }
    if (const auto row = m_model.rowOf(m_currentId)) {
        const int column = qMax(0, m_selection->currentIndex().column());
        m_selection->setCurrentIndex(m_model.index(*row, column), QItemSelectionModel::NoUpdate);
    }
    if (!rows.isEmpty())
        m_selection->select(rows, QItemSelectionModel::ClearAndSelect);
}

} // namespace onhire
