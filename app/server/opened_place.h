// SPDX-License-Identifier: GPL-3.0-or-later
// A place that a sub-command works in, and its database. An upgrade of the schema is said on standard error.
#pragma once

#include "app/server/command.h"
#include "core/data/db/call_off.h"
#include "core/services/tenants/tenants.h"

namespace onhire {

// What a stop means to it: to end in order, as whoever serves does, or within a second.
enum class Stopping { InOrder, AtOnce };

struct OpenedPlace
{
    OpenedPlace(std::stop_token wanted, Stopping kind) : stop(std::move(wanted)), stopping(kind) { }
    ~OpenedPlace();
    Q_DISABLE_COPY_MOVE(OpenedPlace)

    const std::stop_token stop;
    const Stopping stopping;
    std::unique_ptr<Place> place;
    std::unique_ptr<Database> database;
    std::optional<CallOff> callOff; // of what the database is busy with, at a stop
    SystemClock clock;

    static Result<std::unique_ptr<OpenedPlace>> open(const Arguments &arguments,
                                                     Stopping stopping = Stopping::AtOnce);

    // NOT_FOUND when there is no such tenant.
    Result<Context> contextOf(const QString &tenantId);
};

} // namespace onhire
