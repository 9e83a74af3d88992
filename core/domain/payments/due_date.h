// SPDX-License-Identifier: GPL-3.0-or-later
// When somebody has to pay what they are charged on a day, and where another day stands to that.
#pragma once

#include <QDate>

namespace onhire {

struct Tenant;

// Businesses and billing groups have the tenant's terms; everybody else pays at once.
QDate dueDateOf(const Tenant &tenant, bool hasTerms, QDate day);

enum class DueState { Ahead, Today, Overdue };

DueState dueStateOf(QDate due, QDate today);

inline bool isOverdue(QDate due, QDate today)
{
    return dueStateOf(due, today) == DueState::Overdue;
}

} // namespace onhire
