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
    virtual void beginEdit(const QString &title, QWidget *form) = 0; // in the place of what it showed
    virtual QPushButton *addEditButton(const QString &text, bool primary) = 0;
    virtual void reveal(QWidget *part) = 0; // scrolls there
    virtual void showFault(const QString &what, const QString &whatToDo) = 0;
    virtual void clearFault() = 0;
};

} // namespace onhire
