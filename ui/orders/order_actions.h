// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with orders, and which of it is the next step.
#pragma once

#include "ui/shared/actions/record_action.h"

namespace onhire {

// What only the screen can do: it has the forms and knows the way to other screens.
struct OrderDoors
{
    std::function<void(const ShownRecord &order)> edit;
    std::function<void(const ShownRecord &order)> assign; // to the scan desk
    std::function<void(const ShownRecord &order)> subscriptions; // to those of its devices
    std::function<void(const ShownRecord &order)> contract;
    std::function<void(const ShownRecords &orders)> printPackingLists;
    std::function<void(const ShownRecords &orders)> printLabels;
};

QList<RecordAction> orderActions(const OrderDoors &doors);

QString nextStepOfOrder(const JsonValue &order); // the id of an action

} // namespace onhire
