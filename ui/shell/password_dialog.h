// SPDX-License-Identifier: GPL-3.0-or-later
// The person who is signed in chooses another password.
#pragma once

#include "ui/shared/controls/dialog.h"
#include "ui/shared/workplace/workplace.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace onhire {

class Form;

class PasswordDialog : public Dialog
{
    Q_OBJECT

public:
    PasswordDialog(const Workplace &workplace, QWidget *parent);

Q_SIGNALS:
    void changed();

private:
    QLineEdit *addPassword(const QString &path, const QString &label, std::function<QString()> check);
    QCoro::Task<> save();
    void tell(const Error &error);

    const Workplace m_workplace;
    Form *m_form;
    QLineEdit *m_current;
    QLineEdit *m_password;
    QLineEdit *m_again;
    QLabel *m_fault;
    QPushButton *m_save;
    Latest m_alive;
};

} // namespace onhire
