// SPDX-License-Identifier: GPL-3.0-or-later
// What all threads of a server share.
#pragma once

#include "app/http/api/gate.h"
#include "app/http/api/metrics.h"
#include "app/http/api/rate_limit.h"
#include "app/http/api/route.h"
#include "core/outward/exchange_rules.h"
#include "core/services/files/file_room.h"
#include "core/services/secrets/secret_box.h"

#include <atomic>

namespace onhire {

// Made once; outlives the threads.
struct ApiServices
{
    QString conninfo;
    const Clock &clock;
    const RouteTable &routes;
    Directory &directory;
    Gate &gate;
    RateLimit &rateLimit;
    Metrics &metrics;
    ChangeFeed &feed;
    Others others;
    const SecretBox &secrets;
    const ExchangeRules &outward; // what holds for requests of ours to others
    std::shared_ptr<const FileRoom> files;
    const std::atomic<bool> &isEnding; // whoever waits for something outside gives up
    QByteArray publicUrl; // as configured; empty: as each caller says in Host
    QByteArray region;
    QByteArray description; // /v1/openapi.json
    QByteArray documentation; // /docs
};

// Where the caller reaches this server.
QByteArray baseUrl(const ApiServices &services, const HttpRequest &request);

} // namespace onhire
