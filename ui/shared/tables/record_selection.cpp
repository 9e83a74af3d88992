// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/tables/record_selection.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace onhire {

RecordSelection::RecordSelection(const PagedTableModel &model, QItemSelectionModel *selection, QObject *parent)
    : QObject(parent), m_model(model), m_selection(selection)
{
    connect(selection, &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection &marked, const QItemSelection &unmarked) {
                const bool isOfList = m_model.isShrinking() && !m_named.isEmpty(); // nobody has done that
                if (m_restoring || isOfList)
                    return;
                const bool isOneByOne =
                    unmarked.isEmpty() ? add(marked) : marked.isEmpty() && takeOff(unmarked);
                if (!isOneByOne)
                    remember();
            });
    connect(&model, &PagedTableModel::pageArrived, this, &RecordSelection::keep);
    // a row that has no name yet is only known by its place
    const auto letGo = [this] {
        m_waiting.clear();
        m_haveMoved = !m_named.isEmpty();
    };
    connect(&model, &QAbstractItemModel::rowsInserted, this, letGo);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, letGo);
    connect(&model, &QAbstractItemModel::modelReset, this, [this, letGo] {
        letGo();
        m_asks.cancel(); // it was about the list before
        m_isOtherList = !m_chosenFrom.filtersLike(m_model.shownQuery());
        m_chosenFrom = m_model.shownQuery();
    });
}

int RecordSelection::height() const
{
    int height = 0;
    for (const QItemSelectionRange &range : m_selection->selection())
        height += range.height();
    return height;
}

int RecordSelection::count() const
{
    return m_named.isEmpty() ? height() : int(m_named.size());
}

void RecordSelection::name(const QStringList &ids)
{
    m_named = ids;
    m_ids = QSet(ids.cbegin(), ids.cend());
    m_haveMoved = false;
    m_waiting.clear();
}

QList<int> RecordSelection::rows(int most) const
{
    return RowRanges(m_selection->selection()).first(most);
}

QList<int> RecordSelection::loadedRows() const
{
    const RowRanges chosen(m_selection->selection());
    QList<int> rows;
    for (const auto &[row, id] : m_model.loadedRows()) {
        if (chosen.contains(row))
            rows.append(row);
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

bool RecordSelection::isCurrentListed() const
{
    const QModelIndex index = m_selection->currentIndex();
    if (m_currentId.isEmpty() || !index.isValid())
        return false;
    const QString there = m_model.idAt(index.row());
    return there.isEmpty() || there == m_currentId;
}

// Whoever follows a link wants that record, whatever the filter is.
void RecordSelection::select(const QStringList &ids)
{
    m_ids = QSet(ids.cbegin(), ids.cend());
    m_named = ids.size() > 1 ? ids : QStringList();
    m_haveMoved = !m_named.isEmpty();
    m_asks.cancel();
    m_waiting.clear();
    m_currentId = ids.constFirst();
    m_chosenFrom = m_model.query();
    {
        const QScopedValueRollback restoring(m_restoring, true);
        m_selection->clearSelection();
        m_selection->clearCurrentIndex(); // it would mark another record until this one's row is there
    }
    restore();
    Q_EMIT countChanged(int(ids.size())); // loaded or not
    Q_EMIT currentIdChanged(m_currentId);
}

bool RecordSelection::add(const QItemSelection &rows)
{
    if (m_named.isEmpty())
        return false;
    QStringList added;
    for (const QItemSelectionRange &range : rows) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            added += m_model.idAt(row);
            if (added.constLast().isEmpty())
                return false;
        }
    }
    for (const QString &id : std::as_const(added)) {
        if (!m_ids.contains(id))
            m_named += id;
        m_ids.insert(id);
    }
    tellChosen();
    return true;
}

// Whoever takes one off goes to it, and whoever wants another one alone goes to that.
bool RecordSelection::takeOff(const QItemSelection &rows)
{
    const int row = m_selection->currentIndex().row();
    const bool isHere = rows.size() == 1 && rows[0].height() == 1 && rows[0].top() == row;
    const QString id = isHere ? m_model.idAt(row) : QString();
    if (id.isEmpty() || !m_named.removeOne(id))
        return false;
    m_ids.remove(id);
    tellChosen();
    return true;
}

void RecordSelection::remember()
{
    const RowRanges chosen(m_selection->selection());
    QList<int> loaded;
    m_ids.clear();
    for (const auto &[row, id] : m_model.loadedRows()) {
        if (chosen.contains(row)) {
            loaded.append(row);
            m_ids.insert(id);
        }
    }
    m_named.clear();
    m_haveMoved = false;
    m_chosenFrom = m_model.shownQuery();
    m_waiting = chosen.without(loaded);
    tellChosen();
}

