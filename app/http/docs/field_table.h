// SPDX-License-Identifier: GPL-3.0-or-later
// What a schema says, as a table for people: a row for each member, those of its members below it.
#pragma once

#include "core/base/schema.h"

#include <QMap>

namespace onhire {

using NamedSchemas = QMap<QString, Schema>;

// Empty when it names no members.
QString fieldTable(const Schema &schema);

// The schemas that tables refer to by their names, and those that these refer to.
void collectNamed(const Schema &schema, NamedSchemas &found);
QString recordAnchor(const QString &name);

} // namespace onhire
