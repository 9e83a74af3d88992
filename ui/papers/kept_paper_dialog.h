// SPDX-License-Identifier: GPL-3.0-or-later
// A paper that is kept among the files, such as a contract or an invoice: made once, by the same function that
// the API calls, and then that same file is saved or printed.
#pragma once

#include "core/data/db/record.h"
#include "core/services/context.h"
#include "ui/shared/controls/dialog.h"
#include "ui/shared/printing/print_queue.h"
#include "ui/shared/workplace/workplace.h"

#include <functional>

class QLabel;
class QPushButton;

namespace onhire {

class PrinterBox;

struct KeptPaper
{
    QString kind; // contract: its printer is remembered under this name
    QString title; // Contract of order K7QX-2M4
    QString about; // where it is kept
    QString fileName; // that is suggested: Contract K7QX-2M4
    std::function<Result<Record>(const Context &context)> make; // the file
};

class KeptPaperDialog : public Dialog
{
    Q_OBJECT

public:
    KeptPaperDialog(const Workplace &workplace, KeptPaper paper, QWidget *parent = nullptr,
                    PrintQueue &queue = PrintQueue::ofThisMachine());

    QCoro::Task<> saveAs(QString path);
    QString note() const;

Q_SIGNALS:
    void done(const QString &what); // in words

private:
    QString printerKey() const;
    void askForPath();
    QCoro::Task<> print();
    void spool(const QString &printer);
    QCoro::Task<bool> make(); // unless it was made before
    void setWorking(bool working);
    void tell(const QString &note);

    const Workplace m_workplace;
    const KeptPaper m_paper;
    PrintQueue &m_queue;
    QByteArray m_pdf; // empty: not made yet
    PrinterBox *m_printers;
    QLabel *m_note;
    QPushButton *m_save;
    QPushButton *m_print;
    bool m_isWorking = false;
    Latest m_life;
};

} // namespace onhire
