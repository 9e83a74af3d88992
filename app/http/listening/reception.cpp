// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/listening/reception.h"

#include "app/http/edge/peer_of.h"
#include "app/http/edge/request_id.h"
#include "app/http/listening/bell.h"

#include <QVarLengthArray>

#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cerrno>

using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Moment = 20ms; // a thread that works longer than this keeps its other connections waiting
constexpr auto Patience = 1s; // for the rest of what may become a question for a sign of life
constexpr int ArrivalsInARow = 64; // before those who are here have their turn
constexpr int PiecesInARow = 16;
constexpr int MostRoundsAtTheEnd = 64;
constexpr ConnectionBudget::Limits StandingRoom{.total = 32, .perPeer = 16};
constexpr quint32 NewBytes = EPOLLIN | EPOLLRDHUP | EPOLLET; // tells of each byte once, though it stays there

} // namespace

Reception::Reception(ServingThread::Setup setup, Descriptor listening, const Threads &threads)
    : m_setup(std::move(setup)), m_threads(threads), m_listening(std::move(listening)),
      m_events(::epoll_create1(EPOLL_CLOEXEC)), m_date(m_setup.clock),
      m_standingRoom(std::make_shared<ConnectionBudget>(StandingRoom))
{
}

Reception::~Reception()
{
    m_isEnding = true;
    m_setup.bell->ring();
    QThread::wait();
}

bool Reception::isSound() const
{
    return m_listening.isOpen() && m_events.isOpen() && m_setup.bell->descriptor() >= 0;
}

void Reception::run()
{
    const std::unique_ptr<HttpHandler> handler = m_setup.makeHandler();
    const ListenerOptions &options = m_setup.options;
    m_sign.emplace(SignOfLife::Rules{options.limits, m_setup.hosts(), options.trustedProxies}, m_setup.clock,
                   *handler);
    watch(m_listening.get(), EPOLLIN, EPOLL_CTL_ADD);
    watch(m_setup.bell->descriptor(), EPOLLIN, EPOLL_CTL_ADD);
    while (!m_isEnding) {
        waitForSomething();
        if (m_nextTick.hasExpired())
            keepTime();
        if (m_watches && m_nextRound.hasExpired())
            watchOverThreads();
    }
    leave();
    m_sign.reset();
}

void Reception::waitForSomething()
{
    std::array<epoll_event, 64> events;
    const auto patience = m_watches ? std::min(m_nextTick, m_nextRound) : m_nextTick;
    const int count = ::epoll_wait(m_events.get(), events.data(), int(events.size()),
                                   int(std::max<qint64>(0, patience.remainingTime())));
    for (int i = 0; i < count; ++i) {
        const int descriptor = events[size_t(i)].data.fd;
        if (descriptor == m_listening.get()) {
            acceptSome();
        } else if (descriptor == m_setup.bell->descriptor()) {
            m_setup.bell->hush();
            m_watches = true;
            m_nextRound.setRemainingTime(Moment);
        } else {
            attend(descriptor);
        }
    }
}

