// SPDX-License-Identifier: GPL-3.0-or-later
// The person who is signed in chooses another password.
#pragma once

#include "ui/shared/forms/form_dialog.h"
#include "ui/shared/workplace/workplace.h"

class QLineEdit;

namespace onhire {

class PasswordDialog : public FormDialog
{
    Q_OBJECT

public:
    PasswordDialog(const Workplace &workplace, QWidget *parent);

Q_SIGNALS:
    void changed();

private:
    QLineEdit *addPassword(const QString &path, const QString &label, std::function<QString()> check);
    QCoro::Task<> save();

    const Workplace m_workplace;
    QLineEdit *m_current;
    QLineEdit *m_password;
    QLineEdit *m_again;
    Latest m_alive;
};

} // namespace onhire
