// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of an order: made once, by the same function that the API calls, kept among the order's files,
// and then that same file is saved or printed.
#pragma once

#include "core/base/result.h"
#include "ui/shared/workplace/workplace.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace onhire {

class ContractDialog : public QDialog
{
    Q_OBJECT

public:
    ContractDialog(const Workplace &workplace, QString orderId, QWidget *parent = nullptr);

    QCoro::Task<> saveAs(QString path);
    QString note() const;

Q_SIGNALS:
    void done(const QString &what); // in words

private:
    static Result<QByteArray> contractOf(const Context &context, const QString &orderId);

    void askForPath();
    QCoro::Task<> print();
    QCoro::Task<bool> make(); // unless it was made before
    void setWorking(bool working);
    void tell(const QString &note);

    const Workplace m_workplace;
    const QString m_orderId, m_code;
    QByteArray m_pdf; // empty: not made yet
    QComboBox *m_printers;
    QLabel *m_note;
    QPushButton *m_save;
    QPushButton *m_print;
    Latest m_life;
};

} // namespace onhire
