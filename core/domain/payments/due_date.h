// SPDX-License-Identifier: GPL-3.0-or-later
// When somebody has to pay what they are charged on a day.
#pragma once

#include <QDate>

namespace onhire {

struct Tenant;

// Businesses and billing groups have the tenant's terms; everybody else pays at once.
QDate dueDateOf(const Tenant &tenant, bool hasTerms, QDate day);

} // namespace onhire
