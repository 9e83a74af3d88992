// SPDX-License-Identifier: GPL-3.0-or-later
// Forms that say what is wrong where it is wrong: each field is checked when it is left, its fault stands below
// it, and Save, which is always enabled, leads to the first one.
#pragma once

#include "core/base/error.h"

#include <QWidget>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace onhire {

class FormField : public QWidget
{
    Q_OBJECT

public:
    using Check = std::function<QString()>; // the fault in words, empty if there is none

    FormField(const QString &label, QWidget *editor, Check check, QWidget *parent = nullptr);

    QWidget *editor() const { return m_editor; }
    bool isFaulty() const { return !m_faultText.isEmpty(); }
    QString fault() const { return m_faultText; }
    void setFault(const QString &fault);
    bool validate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_editor;
    QLabel *m_fault;
    QString m_faultText;
    Check m_check;
};

class Form : public QWidget
{
    Q_OBJECT

public:
    explicit Form(QWidget *parent = nullptr);

    // `path` is the name under which a service reports faults of this field.
    FormField *addField(const QString &path, const QString &label, QWidget *editor,
                        FormField::Check check = {});

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
    QList<QPair<QString, FormField *>> m_fields;
    QVBoxLayout *m_layout;
};

} // namespace onhire
