// SPDX-License-Identifier: GPL-3.0-or-later
// How many connections there may be: over all threads and listeners, and for each peer, so that one address
// cannot take them all. May be asked from any thread.
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QMutex>

#include <memory>
#include <optional>

namespace onhire {

class ConnectionBudget : public std::enable_shared_from_this<ConnectionBudget>
{
public:
    struct Limits
    {
        int total = 4096; // slow ones are held until their deadline: they must not keep others out
        int perPeer = 128;
    };

    // One admitted connection; its end makes room for another.
    class Seat
    {
    public:
        Seat(std::shared_ptr<ConnectionBudget> budget, quint64 peer);
        Seat(Seat &&) noexcept = default;
        Seat &operator=(Seat &&) = delete;
        ~Seat();

    private:
        std::shared_ptr<ConnectionBudget> m_budget;
        quint64 m_peer;
    };

    explicit ConnectionBudget(Limits limits) : m_limits(limits) { }

    std::optional<Seat> admit(const QHostAddress &peer);
    int taken() const;

private:
    void leave(quint64 peer);

    const Limits m_limits;
    mutable QMutex m_mutex;
    QHash<quint64, int> m_peers;
    int m_total = 0;
};

} // namespace onhire
