// SPDX-License-Identifier: GPL-3.0-or-later
// What a variant costs a month, for each contract length, as it is sent and as it is stored.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"
#include "core/base/schema.h"
#include "core/domain/products/product_record.h"

namespace onhire {

struct Tenant;

Schema priceListSchema();

// {"12": 49.9} is as good as [{"contractLength": 12, "monthlyPrice": 49.9}].
JsonValue asPriceList(const JsonValue &pricing);

// What the schema cannot say: INVALID_PRICING. For a price list that its schema accepted.
void checkPriceList(const JsonValue &pricing, const QString &path, const Tenant &tenant, QList<Fault> &faults);

// By contract length. For a price list that was checked.
std::vector<PriceRecord> readPriceList(const JsonValue &pricing, const Tenant &tenant);

// An amount that its schema accepted, in minor units.
qint64 minorUnits(const JsonValue &amount, const Tenant &tenant);

} // namespace onhire
