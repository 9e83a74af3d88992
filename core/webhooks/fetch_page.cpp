// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/fetch_page.h"

#include "core/outward/exchange.h"

#include <QEventLoop>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Glance = 100ms; // how soon the end of the program is seen

ExchangeRequest requestFor(const FeedPage &page)
{
    ExchangeRequest request{.url = page.url,
                            .headers = {{"Accept", "application/json"}},
                            .method = "GET",
                            .mostOfAnswer = page.mostBytes};
    if (!page.token.isEmpty())
        request.headers.append({"Authorization", "Bearer " + page.token});
    return request;
}

// None: the program ends.
std::optional<ExchangeResult> wait(const FeedPage &page, const ExchangeRules &rules, const Clock &clock,
                                   const std::atomic<bool> &isEnding)
{
    std::optional<ExchangeResult> result;
    QEventLoop loop;
    QObject owner; // takes the exchange with it, however the loop ends
    auto *exchange = new Exchange(requestFor(page), rules, clock, &owner);
    QObject::connect(exchange, &Exchange::finished, &loop, [&](const ExchangeResult &finished) {
        result = finished;
        loop.quit();
    });
    QTimer glance;
    QObject::connect(&glance, &QTimer::timeout, &loop, [&] {
        if (isEnding)
            loop.quit();
    });
    glance.start(Glance);
    loop.exec();
    return result;
}

QString reasonOf(const ExchangeResult &result)
{
    if (!result.status)
        return result.error;
    return *result.status >= 300 && *result.status < 400
        ? u"It responded with %1; redirects are not followed."_s.arg(*result.status)
        : u"It responded with %1."_s.arg(*result.status);
}

} // namespace

FetchPage pageFetcher(ExchangeRules rules, const Clock &clock, const std::atomic<bool> &isEnding)
{
    return [rules = std::move(rules), &clock, &isEnding](const FeedPage &page) -> Result<QByteArray> {
        ExchangeRules mine = rules;
        mine.patience = page.patience;
        const auto result = wait(page, mine, clock, isEnding);
        if (!result)
            return Failure(Error::unavailable(u"the server is being stopped"_s));
        if (result->isTooLarge)
            return Failure(Error{ErrorCode::StoreFeedTooLarge});
        if (result->status != 200)
            return Failure(Error{ErrorCode::StoreUnreachable, reasonOf(*result)});
        return result->body;
    };
}

} // namespace onhire
