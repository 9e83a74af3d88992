// SPDX-License-Identifier: GPL-3.0-or-later
// 'Export' of a screen: asks for a file, writes what its table shows into it, and tells how far it is and what
// came of it. One at a time.
#pragma once

#include "ui/shared/exports/table_export.h"
#include "ui/shared/workplace/workplace.h"

#include <QPointer>

namespace onhire {

class TableExporter : public QObject
{
    Q_OBJECT

public:
    TableExporter(const Workplace &workplace, const DataTable &table, QString name, QWidget *page);

    void setTitle(const QString &title) { m_title = title; } // of the spreadsheet
    void askForFile(const QStringList &only = {}); // the rows with these ids; none: all
    void exportTo(const QString &file,
                  const QStringList &only = {}); // a spreadsheet if it is called so, else CSV
    bool isRunning() const { return m_job; }
    void cancel();

Q_SIGNALS:
    void progressed(const QString &what, int done, int of);
    void busy(const QString &why); // with another one
    void ended();
    void succeeded(const QString &what);
    void failed(const QString &what, const QString &whatToDo);

private:
    bool isFree();
    void exportUnlessThere(const QString &file, const QStringList &only);
    void tell(ExportJob::Outcome outcome);

    const Workplace m_workplace;
    const DataTable &m_table;
    const QString m_name; // of the file, and of the folder in the settings
    QWidget *m_page;
    QString m_title;
    QPointer<ExportJob> m_job;
};

} // namespace onhire
