// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with customers.
#pragma once

#include "ui/shared/actions/record_action.h"

namespace onhire {

struct CustomerDoors
{
    std::function<void(const ShownRecord &customer)> edit;
    std::function<void(const ShownRecord &customer)> order; // a new one for this customer
};

QList<RecordAction> customerActions(const CustomerDoors &doors);

} // namespace onhire
