// SPDX-License-Identifier: GPL-3.0-or-later
// What requests that change a record have in common: members become columns, and only those that were sent.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"
#include "core/base/json_writer.h"

#include <QStringList>

#include <initializer_list>
#include <span>

namespace onhire {

// What a member that was sent as null means: the same as none at all, or that the field is to be empty.
enum class Nulls { Absent, Clear };

struct PatchedText
{
    QLatin1StringView member, column;
    bool clearable = true;
};

// Whether the member says something, if only that the field is to be empty.
bool mentions(const JsonValue &object, QStringView member, Nulls nulls);

// Writes the columns of the texts that were sent, cleaned.
void writeTexts(JsonWriter &columns, const JsonValue &body, std::span<const PatchedText> texts, Nulls nulls);

// An id may stand in the body as well as in the path, under any of its names; then it is the same.
void checkSameId(const JsonValue &body, std::initializer_list<QLatin1StringView> names, const QString &id,
                 QList<Fault> &faults);
inline void checkSameId(const JsonValue &body, QLatin1StringView name, const QString &id, QList<Fault> &faults)
{
    checkSameId(body, {name}, id, faults);
}

} // namespace onhire
