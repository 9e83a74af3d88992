// SPDX-License-Identifier: GPL-3.0-or-later
// Prints return slips. Where devices are sent is entered here, and kept for the next time.
#pragma once

#include "ui/papers/return_slip.h"
#include "ui/shared/printing/print_dialog.h"
#include "ui/shared/workplace/workplace.h"

class QLabel;
class QPlainTextEdit;

namespace onhire {

class ReturnSlipDialog : public PrintDialog
{
    Q_OBJECT

public:
    ReturnSlipDialog(const Workplace &workplace, QList<ReturnFacts> facts, QWidget *parent = nullptr);

    QPlainTextEdit *address() const { return m_address; }
    QString addressFault() const; // as it stands at the field

private:
    void showSlips();

    const Workplace m_workplace;
    const QList<ReturnFacts> m_facts;
    const QString m_key; // of the address
    QPlainTextEdit *m_address;
    QLabel *m_missing; // stands at the field
};

} // namespace onhire
