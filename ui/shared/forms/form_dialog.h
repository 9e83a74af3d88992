// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog of a few fields that are saved at once, or not.
#pragma once

#include "core/base/error.h"
#include "ui/shared/controls/dialog.h"

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace onhire {

class Form;

class FormDialog : public Dialog
{
    Q_OBJECT

public:
    FormDialog(const QString &title, const QString &verb, QWidget *parent);

Q_SIGNALS:
    void saveRequested();

protected:
    Form *form() const { return m_form; }
    void addNote(const QString &text); // below the fields

    bool beginSaving(); // false: it is being saved already, or a field is not right
    void endSaving();
    void tell(const Error &error, const std::function<QString(const Fault &)> &wording);

private:
    void setSaving(bool isSaving);

    Form *m_form;
    QLabel *m_fault;
    QPushButton *m_back;
    QPushButton *m_save;
    QVBoxLayout *m_content;
};

} // namespace onhire
