// SPDX-License-Identifier: GPL-3.0-or-later
// A record that comes back as it was read, with something changed in it. Where an answer says a value under two
// names, most clients change one of them: the other one, which still says what is stored, is no contradiction.
#pragma once

#include "core/base/json_value.h"
#include "core/services/context.h"

#include <functional>
#include <initializer_list>

namespace onhire {

struct TwoNames
{
    QStringView one, other;
};
using PairsOfNames = std::initializer_list<TwoNames>;

// Only then it has to be known what is stored.
bool contradictsItself(const JsonValue &body, PairsOfNames pairs);

// Without the one of each pair that says what `stored` does.
JsonValue withoutEchoes(const JsonValue &body, const JsonValue &stored, PairsOfNames pairs);

// The same of a whole body, whose record is read where it has to be known.
Result<JsonValue> changesIn(const JsonValue &body, PairsOfNames pairs,
                            const std::function<Result<Record>()> &read);

} // namespace onhire
