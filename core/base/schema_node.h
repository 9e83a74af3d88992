// SPDX-License-Identifier: GPL-3.0-or-later
// What a schema is made of; for the files that build, check and write schemas only.
#pragma once

#include "core/base/schema.h"

namespace onhire {

struct Schema::Node
{
    Type type = Type::Any;
    QLatin1StringView name;
    QList<Property> properties;
    QList<Schema> elements; // none or one
    QStringList choices;
    std::optional<qint64> least, most, above;
    Format format = Format::None;
    bool open = false;
    bool nullable = false;
    bool hasAliases = false; // here or below
    QLatin1StringView description;
    QByteArray example, fallback;
};

struct FormatRule
{
    QLatin1StringView name; // JSON Schema's
    QLatin1StringView expectation;
    bool (*accepts)(QStringView);
};

// The value of a member under its name or one of its aliases; null when none says anything.
const JsonValue &valueOf(const JsonValue &object, const Schema::Property &property);

const FormatRule &ruleOf(Schema::Format format);
QLatin1StringView typeName(Schema::Type type); // JSON Schema's

} // namespace onhire
