// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different about a customer. Orders and subscriptions that exist keep what they copied.
#pragma once

#include "core/base/result.h"
#include "core/domain/customers/customer_record.h"
#include "core/domain/patch.h"

#include <optional>
#include <utility>

namespace onhire {

struct Tenant;

struct CustomerPatch
{
    QList<std::pair<QString CustomerRecord::*, QString>> texts; // null: is to be empty
    QList<std::pair<QByteArray CustomerRecord::*, QByteArray>> documents; // JSON; empty: is to be empty

    static Schema schema();
    // What was sent as null is to be empty, where it may be; where it may not, that says nothing or is a fault.
    static Result<CustomerPatch> read(const JsonValue &body, const QString &customerId, const Tenant &tenant,
                                      bool strict = false, Nulls ofRequired = Nulls::Absent);
    static CustomerPatch ofStatus(bool active);

    void applyTo(CustomerRecord &customer) const;
};

// What stands against how a customer is to be taxed.
QList<Fault> taxFaults(const CustomerRecord &customer);

} // namespace onhire
