// SPDX-License-Identifier: GPL-3.0-or-later
// When somebody has to pay what he is charged on a day.
#pragma once

#include <QDate>

namespace onhire {

struct Tenant;

// Businesses have the tenant's terms, alone and in groups; everybody else pays at once.
QDate dueDateOf(const Tenant &tenant, bool isBusiness, QDate day);

} // namespace onhire
