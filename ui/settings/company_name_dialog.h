// SPDX-License-Identifier: GPL-3.0-or-later
// The company gets another name.
#pragma once

#include "ui/shared/controls/dialog.h"
#include "ui/shared/workplace/workplace.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace onhire {

class Form;

class CompanyNameDialog : public Dialog
{
    Q_OBJECT

public:
    CompanyNameDialog(const Workplace &workplace, QWidget *parent);

Q_SIGNALS:
    void renamed(const QString &name); // the session knows it already

private:
    QCoro::Task<> save();
    void tell(const Error &error);

    const Workplace m_workplace;
    Form *m_form;
    QLineEdit *m_name;
    QLabel *m_fault;
    QPushButton *m_save;
    Latest m_alive;
};

} // namespace onhire
