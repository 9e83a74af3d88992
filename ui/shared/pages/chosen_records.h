// SPDX-License-Identifier: GPL-3.0-or-later
// The records of several selected rows, with those that the table has not loaded: it reads them and fills the
// bulk pane with what they add up to and what can be done with them.
#pragma once

#include "ui/shared/actions/record_desk.h"
#include "ui/shared/pages/bulk_pane.h"

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
        std::function<StatusLook(const JsonValue &record)> look;
        std::function<QList<BulkSum>(const ShownRecords &records)> sums; // none: nothing adds up
    };

    ChosenRecords(const Workplace &workplace, const DataTable &table, const PagedTableModel &model,
                  RecordDesk &desk, BulkPane &pane, Words words);

    void choose(int count); // so many rows
    void readAgain();
    void forget();

    int count() const { return m_count; }
    const ShownRecords &records() const { return m_records; } // none while they are read

private:
    QCoro::Task<> read();

    const Workplace m_workplace;
    const DataTable &m_table;
    const PagedTableModel &m_model;
    RecordDesk &m_desk;
    BulkPane &m_pane;
    const Words m_words;
    ShownRecords m_records;
    int m_count = 0;
    QTimer m_soon;
    Latest m_reads;
};

} // namespace onhire
