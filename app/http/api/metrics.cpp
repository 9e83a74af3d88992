// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <QHash>

#include <mutex>
#include <shared_mutex>

namespace onhire {

struct Metrics::Registry
{
    prometheus::Registry registry;
    prometheus::Family<prometheus::Counter> &requests = prometheus::BuildCounter()
                                                            .Name("onhire_http_requests_total")
                                                            .Help("Requests answered.")
                                                            .Register(registry);
    prometheus::Family<prometheus::Histogram> &durations =
        prometheus::BuildHistogram()
            .Name("onhire_http_request_seconds")
            .Help("Time from a complete request to its response.")
            .Register(registry);

    // Where an operation's answers of one status are counted: looked up by its labels only once.
    struct Series
    {
        prometheus::Counter *requests = nullptr;
        prometheus::Histogram *durations = nullptr;
    };
    using Key = std::pair<QByteArray, int>;
    std::shared_mutex mutex;
    QHash<Key, Series> known;

    Series seriesOf(QByteArrayView operation, int status);
    Series add(const Key &key);
};

Metrics::Registry::Series Metrics::Registry::seriesOf(QByteArrayView operation, int status)
{
    {
        const std::shared_lock lock(mutex);
        const auto found =
            known.constFind({QByteArray::fromRawData(operation.data(), operation.size()), status});
        if (found != known.constEnd())
            return *found;
    }
    return add({operation.toByteArray(), status});
}

Metrics::Registry::Series Metrics::Registry::add(const Key &key)
{
    static const prometheus::Histogram::BucketBoundaries bounds = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                                   0.1,   0.25,   0.5,   1,    2.5,   5};
    const std::string name = key.first.toStdString();
    const std::unique_lock lock(mutex);
    Series &series = known[key];
    series = {&requests.Add({{"operation", name}, {"status", std::to_string(key.second)}}),
              &durations.Add({{"operation", name}}, bounds)};
    return series;
}

Metrics::Metrics() : m_registry(std::make_unique<Registry>()) { }
Metrics::~Metrics() = default;

void Metrics::noteRequest(QByteArrayView operation, int status, std::chrono::nanoseconds took)
{
    const Registry::Series series = m_registry->seriesOf(operation, status);
    series.requests->Increment();
    series.durations->Observe(std::chrono::duration<double>(took).count());
}

QByteArray Metrics::text() const
{
    return QByteArray::fromStdString(prometheus::TextSerializer().Serialize(m_registry->registry.Collect()));
}

} // namespace onhire
