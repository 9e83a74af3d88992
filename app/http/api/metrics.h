// SPDX-License-Identifier: GPL-3.0-or-later
// What the server tells about itself, in the text format of Prometheus.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>
#include <memory>

namespace onhire {

class Metrics
{
public:
    Metrics();
    ~Metrics();

    void noteRequest(QByteArrayView operation, int status, std::chrono::nanoseconds took);
    QByteArray text() const;

private:
    struct Registry;
    std::unique_ptr<Registry> m_registry;
};

} // namespace onhire
