// SPDX-License-Identifier: GPL-3.0-or-later
// Every event that there is. A service that tells of something new adds a row here; the choices of the API, its
// description and its documentation come from this table.
#pragma once

#include <QStringList>

#include <span>

namespace onhire {

struct EventType
{
    QLatin1StringView name; // order.created
    QLatin1StringView meaning;
};

std::span<const EventType> eventTypes();
bool isEventType(QStringView name);
QStringList eventTypeNames();

} // namespace onhire