bool Reception::acceptSome()
{
    for (int i = 0; i < ArrivalsInARow; ++i) {
        Descriptor socket(::accept4(m_listening.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
        if (socket.isOpen()) {
            receive(std::move(socket));
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return false;
        } else if (errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM) {
            // That must not keep us busy until the next tick.
            watch(m_listening.get(), 0, EPOLL_CTL_MOD);
            return false;
        } // else only this one failed, by an error of its network perhaps
    }
    return true;
}

void Reception::receive(Descriptor socket)
{
    const QHostAddress peer = peerOf(socket.get());
    if (auto seat = m_setup.budgets.connections->admit(peer))
        greet({std::move(socket), std::move(*seat)}, false);
    else if (auto room = m_standingRoom->admit(peer))
        greet({std::move(socket), std::move(*room)}, true);
    else
        turnAway(socket.get());
}

void Reception::greet(Arrival arrival, bool isStanding)
{
    const int socket = arrival.socket.get();
    Guest &guest = m_guests.emplace(socket, Guest{std::move(arrival), isStanding}).first->second;
    enter(guest, Stage::Silent, isStanding ? Patience : m_setup.options.limits.idle);
    attend(socket);
    if (m_guests.count(socket) > 0 && !watch(socket, NewBytes, EPOLL_CTL_ADD))
        letGo(socket);
}

void Reception::attend(int socket)
{
    const auto found = m_guests.find(socket);
    if (found == m_guests.end())
        return;
    Guest &guest = found->second;
    if (guest.stage == Stage::Leaving)
        return drain(socket);
    switch (m_sign->answer(socket, m_isEnding || guest.isStanding)) {
    case SignOfLife::Seen::Nothing: break;
    case SignOfLife::Seen::Part:
        if (guest.stage == Stage::Silent)
            enter(guest, Stage::Asking, Patience);
        break;
    case SignOfLife::Seen::Answered:
        enter(guest, Stage::Silent, m_setup.options.limits.idle);
        watch(socket, NewBytes, EPOLL_CTL_MOD); // of the next question something may be there already
        break;
    case SignOfLife::Seen::AnsweredLast: seeOff(guest); break;
    case SignOfLife::Seen::SomethingElse: handOver(socket); break;
    case SignOfLife::Seen::HungUp: letGo(socket); break;
    }
}

void Reception::enter(Guest &guest, Stage stage, std::chrono::milliseconds patience)
{
    guest.stage = stage;
    guest.deadline.setRemainingTime(patience);
}

// Closing at once would make the kernel answer unread bytes with a reset, which overtakes our last words.
void Reception::seeOff(Guest &guest)
{
    const int socket = guest.arrival.socket.get();
    ::shutdown(socket, SHUT_WR);
    enter(guest, Stage::Leaving, m_setup.options.limits.linger);
    drain(socket);
}

void Reception::drain(int socket)
{
    std::array<char, 4096> bytes;
    ssize_t size = 1;
    for (int i = 0; i < PiecesInARow && size > 0; ++i)
        size = ::recv(socket, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (size == 0)
        letGo(socket);
    else if (size > 0)
        watch(socket, NewBytes, EPOLL_CTL_MOD); // the rest in its turn: others are waiting
}

void Reception::handOver(int socket)
{
    if (Guest &guest = m_guests.at(socket); guest.isStanding) {
        turnAway(socket);
        return seeOff(guest);
    }
    (void)::epoll_ctl(m_events.get(), EPOLL_CTL_DEL, socket, nullptr);
    auto guest = m_guests.extract(socket);
    freest().adopt(std::move(guest.mapped().arrival));
}

void Reception::letGo(int socket)
{
    m_guests.erase(socket);
}

void Reception::turnAway(int socket)
{
    const QByteArray id = newRequestId();
    const HttpReply reply = replyTo(refusals::Overloaded, id);
    const QByteArray answer =
        completeHead(draftHead(reply, id), m_date.value(), true, reply.body.size()) + reply.body;
    (void)::send(socket, answer.constData(), size_t(answer.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
}

ServingThread &Reception::freest() const
{
    const auto burden = [](const auto &thread) { return thread->occupation().burden(Moment); };
    return **std::min_element(m_threads.begin(), m_threads.end(),
                              [burden](const auto &a, const auto &b) { return burden(a) < burden(b); });
}

void Reception::keepTime()
{
    m_nextTick.setRemainingTime(m_setup.options.limits.tick);
    watch(m_listening.get(), EPOLLIN, EPOLL_CTL_MOD); // should there have been no descriptor for who came
    QVarLengthArray<int, 64> late;
    for (const auto &[socket, guest] : m_guests) {
        if (guest.deadline.hasExpired())
            late.append(socket);
    }
    for (const int socket : late) {
        const Guest &guest = m_guests.at(socket);
        const bool isForOthers = guest.stage == Stage::Asking || guest.isStanding;
        if (guest.stage != Stage::Leaving && isForOthers)
            handOver(socket);
        else
            letGo(socket);
    }
}

void Reception::watchOverThreads()
{
    m_nextRound.setRemainingTime(Moment);
    for (const auto &thread : m_threads)
        thread->occupation().lookAfterResting(Moment,
                                              [this](const QSet<int> &sockets) { answerResting(sockets); });
    const auto works = [](const auto &thread) { return thread->occupation().isWorking(); };
    if (std::any_of(m_threads.begin(), m_threads.end(), works))
        return;
    m_setup.bell->listenAgain();
    m_watches = std::any_of(m_threads.begin(), m_threads.end(), works); // one may have begun just then
}

void Reception::answerResting(const QSet<int> &sockets)
{
    std::vector<pollfd> resting;
    resting.reserve(size_t(sockets.size()));
    for (const int socket : sockets)
        resting.push_back({socket, POLLIN, 0});
    (void)::poll(resting.data(), resting.size(), 0);
    for (const pollfd &one : resting) {
        if (!(one.revents & POLLIN))
            continue;
        const SignOfLife::Seen seen = m_sign->answerAlone(one.fd);
        if (seen == SignOfLife::Seen::AnsweredLast || seen == SignOfLife::Seen::HungUp)
            ::shutdown(one.fd, SHUT_RDWR); // also its thread sees that here nothing more comes
    }
}

// Whoever has reached the kernel before the end began is still answered.
void Reception::leave()
{
    for (int i = 0; i < MostRoundsAtTheEnd && acceptSome(); ++i) { }
    ::shutdown(m_listening.get(), SHUT_RDWR);
    QVarLengthArray<int, 64> sockets;
    for (const auto &guest : m_guests)
        sockets.append(guest.first);
    for (const int socket : sockets) {
        attend(socket);
        if (const auto left = m_guests.find(socket);
            left != m_guests.end() && left->second.stage == Stage::Asking)
            handOver(socket); // an ordinary request perhaps, whose first bytes are here
    }
    m_guests.clear();
}

bool Reception::watch(int descriptor, quint32 events, int operation)
{
    epoll_event event{};
    event.events = events;
    event.data.fd = descriptor;
    return ::epoll_ctl(m_events.get(), operation, descriptor, &event) == 0;
}

} // namespace onhire
