// SPDX-License-Identifier: GPL-3.0-or-later
// Customers, orders and products as people look for them: by the beginnings of names, addresses, codes and
// SKUs.
#pragma once

#include "core/base/json_value.h"
#include "core/services/context.h"
#include "ui/shared/filters/filter_field.h"

namespace onhire {

struct Workplace;

// The records of variants, of any status if it is empty; call it on worker threads.
Result<QList<JsonValue>> variantsLike(const Context &context, const QString &typed, const QString &status);
// The one with just this number: its SKU, in capitals unless one is written as it was typed, or its short code.
Result<std::optional<JsonValue>> variantWithNumber(const Context &context, const QString &number);
// As SKUs are written: in capitals, unless one begins just as it was typed. Likewise on worker threads.
Result<QString> beginningOfSku(const Context &context, const QString &typed);
// The table's filter that is asked instead of a list's: who types a whole SKU wants no other that begins so.
Result<QString> skuFilterFor(const QString &filter, const QStringList &chosen, const Context &context);
QString variantTitle(const JsonValue &variant); // MacBook Pro 14, Grade A

ByRecord customerSearch(const Workplace &workplace);
ByRecord orderSearch(const Workplace &workplace);
ByRecord variantSearch(const Workplace &workplace); // by its id
ByRecord skuSearch(const Workplace &workplace); // by its SKU

} // namespace onhire
