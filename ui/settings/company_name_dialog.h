// SPDX-License-Identifier: GPL-3.0-or-later
// The company gets another name.
#pragma once

#include "ui/shared/forms/form_dialog.h"
#include "ui/shared/workplace/workplace.h"

class QLineEdit;

namespace onhire {

class CompanyNameDialog : public FormDialog
{
    Q_OBJECT

public:
    CompanyNameDialog(const Workplace &workplace, QWidget *parent);

Q_SIGNALS:
    void renamed(const QString &name); // the session knows it already

private:
    QCoro::Task<> save();

    const Workplace m_workplace;
    QLineEdit *m_name;
    Latest m_alive;
};

} // namespace onhire
