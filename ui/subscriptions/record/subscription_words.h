// SPDX-License-Identifier: GPL-3.0-or-later
// The words of subscriptions: their states, and how their months are told.
#pragma once

#include "core/base/json_value.h"
#include "core/base/money.h"
#include "core/domain/subscriptions/possible.h"
#include "core/domain/tenants/tenant.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

// The name of its phase, as tables hold it. `ending`: its type; empty: nothing is agreed.
QString phaseIn(const QString &status, const QString &ending, bool isReturnDue);
StatusLook lookOfSubscription(const QString &phase); // by its name
StatusLook lookOfSubscription(const JsonValue &record);

QString wordForReplacement(const QString &reason);
QString monthsText(int months); // 24 months
int wholeMonths(const Decimal &months); // those that are over
QString contractEndText(const Tenant &tenant, const Terms &terms); // what happens at the end of the contract

} // namespace onhire
