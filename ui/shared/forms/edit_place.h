// SPDX-License-Identifier: GPL-3.0-or-later
// Where a form stands while it is worked on: in the pane beside the table, or on the record's page.
#pragma once

#include <QString>

class QPushButton;
class QWidget;

namespace onhire {

class EditPlace
{
public:
    virtual ~EditPlace() = default;
    // In the place of what it showed; `summary`: what the form comes to, if it has any.
    virtual void beginEdit(const QString &title, QWidget *form, QWidget *summary) = 0;
    virtual void showDraft(bool isKept) = 0; // of what is entered
    virtual QPushButton *addEditButton(const QString &text, bool primary) = 0;
    virtual void reveal(QWidget *part) = 0; // scrolls there
    virtual void showFault(const QString &what, const QString &whatToDo) = 0;
    virtual void clearFault() = 0;
    virtual void showWorking(bool isWorking) = 0; // on what was asked for here
};

} // namespace onhire
