// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the place where the data is: starts the private PostgreSQL or connects, makes the first company if
// there is none, and fills it with sample data if that was asked for. Runs on a worker thread, until
// it is told to stop.
#pragma once

#include "core/data/place/place.h"
#include "core/data/tenants/tenant_store.h"

#include <functional>
#include <stop_token>

namespace onhire {

class Clock;

struct OpenedDesktop
{
    std::unique_ptr<Place> place;
    QList<TenantPointer> tenants;
    bool hasUsers = false;
};

struct OpeningRequest
{
    PlaceOptions place;
    bool sample = false;
    int sampleOrders = 500;
    QString companyName;
};

enum class OpeningStep { Database, Company, Sample };
using OpeningProgress = std::function<void(OpeningStep step, int done, int of)>;

Result<std::shared_ptr<OpenedDesktop>> openDesktop(const OpeningRequest &request, const Clock &clock,
                                                   const OpeningProgress &progress,
                                                   const std::stop_token &stop = {});

} // namespace onhire
