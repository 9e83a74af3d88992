// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of taxing a customer, as the API knows them.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema taxTreatmentSchema();

inline constexpr int TaxRateDecimals = 6;

// Of a rate with more decimals than are kept: it would become another one.
QList<Fault> taxRateFaults(const QString &path, const JsonValue &rate);

} // namespace onhire
