// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/verdict.h"

#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "core/domain/webhooks/retry_schedule.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Gone = 410;

QString errorOf(const ExchangeResult &result)
{
    if (!result.status)
        return result.error;
    if (*result.status >= 300 && *result.status < 400)
        return u"The receiver responded with %1; redirects are not followed."_s.arg(*result.status);
    return u"The receiver responded with %1."_s.arg(*result.status);
}

} // namespace

Verdict judge(const ExchangeResult &result, int failures, const QDateTime &now)
{
    const int status = result.status.value_or(0);
    if (status >= 200 && status < 300)
        return {"delivered"_L1};
    if (status == Gone)
        return {"exhausted"_L1, errorOf(result), std::nullopt, true};
    const auto pause = pauseAfter(failures + 1, QRandomGenerator::global()->generateDouble());
    if (!pause)
        return {"exhausted"_L1, errorOf(result)};
    const std::chrono::milliseconds wanted = std::min<std::chrono::seconds>(
        result.retryAfter.value_or(std::chrono::seconds(0)), LongestWebhookPause);
    return {"pending"_L1, errorOf(result), now.addMSecs(std::max(*pause, wanted).count())};
}

QByteArray attemptJson(const ExchangeResult &result, const Verdict &verdict)
{
    JsonWriter json;
    json.beginObject().member("at"_L1, toTimestamp(result.at)).key("status"_L1);
    if (result.status)
        json.value(*result.status);
    else
        json.null();
    json.key("error"_L1);
    if (verdict.error.isEmpty())
        json.null();
    else
        json.value(verdict.error);
    json.member("durationMs"_L1, result.duration.count()).endObject();
    return json.take();
}

} // namespace onhire
