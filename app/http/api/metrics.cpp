// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

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
            .Help("Time from a complete request to its answer.")
            .Register(registry);
};

Metrics::Metrics() : m_registry(std::make_unique<Registry>()) { }
Metrics::~Metrics() = default;

void Metrics::noteRequest(QByteArrayView operation, int status, std::chrono::nanoseconds took)
{
    static const prometheus::Histogram::BucketBoundaries bounds = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                                   0.1,   0.25,   0.5,   1,    2.5,   5};
    const std::string name(operation.data(), size_t(operation.size()));
    m_registry->requests.Add({{"operation", name}, {"status", std::to_string(status)}}).Increment();
    m_registry->durations.Add({{"operation", name}}, bounds)
        .Observe(std::chrono::duration<double>(took).count());
}

QByteArray Metrics::text() const
{
    return QByteArray::fromStdString(prometheus::TextSerializer().Serialize(m_registry->registry.Collect()));
}

} // namespace onhire