void RecordSelection::tellChosen()
{
    m_asks.cancel();
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
}

// Of a long list only the beginning is there: one record that may come with the rest stays, as it is shown
// beside the list. Of several, those that cannot be seen any more are let go.
void RecordSelection::forgetLeftOut()
{
    if (m_ids.isEmpty() && m_currentId.isEmpty())
        return;
    const QString before = m_currentId;
    const bool isWhole = m_model.knowsTotal();
    const bool isAlone = m_ids.size() == 1 && m_ids.contains(m_currentId);
    if (isAlone && !isWhole) {
        restore();
        Q_EMIT countChanged(count());
        return;
    }
    QSet<QString> listed;
    for (const auto &[row, id] : m_model.loadedRows())
        listed.insert(id);
    m_ids.intersect(listed);
    if (!listed.contains(m_currentId))
        m_currentId.clear();
    tellLeftOut(before);
}

void RecordSelection::tellLeftOut(const QString &before)
{
    if (m_currentId.isEmpty() && !m_ids.isEmpty())
        m_currentId = *m_ids.cbegin();
    m_named.removeIf([this](const QString &id) { return !m_ids.contains(id); });
    if (m_named.size() < 2)
        m_named.clear();
    restore();
    Q_EMIT countChanged(count());
    if (m_currentId.isEmpty())
        Q_EMIT currentLost();
    else if (m_currentId != before)
        Q_EMIT currentIdChanged(m_currentId);
}

QCoro::Task<> RecordSelection::letGoOfLeftOut(QStringList ids)
{
    m_haveMoved = !m_named.isEmpty();
    const Ticket ticket = m_asks.next();
    const auto listed = co_await m_model.among(ticket, ids);
    if (!listed || !*listed) // what cannot be asked for stays chosen
        co_return;
    letGo(QSet(ids.cbegin(), ids.cend()) - QSet((*listed)->cbegin(), (*listed)->cend()));
}

// Rows of others stand in their places soon.
void RecordSelection::letGo(const QSet<QString> &ids)
{
    if (m_isOtherList || !m_ids.intersects(ids))
        return;
    const QString before = m_currentId;
    m_ids -= ids;
    m_haveMoved = !m_named.isEmpty();
    if (ids.contains(m_currentId))
        m_currentId.clear();
    if (m_ids.isEmpty() && m_waiting.isEmpty()) {
        const QScopedValueRollback restoring(m_restoring, true);
        m_selection->clear();
    }
    tellLeftOut(before);
    Q_EMIT leftOut();
}

// Rows that were chosen before they came are chosen by their ids from now on.
void RecordSelection::nameArrived()
{
    if (m_waiting.isEmpty())
        return;
    QList<int> arrived;
    for (const auto &[row, id] : m_model.loadedRows()) {
        if (m_waiting.contains(row)) {
            arrived.append(row);
            m_ids.insert(id);
        }
    }
    m_waiting = m_waiting.without(arrived);
}

// With those that are not there yet, and those that have been let go of since, because others were looked at.
void RecordSelection::restore()
{
    if (m_ids.isEmpty() && m_waiting.isEmpty() && m_currentId.isEmpty())
        return;
    const QScopedValueRollback restoring(m_restoring, true);
    QList<int> loaded, chosen;
    QSet<QString> seen; // while rows move, one may stand in two places
    std::optional<int> current;
    for (const auto &[row, id] : m_model.loadedRows()) {
        loaded.append(row);
        if (m_ids.contains(id) && !seen.contains(id)) {
            seen.insert(id);
            chosen.append(row);
        }
        if (!current && id == m_currentId)
            current = row;
    }
    RowRanges rows = RowRanges(chosen).with(m_waiting);
    if (!m_haveMoved)
        rows = rows.with(RowRanges(m_selection->selection()).without(loaded));
    if (current) {
        const int column = qMax(0, m_selection->currentIndex().column());
        m_selection->setCurrentIndex(m_model.index(*current, column), QItemSelectionModel::NoUpdate);
    }
    // the row of a record that is gone is another record's now
    const QItemSelection selection = rows.in(m_model);
    m_selection->select(selection,
                        selection.isEmpty() ? QItemSelectionModel::Clear : QItemSelectionModel::ClearAndSelect);
}

} // namespace onhire
