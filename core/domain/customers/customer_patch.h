// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be different about a customer. Orders and subscriptions that exist keep what they copied.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"
#include "core/domain/patch.h"

#include <optional>

namespace onhire {

struct Tenant;

struct CustomerPatch
{
    // By these a customer is found; none: as it is.
    std::optional<QString> email, firstName, lastName, company;
    std::optional<bool> active;
    QByteArray columns; // JSON: column → value

    static Schema schema();
    // `nulls`: with PUT null is as good as absent, with PATCH it clears.
    static Result<CustomerPatch> read(const JsonValue &body, const QString &customerId, const Tenant &tenant,
                                      Nulls nulls, bool strict = false);
    static CustomerPatch ofStatus(bool active);
};

} // namespace onhire
