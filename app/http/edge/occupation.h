// SPDX-License-Identifier: GPL-3.0-or-later
// What a serving thread is busy with, as others see it. While it works on one request, its other connections
// wait. Those that it has read nothing from may meanwhile be looked after by somebody else. Newcomers bring a
// request with them: until the thread has looked at it, they are work that it has yet to begin.
#pragma once

#include <QElapsedTimer>
#include <QSet>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <tuple>

namespace onhire {

class Occupation
{
public:
    // From here to its end the thread may wait for the database.
    class Work
    {
    public:
        explicit Work(Occupation &occupation) : m_occupation(occupation) { m_occupation.begin(); }
        ~Work() { m_occupation.end(); }
        Q_DISABLE_COPY_MOVE(Work)

    private:
        Occupation &m_occupation;
    };

    // From begin() to end(), others may look after that socket. It ends before the socket closes.
    class Rest
    {
    public:
        explicit Rest(Occupation &occupation) : m_occupation(occupation) { }
        ~Rest() { end(); }
        Q_DISABLE_COPY_MOVE(Rest)

        void begin(int socket);
        void end();

    private:
        Occupation &m_occupation;
        int m_socket = -1;
    };

    struct NoMore
    {
        void operator()(Occupation *occupation) const { --occupation->m_newcomers; }
    };
    using Newcomer = std::unique_ptr<Occupation, NoMore>; // counts as long as it lives

    // `onWork` is called on the serving thread whenever it begins to work.
    explicit Occupation(std::function<void()> onWork) : m_onWork(std::move(onWork)) { }

    // Anybody may say and ask these.
    Newcomer connectionCame();
    void connectionLeft() { --m_connections; }
    bool isWorking() const;
    // Of two threads, the one with the lesser burden serves another connection sooner. One that has worked for
    // so long on one request stands still perhaps: it comes last, however few connections it has.
    std::tuple<bool, int, int> burden(std::chrono::milliseconds longWork) const;
    bool worksLongerThan(std::chrono::milliseconds time) const;
    // Shows the connections that rest, if the thread has worked for so long. It does not go on before `look`
    // returns.
    void lookAfterResting(std::chrono::milliseconds workedFor,
                          const std::function<void(const QSet<int> &)> &look) const;

private:
    void begin();
    void end();

    const std::function<void()> m_onWork;
    std::atomic<int> m_connections = 0;
    std::atomic<int> m_newcomers = 0; // among them
    mutable std::mutex m_mutex;
    QElapsedTimer m_worksSince; // invalid: it does not
    QSet<int> m_resting; // sockets
};

} // namespace onhire
