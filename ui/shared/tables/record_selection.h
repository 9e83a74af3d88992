// SPDX-License-Identifier: GPL-3.0-or-later
// The records that the user has chosen in a table, by their ids: rows may move, and what was chosen is the
// record, not its place. What another filter leaves out is no longer chosen; changes by others deselect
// nothing. Of rows that are not loaded the place alone is known, until somebody has read their ids.
#pragma once

#include "ui/shared/tables/paged_table_model.h"
#include "ui/shared/tables/row_ranges.h"

#include <QItemSelectionModel>
#include <QSet>

namespace onhire {

class RecordSelection : public QObject
{
    Q_OBJECT

public:
    RecordSelection(const PagedTableModel &model, QItemSelectionModel *selection, QObject *parent);

    QString currentId() const { return m_currentId; }
    bool isCurrentListed() const; // in a row, though it may be out of sight
    int count() const; // with those that are not loaded
    // The ids of all that are chosen, from the top: they stay chosen wherever their rows go.
    void name(const QStringList &ids);
    const QStringList &named() const { return m_named; } // none: not of all is the id known
    QList<int> rows(int most) const; // the first ones, from the top, loaded or not
    QList<int> loadedRows() const; // from the top
    QStringList ids() const; // of the loaded ones, from the top
    void select(const QStringList &ids); // the first one is the current one
    // Something was done with these: those that the filter leaves out because of that are no longer chosen. The
    // list is asked, as what it has not loaded may still be in it.
    QCoro::Task<> letGoOfLeftOut(QStringList ids);

Q_SIGNALS:
    void currentIdChanged(const QString &id);
    void countChanged(int count);
    void currentLost(); // the filter leaves it out, and nothing else is chosen
    void leftOut(); // see letGoOfLeftOut()

private:
    void remember();
    // One by one, from several that are known; false: it was something else.
    bool add(const QItemSelection &rows);
    bool takeOff(const QItemSelection &rows);
    void tellChosen();
    int height() const; // of the rows that are marked
    void keep();
    void forgetLeftOut();
    void letGo(const QSet<QString> &ids);
    void tellLeftOut(const QString &currentBefore);
    void nameArrived();
    void restore();

    const PagedTableModel &m_model;
    QItemSelectionModel *m_selection;
    QSet<QString> m_ids;
    QStringList m_named; // the same from the top, where all are known
    bool m_haveMoved = false; // since then: rows that are not loaded may be any in their places
    RowRanges m_waiting; // rows that are chosen and not loaded yet
    QString m_currentId;
    TableQuery m_chosenFrom; // whose rows were there, or asked for
    bool m_isOtherList = false; // its first rows have come, with another filter
    bool m_restoring = false;
    Latest m_asks; // for what is left out
};

} // namespace onhire
