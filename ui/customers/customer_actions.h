// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with customers.
#pragma once

#include "ui/shared/actions/record_action.h"

namespace onhire {

// What a screen adds to a customer's record, so that what the core would refuse is said beforehand.
inline constexpr QStringView HasOpenOrders = u"hasOpenOrders";

struct CustomerDoors
{
    std::function<void(const ShownRecord &customer)> edit;
    std::function<void(const ShownRecord &customer)> order; // a new one for this customer
};

QList<RecordAction> customerActions(const CustomerDoors &doors);

} // namespace onhire
