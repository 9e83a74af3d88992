// SPDX-License-Identifier: GPL-3.0-or-later
// Which subscriptions are to be exported, and which columns of them. Two shapes of this request are published;
// both are read, and their conditions hold together.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"

#include <QDate>
#include <QStringList>

#include <optional>

namespace onhire {

struct Tenant;

struct RentalExportRequest
{
    QString status, customerId; // empty: of all
    QStringList customerIds; // empty: of all
    std::optional<QDate> startDateFrom, startDateTo, endDateFrom, endDateTo; // inclusive
    bool customerDetails = true, deviceDetails = true, financialDetails = true, customFields = true;

    static Schema schema();
    static Result<RentalExportRequest> read(const JsonValue &sent, const Tenant &tenant, bool strict = false);
};

} // namespace onhire
