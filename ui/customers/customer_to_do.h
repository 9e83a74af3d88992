// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for somebody to do it, of one customer: orders, contracts that end, payments that are overdue.
#pragma once

#include "ui/customers/customer_view.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/links/link.h"

namespace onhire {

class DetailSection;

struct ToDo
{
    StatusLook look;
    QString what; // B2XN-8TQ, iPhone 16; empty: nothing leads there
    Link link = {};
    bool isCode = false;
    QString words; // 3 devices to assign
};

inline constexpr qsizetype MostToDo = 6;

// All of it that was read, the most pressing first; MostToDo of them are shown.
QList<ToDo> toDoOf(const CustomerDetails &details, const TextFormat &format);
QWidget *toDoLine(const ToDo &toDo, DetailSection *section);

} // namespace onhire
