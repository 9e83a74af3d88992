// SPDX-License-Identifier: GPL-3.0-or-later
// How long somebody wants what a thread reads. Commands are not known here: they are carried out whether or not
// anybody waits for them.
#pragma once

#include <QMutex>

#include <map>
#include <stop_token>
#include <thread>

namespace onhire {

class WantedReads
{
public:
    // What the thread that makes it does until it is gone.
    class Read
    {
    public:
        Read(WantedReads &reads, std::stop_token unwanted);
        ~Read();
        Q_DISABLE_COPY_MOVE(Read)

    private:
        WantedReads &m_reads;
    };

    std::stop_token ofThisThread() const; // never requested while it reads nothing

private:
    mutable QMutex m_mutex;
    std::map<std::thread::id, std::stop_token> m_unwanted;
};

} // namespace onhire
