// SPDX-License-Identifier: GPL-3.0-or-later
// The billing run: what contracts and billing groups charge by a day becomes payments.
#pragma once

#include "core/services/context.h"
#include "core/services/work_done.h"

#include <QDate>

namespace onhire {

int horizonDays(const Tenant &tenant); // charges are made so many days before their date

// Everything that is charged on that day or before, the earliest first, at most about `most`. Any number of
// processes may do it at once, and again after a failure: the customers are locked, and what somebody else has
// charged meanwhile is not due any more. One contract that cannot be charged does not hold up the others.
WorkDone chargeDue(const Context &context, QDate day, int most);

} // namespace onhire
