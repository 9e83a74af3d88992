// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/record_selection.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace onhire {

RecordSelection::RecordSelection(const PagedTableModel &model, QItemSelectionModel *selection, QObject *parent)
    : QObject(parent), m_model(model), m_selection(selection)
{
    connect(selection, &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_restoring)
            remember();
    });
    connect(&model, &PagedTableModel::pageArrived, this, &RecordSelection::keep);
    connect(&model, &PagedTableModel::stateChanged, this,
            &RecordSelection::settleDoubtful); // none arrives of none
    // a row that has no name yet is only known by its place
    const auto letGo = [this] { m_waiting.clear(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, letGo);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, letGo);
    connect(&model, &QAbstractItemModel::modelReset, this, [this, letGo] {
        letGo();
        m_doubtful.clear(); // of a list that is read from the start, other rows are there at first
        m_isOtherList = !m_chosenFrom.filtersLike(m_model.shownQuery());
        m_chosenFrom = m_model.shownQuery();
    });
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
    QList<int> rows = loadedRows();
    std::ranges::sort(rows); // else the same rows would be another choice once they are read again
    QStringList ids;
    for (const int row : std::as_const(rows))
        ids.append(m_model.idAt(row));
    return ids;
}

bool RecordSelection::isCurrentListed() const
{
    const QModelIndex index = m_selection->currentIndex();
    if (m_currentId.isEmpty() || !index.isValid())
        return false;
    const QString there = m_model.idAt(index.row());
    return there.isEmpty() || there == m_currentId;
}

// Whoever follows a link wants that record, whatever the filter is.
void RecordSelection::select(const QString &id)
{
    m_ids = {id};
    m_doubtful.clear();
    m_waiting.clear();
    m_currentId = id;
    m_chosenFrom = m_model.query();
    {
        const QScopedValueRollback restoring(m_restoring, true);
        m_selection->clearSelection();
        m_selection->clearCurrentIndex(); // it would mark another record until this one's row is there
    }
    restore();
    Q_EMIT countChanged(1);
    Q_EMIT currentIdChanged(id);
}

void RecordSelection::remember()
{
    const QStringList selected = ids();
    m_ids = QSet(selected.cbegin(), selected.cend());
    m_doubtful.clear();
    m_chosenFrom = m_model.shownQuery();
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
    if (std::exchange(m_isOtherList, false)) {
        forgetLeftOut();
        return;
    }
    if (m_currentId.isEmpty() && m_selection->currentIndex().isValid()) {
        remember();
        return;
    }
    nameArrived();
    restore();
    settleDoubtful();
}

// Of a long list only the beginning is there: one record that may come with the rest stays, as it is shown
// beside the list. Of several, those that cannot be seen any more are let go.
void RecordSelection::forgetLeftOut()
{
    if (m_ids.isEmpty() && m_currentId.isEmpty())
        return;
    const bool isWhole = m_model.knowsTotal();
    const bool isAlone = m_ids.size() == 1 && m_ids.contains(m_currentId);
    if (isAlone && !isWhole) {
        restore();
        Q_EMIT countChanged(count());
        return;
    }
    m_ids.removeIf([this](const QString &id) { return !m_model.rowOf(id); });
    tellLeftOut(m_currentId);
}

// By value: it is mostly told the member that it changes.
void RecordSelection::tellLeftOut(QString before)
{
    if (!m_model.rowOf(m_currentId))
        m_currentId = m_ids.isEmpty() ? QString() : *m_ids.cbegin();
    restore();
    Q_EMIT countChanged(count());
    if (m_currentId.isEmpty())
        Q_EMIT currentLost();
    else if (m_currentId != before)
        Q_EMIT currentIdChanged(m_currentId);
}

void RecordSelection::letGoOfLeftOut(const QStringList &ids)
{
    m_doubtful = QSet(ids.cbegin(), ids.cend());
}

// Rows of others may stand in their places by now.
void RecordSelection::settleDoubtful()
{
    const auto isOut = [this](const QString &id) { return m_doubtful.contains(id) && !m_model.rowOf(id); };
    if (m_isOtherList || m_ids.removeIf(isOut) == 0)
        return;
    if (m_ids.isEmpty() && m_waiting.isEmpty()) {
        const QScopedValueRollback restoring(m_restoring, true);
        m_selection->clearSelection();
    }
    tellLeftOut(m_currentId);
    Q_EMIT leftOut();
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

// Rows that were chosen and have been let go of since, because others were looked at.
void RecordSelection::addUnloaded(QItemSelection &selection) const
{
    const int last = m_model.columnCount() - 1;
    for (const QItemSelectionRange &range : m_selection->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (m_model.idAt(row).isEmpty())
                selection.select(m_model.index(row, 0), m_model.index(row, last));
        }
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
    if (m_waiting.isEmpty())
        addUnloaded(rows);
    else
        addWaiting(rows);
    if (const auto row = m_model.rowOf(m_currentId)) {
        const int column = qMax(0, m_selection->currentIndex().column());
        m_selection->setCurrentIndex(m_model.index(*row, column), QItemSelectionModel::NoUpdate);
    }
    // the row of a record that is gone is another record's now
    m_selection->select(rows,
                        rows.isEmpty() ? QItemSelectionModel::Clear : QItemSelectionModel::ClearAndSelect);
}

} // namespace onhire
