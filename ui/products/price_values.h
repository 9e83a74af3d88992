// SPDX-License-Identifier: GPL-3.0-or-later
// A contract length of a price list, as JSON has it and as it is typed. A discount is typed as people say it,
// "10 %" or an amount.
#pragma once

#include "core/base/json_value.h"

#include <QLocale>
#include <QStringList>

namespace onhire {

namespace price_cell {
enum Cell { Months, Monthly, SetupFee, Discount, Count };
}

QLatin1StringView memberOf(price_cell::Cell cell); // monthlyPrice
QStringList textsOf(const JsonValue &tier, const QLocale &locale);
// `before` is what the texts were made of: it may hold more than they show.
JsonValue tierFrom(const QStringList &texts, const JsonValue &before, const QLocale &locale);
QString pricesInWords(const JsonValue &pricing, const QLocale &locale); // "12 months: 49.90", …

} // namespace onhire
