// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/contract_length.h"

#include "core/domain/subscriptions/schedule.h"

namespace onhire {

Schema askedLengthSchema(QLatin1StringView meaning)
{
    return Schema::decimal().describedAs(meaning);
}

int askedMonths(const JsonValue &number)
{
    const auto months = number.toInteger();
    return months && *months > 0 && *months <= LongestContract ? int(*months) : 0;
}

} // namespace onhire
