// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with products, and which of it is the next step.
#pragma once

#include "ui/shared/actions/record_action.h"

namespace onhire {

// What a screen adds to a product's record, so that what the core would refuse is said beforehand.
inline constexpr QStringView HasOrders = u"hasOrders"; // that are open

// What only the screen can do: it has the forms.
struct ProductDoors
{
    std::function<void(const ShownRecord &product)> edit = {}, addVariant = {};
};

QList<RecordAction> productActions(const ProductDoors &doors);

QString nextStepOfProduct(const JsonValue &product); // the id of an action

} // namespace onhire
