// SPDX-License-Identifier: GPL-3.0-or-later
// The records of several selected rows, with those that the table has not loaded: it reads them and fills the
// bulk pane with what they add up to and what can be done with them.
#pragma once

#include "ui/shared/actions/record_desk.h"
#include "ui/shared/pages/bulk_pane.h"
#include "ui/shared/workplace/read_pace.h"

#include <QTimer>

namespace onhire {

class DataTable;
class PagedTableModel;

class ChosenRecords : public QObject
{
    Q_OBJECT

public:
    static constexpr int Most = 1000; // records that an action is offered for

    struct Words
    {
        std::function<QString(int count)> selected; // 4 orders selected
        std::function<BulkLine(const ShownRecord &record)> line;
        std::function<BulkTotals(const ShownRecords &records)> totals; // none: nothing adds up
        std::function<QString(const JsonValue &record)> nextStep; // likewise, of each alone
        // What the table itself does with them, below the actions of the noun.
        std::function<QList<ActionOffer>(const ShownRecords &records)> ofTable;
    };

    ChosenRecords(const Workplace &workplace, DataTable &table, const PagedTableModel &model, RecordDesk &desk,
                  BulkPane &pane, Words words);

    void choose(int count); // so many rows
    void readAgain();
    void readInTime(); // something has changed that bears on them
    void forget();

    int count() const { return m_count; }
    const ShownRecords &records() const { return m_records; } // none while they are read

private:
    void adopt(const QStringList &changedIds);
    void cancel();
    QCoro::Task<> read();
    void show(const ShownRecords &records);
    BulkContent content() const;
    QString nextStepOf(const QList<ActionOffer> &offers) const;

    const Workplace m_workplace;
    DataTable &m_table;
    const PagedTableModel &m_model;
    RecordDesk &m_desk;
    BulkPane &m_pane;
    const Words m_words;
    ShownRecords m_records;
    int m_count = 0;
    QByteArray m_shown; // what the pane tells of them
    QTimer m_soon;
    ReadPace m_pace{m_soon};
    Latest m_reads;
};

} // namespace onhire
