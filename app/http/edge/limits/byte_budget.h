// SPDX-License-Identifier: GPL-3.0-or-later
// How many bytes of large bodies and answers may wait in memory at once, over all connections of all threads.
#pragma once

#include <QtGlobal>

#include <atomic>
#include <memory>
#include <optional>

namespace onhire {

class ByteBudget : public std::enable_shared_from_this<ByteBudget>
{
public:
    // Bytes that are held; its end gives them back.
    class Share
    {
    public:
        Share(std::shared_ptr<ByteBudget> budget, qint64 bytes);
        Share(Share &&) noexcept = default;
        Share &operator=(Share &&) = delete;
        ~Share();

    private:
        std::shared_ptr<ByteBudget> m_budget;
        qint64 m_bytes;
    };

    explicit ByteBudget(qint64 limit) : m_limit(limit) { }

    std::optional<Share> reserve(qint64 bytes);
    std::optional<Share> charge(qint64 bytes); // counts even beyond the limit, and never fails
    qint64 taken() const { return m_taken; }

private:
    const qint64 m_limit;
    std::atomic<qint64> m_taken = 0;
};

} // namespace onhire
