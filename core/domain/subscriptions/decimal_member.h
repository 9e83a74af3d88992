// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a record that are figures with decimals of their own: months, percentages.
#pragma once

#include "core/base/record_shape.h"
#include "core/domain/subscriptions/standing.h"

namespace onhire::member {

template <auto Field>
MemberOf<Field> decimal(QLatin1StringView name, Schema schema = Schema::decimal())
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                json.key(key).raw(decimalJson(record.*Field));
            }};
}

template <auto Field>
MemberOf<Field> optionalDecimal(QLatin1StringView name, Schema schema = Schema::decimal())
{
    return {onhire::optional(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const RecordOf<Field> &record, int) {
                if (record.*Field)
                    json.key(key).raw(decimalJson(*(record.*Field)));
            }};
}

} // namespace onhire::member
