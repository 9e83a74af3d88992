// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/store_feed.h"

#include "core/base/json_reader.h"
#include "core/services/secrets/secret_box.h"
#include "core/services/tenants/secret_settings.h"

#include <QDeadlineTimer>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Error invalid(int page, const QString &what)
{
    return {ErrorCode::StoreFeedInvalid, u"page %1: %2"_s.arg(page).arg(what)};
}

int portOf(const QUrl &url)
{
    return url.port(url.scheme() == "https"_L1 ? 443 : 80);
}

// The token goes along, so nobody else may be asked.
bool isSamePlace(const QUrl &one, const QUrl &other)
{
    return one.scheme() == other.scheme() && one.host() == other.host() && portOf(one) == portOf(other);
}

class FeedWalk
{
public:
    FeedWalk(const StoreConnection &store, const FetchPage &fetch, const FeedLimits &limits)
        : m_store(store), m_fetch(fetch), m_limits(limits), m_bytesLeft(limits.bytes),
          m_deadline(limits.patience)
    {
    }

    Result<QList<JsonValue>> run()
    {
        for (QUrl url = m_store.feedUrl; !url.isEmpty();) {
            ONHIRE_ASSIGN(const JsonValue page, read(url));
            ONHIRE_TRY(keepProducts(page));
            ONHIRE_ASSIGN(url, next(page, url));
        }
        return m_products;
    }

private:
    Result<JsonValue> read(const QUrl &url)
    {
        if (++m_page > m_limits.pages)
            return Failure(Error{ErrorCode::StoreFeedTooLarge, u"more than %1 pages"_s.arg(m_limits.pages)});
        if (m_deadline.hasExpired())
            return Failure(
                Error{ErrorCode::StoreUnreachable, u"page %1: earlier pages took too long"_s.arg(m_page)});
        m_seen.insert(url);
        const std::chrono::milliseconds left(std::max<qint64>(1, m_deadline.remainingTime()));
        auto bytes = m_fetch({url, m_store.token, m_bytesLeft, std::min(m_limits.pagePatience, left)});
        if (!bytes && bytes.error().code == ErrorCode::StoreFeedTooLarge)
            bytes.error().subject = u"more than %1 MB"_s.arg(m_limits.bytes / 1024 / 1024);
        else if (!bytes && bytes.error().code == ErrorCode::StoreUnreachable)
            bytes.error().subject = u"page %1: %2"_s.arg(m_page).arg(bytes.error().subject);
        if (!bytes)
            return Failure(bytes.error());
        m_bytesLeft -= bytes->size();
        auto json = readJson(*bytes);
        if (!json)
            return Failure(invalid(
                m_page, u"not JSON: %1 at byte %2"_s.arg(json.error().message).arg(json.error().offset)));
        return std::move(*json);
    }

    Result<void> keepProducts(const JsonValue &page)
    {
        const JsonValue &products = page[u"products"];
        if (!products.isArray())
            return Failure(invalid(m_page, u"the products array is missing"_s));
        m_products += products.elements();
        if (m_products.size() > m_limits.products)
            return Failure(
                Error{ErrorCode::StoreFeedTooLarge, u"more than %1 products"_s.arg(m_limits.products)});
        return {};
    }

    // Empty: it was the last.
    Result<QUrl> next(const JsonValue &page, const QUrl &here)
    {
        const JsonValue &next = page[u"nextPage"];
        if (next.isNull())
            return QUrl();
        const QUrl url = here.resolved(QUrl(next.toString(), QUrl::StrictMode));
        if (!next.isString() || next.toString().isEmpty() || !url.isValid())
            return Failure(invalid(m_page, u"nextPage is not an address"_s));
        if (!isSamePlace(url, m_store.feedUrl))
            return Failure(invalid(m_page, u"nextPage leads to another host"_s));
        if (m_seen.contains(url))
            return Failure(invalid(m_page, u"nextPage leads back to an earlier page"_s));
        return url;
    }

    const StoreConnection &m_store;
    const FetchPage &m_fetch;
    const FeedLimits &m_limits;
    qint64 m_bytesLeft;
    const QDeadlineTimer m_deadline;
    int m_page = 0;
    QSet<QUrl> m_seen;
    QList<JsonValue> m_products;
};

} // namespace

Result<StoreConnection> storeConnection(const Context &context)
{
    const Settings &settings = context.tenant->settings;
    StoreConnection store{QUrl(settings.text("store.feedUrl"_L1)), settings.text("store.source"_L1), {}, {}};
    if (store.feedUrl.isEmpty())
        return Failure(Error{ErrorCode::SyncNotConfigured});
    if (settings.isSet("store.token"_L1)) {
        const auto token =
            context.secrets ? unsealed(settings.value("store.token"_L1), *context.secrets) : std::nullopt;
        if (!token)
            return Failure(Error{ErrorCode::SyncNotConfigured, u"store.token cannot be read; set it again"_s});
        store.token = *token;
    }
    for (const JsonValue &field : settings.value("store.readOnlyFields"_L1).elements())
        store.readOnlyFields += field.toString();
    return store;
}

Result<QList<JsonValue>> fetchFeed(const StoreConnection &store, const FetchPage &fetch,
                                   const FeedLimits &limits)
{
    return FeedWalk(store, fetch, limits).run();
}

} // namespace onhire
