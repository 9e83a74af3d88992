// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/row_test.h"

#include "core/data/lists/bindings.h"

using namespace Qt::StringLiterals;

namespace onhire {

bool isGiven(const Condition &condition)
{
    return std::holds_alternative<GivenBy>(condition);
}

QString testOf(const Condition &condition, const QString &value, Bindings &bindings)
{
    const auto *given = std::get_if<GivenBy>(&condition);
    if (!given)
        return asTest(sqlOf(condition, value, bindings));
    return asTest(
        u"exists (select from %1 x where x.tenant_id = $1 and x.%2 = %3 and x.%4 = %5 offset 0)"_s.arg(
            given->table, given->where, bindings.add(value), given->gives, given->column));
}

} // namespace onhire
