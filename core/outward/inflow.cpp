// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/inflow.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace onhire {
namespace {

// Between two looks, which should take at most a twentieth of a processor. A neighbour sends a megabyte each
// millisecond.
constexpr std::chrono::nanoseconds ShortestPause = 3ms, LongestPause = 20ms;
constexpr int PausesAsLong = 20; // as a look

std::optional<Peer> peerOf(int socket)
{
    sockaddr_storage storage{};
    socklen_t size = sizeof storage;
    if (::getpeername(socket, reinterpret_cast<sockaddr *>(&storage), &size) != 0)
        return std::nullopt;
    Peer peer{};
    if (storage.ss_family == AF_INET) {
        const auto &four = reinterpret_cast<const sockaddr_in &>(storage);
        peer.address[10] = peer.address[11] = 0xff;
        std::memcpy(&peer.address[12], &four.sin_addr, 4);
        peer.port = ntohs(four.sin_port);
    } else if (storage.ss_family == AF_INET6) {
        const auto &six = reinterpret_cast<const sockaddr_in6 &>(storage);
        std::memcpy(peer.address.data(), &six.sin6_addr, peer.address.size());
        peer.port = ntohs(six.sin6_port);
    } else {
        return std::nullopt;
    }
    return peer;
}

qint64 receivedOver(int socket)
{
    tcp_info info{};
    socklen_t size = sizeof info;
    const bool isKnown = ::getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) == 0;
    return isKnown ? qint64(info.tcpi_bytes_received) : 0;
}

// On a descriptor of our own: the number may be closed, and stand for something else, at any moment.
bool cutAbove(int number, const Peer &peer, qint64 most)
{
    const int socket = ::fcntl(number, F_DUPFD_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const bool isOver = peerOf(socket) == peer && receivedOver(socket) > most;
    if (isOver)
        ::shutdown(socket, SHUT_RDWR);
    ::close(socket);
    return isOver;
}

} // namespace

Inflow::Expectation::Expectation(std::shared_ptr<Inflow> inflow, const Peer &from, qint64 atMost)
    : peer(from), most(atMost), m_inflow(std::move(inflow))
{
    m_inflow->expect(peer, most);
}

Inflow::Expectation::~Expectation()
{
    const QMutexLocker locker(&m_inflow->m_mutex);
    const auto expected = m_inflow->m_peers.find(peer);
    expected->second.most.erase(expected->second.most.find(most));
    if (expected->second.most.empty())
        m_inflow->m_peers.erase(expected);
}

Inflow::~Inflow()
{
    {
        const QMutexLocker locker(&m_mutex);
        m_isEnding = true;
    }
    m_wake.wakeAll();
    if (m_watch.joinable())
        m_watch.join();
}

void Inflow::expect(const Peer &peer, qint64 most)
{
    const QMutexLocker locker(&m_mutex);
    m_peers[peer].most.insert(most);
    if (m_watch.joinable())
        m_wake.wakeAll();
    else
        m_watch = std::thread([this] { watch(); });
}

void Inflow::watch()
{
    const QMutexLocker locker(&m_mutex);
    while (!m_isEnding) {
        if (m_peers.empty()) {
            m_wake.wait(&m_mutex);
            continue;
        }
        const TimePoint begin = std::chrono::steady_clock::now();
        look();
        const std::chrono::nanoseconds pause = (std::chrono::steady_clock::now() - begin) * PausesAsLong;
        m_mutex.unlock();
        std::this_thread::sleep_for(std::clamp(pause, ShortestPause, LongestPause));
        m_mutex.lock();
    }
}

bool Inflow::hasCutSince(TimePoint then, const Peer &peer)
{
    const QMutexLocker locker(&m_mutex);
    const auto found = m_peers.find(peer);
    return found != m_peers.end() && found->second.lastCut >= then;
}

void Inflow::look()
{
    std::error_code error;
    for (fs::directory_iterator entry("/proc/self/fd", error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        int number = -1;
        std::from_chars(name.data(), name.data() + name.size(), number);
        const auto peer = peerOf(number);
        const auto found = peer ? m_peers.find(*peer) : m_peers.end();
        if (found != m_peers.end() && cutAbove(number, *peer, *found->second.most.rbegin()))
            found->second.lastCut = std::chrono::steady_clock::now();
    }
}

} // namespace onhire
