// SPDX-License-Identifier: GPL-3.0-or-later
// The product feed of a tenant's store: where it is, and the way through its pages. docs/store-feed.md tells
// stores what to serve.
#pragma once

#include "core/base/json_value.h"
#include "core/services/context.h"

#include <QUrl>

#include <chrono>
#include <functional>

namespace onhire {

struct StoreConnection
{
    QUrl feedUrl;
    QString source;
    QByteArray token; // empty: none is sent
    QStringList readOnlyFields;
};

// As the settings say; SYNC_NOT_CONFIGURED when they do not say enough.
Result<StoreConnection> storeConnection(const Context &context);

struct FeedPage
{
    QUrl url;
    QByteArray token;
    qint64 mostBytes = 0;
    std::chrono::milliseconds patience{};
};
using FetchPage = std::function<Result<QByteArray>(const FeedPage &)>;

struct FeedLimits
{
    int pages = 200;
    qint64 bytes = 10 * 1024 * 1024; // of all pages together
    qsizetype products = 10'000;
    std::chrono::milliseconds pagePatience{15'000};
    std::chrono::milliseconds patience{45'000}; // for all pages together
};

// Every product of the feed, or the reason why it cannot be had whole: half a feed is none.
Result<QList<JsonValue>> fetchFeed(const StoreConnection &store, const FetchPage &fetch,
                                   const FeedLimits &limits = {});

} // namespace onhire
