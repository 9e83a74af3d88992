// SPDX-License-Identifier: GPL-3.0-or-later
// Lets work on the database be stopped from outside: once that is asked for, and until this is destroyed, it
// cancels whatever the sessions are busy with. It does so again and again, because the next statement may begin
// just then. Sessions are known by their application_name, even if they reconnect.
#pragma once

#include <QString>

#include <stop_token>
#include <thread>

namespace onhire {

class CallOff
{
public:
    CallOff(QString conninfo, std::stop_token stop);

private:
    void run(const std::stop_token &isOver) const;
    void cancelUntil(const std::stop_token &isOver) const;

    const QString m_conninfo;
    const std::stop_token m_stop;
    std::jthread m_thread;
};

// A name that no other session has, of this machine or another.
QString newSessionName();

} // namespace onhire
