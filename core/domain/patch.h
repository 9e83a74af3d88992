// SPDX-License-Identifier: GPL-3.0-or-later
// What requests that change a record have in common.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"

#include <initializer_list>

namespace onhire {

// What a member that was sent as null means: the same as none at all, or that the field is to be empty.
enum class Nulls { Absent, Clear };

// Whether the member says something, if only that the field is to be empty.
bool mentions(const JsonValue &object, QStringView member, Nulls nulls);

// What a record cannot be without is not cleared: null for one of these members is a fault, under whatever
// name.
void checkNotCleared(const JsonValue &sent, std::initializer_list<QStringView> members, QList<Fault> &faults);

// The text that was sent. Of blanks, an empty text or null, nothing is left.
QString filledOrNull(const JsonValue &sent);

// An id may stand in the body as well as in the path, under any of its names; then it is the same.
void checkSameId(const JsonValue &body, std::initializer_list<QLatin1StringView> names, const QString &id,
                 QList<Fault> &faults);
inline void checkSameId(const JsonValue &body, QLatin1StringView name, const QString &id, QList<Fault> &faults)
{
    checkSameId(body, {name}, id, faults);
}

} // namespace onhire
