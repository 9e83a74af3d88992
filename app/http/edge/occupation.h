// SPDX-License-Identifier: GPL-3.0-or-later
// What a serving thread is busy with, as others see it. While it works on one request, its other connections
// wait. Those that it has read nothing from may meanwhile be looked after by somebody else.
#pragma once

#include <QElapsedTimer>
#include <QSet>

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>

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

    // `onWork` is called on the serving thread whenever it begins to work.
    explicit Occupation(std::function<void()> onWork) : m_onWork(std::move(onWork)) { }

    // Anybody may say and ask these.
    void connectionCame() { ++m_connections; }
    void connectionLeft() { --m_connections; }
    int connections() const { return m_connections; }
    bool isWorking() const;
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
    mutable std::mutex m_mutex;
    QElapsedTimer m_worksSince; // invalid: it does not
    QSet<int> m_resting; // sockets
};

} // namespace onhire
