// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that say what is wrong where it is wrong: each field is checked when it is left, its fault stands below
// it, and Save, which is always enabled, leads to the first one.
#pragma once

#include "core/base/error.h"
#include "ui/shared/forms/form_field.h"

class QVBoxLayout;

namespace onhire {

class FormColumns;

class Form : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr);

    void beginSection(const QString &title); // what is added from now on belongs to it
    // `path` is the name under which a service reports faults of this field.
    FormField *addField(const QString &path, const QString &label, QWidget *editor,
                        FormField::Check check = {});
    void addNote(QWidget *note); // below the field that was added last
    void putSideBySide(FormField *first, FormField *second);

    bool validate(); // shows every fault and focuses the first
    // Shows what a service found; `wording` puts a fault into the user's language. Answers those without a
    // field.
    QList<Fault> showFaults(const QList<Fault> &faults, const std::function<QString(const Fault &)> &wording);
    bool focusFirstFault();

Q_SIGNALS:
    void saveRequested(); // Ctrl+Enter

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QVBoxLayout *section(); // where fields are added

    QList<QPair<QString, FormField *>> m_fields;
    FormColumns *m_columns;
    QVBoxLayout *m_section = nullptr; // the last one
};

} // namespace onhire
