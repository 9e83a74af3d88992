// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs of one kind that many threads bring. Those that arrive while others are being done are gathered, and the
// thread of the first of them does them all at once. So a job that comes alone is done at once, and many cost
// little more than a few.
#pragma once

#include <QScopeGuard>
#include <QString>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <vector>

namespace onhire {

template <typename Job>
class Gathering
{
public:
    // So many threads work on one line at the same time, each on so many jobs at most.
    Gathering(int workers, size_t most) : m_workers(workers), m_most(most) { }

    // Comes back when the job is done, by this thread or another one. Jobs of the same line may be done
    // together.
    template <typename Work>
    void run(const QString &lineName, Job &job, const Work &work)
    {
        Place place{&job};
        std::unique_lock lock(m_mutex);
        Line &line = m_lines[lineName];
        line.waiting.push_back(&place);
        const auto leave = qScopeGuard([&] { // also where there was no memory to begin with it
            if (!lock.owns_lock())
                lock.lock();
            if (std::erase(line.waiting, &place) > 0)
                callNext(line);
        });
        callNext(line);
        place.turn.wait(lock, [&] { return place.isDone || isTurnOf(place, line); });
        if (!place.isDone)
            workOn(line, lock, work);
    }

    size_t waitingIn(const QString &lineName)
    {
        const std::lock_guard lock(m_mutex);
        return m_lines[lineName].waiting.size();
    }

private:
    struct Place
    {
        Job *job;
        bool isDone = false;
        std::condition_variable turn = {};
    };

    struct Line
    {
        std::deque<Place *> waiting;
        int working = 0; // threads
        size_t inWork = 0; // jobs
    };

    bool isTurnOf(const Place &place, const Line &line) const
    {
        return mayBegin(line) && line.waiting.front() == &place;
    }

    // A second thread begins once as many jobs wait as one thread is doing: two that come together need not
    // wait for each other, and of many none runs ahead with only one or two.
    bool mayBegin(const Line &line) const
    {
        if (line.waiting.empty() || line.working == m_workers)
            return false;
        return line.waiting.size() * size_t(line.working) >= line.inWork;
    }

    template <typename Work>
    void workOn(Line &line, std::unique_lock<std::mutex> &lock, const Work &work)
    {
        std::vector<Place *> places;
        std::vector<Job *> jobs;
        take(line, places, jobs);
        ++line.working;
        line.inWork += places.size();
        callNext(line);
        const auto end = qScopeGuard([&] { // nobody waits forever, should memory run out
            if (!lock.owns_lock())
                lock.lock();
            --line.working;
            line.inWork -= places.size();
            tell(places);
            callNext(line);
        });
        lock.unlock();
        work(jobs);
    }

    static void tell(const std::vector<Place *> &places)
    {
        for (Place *place : places) {
            place->isDone = true;
            place->turn.notify_one();
        }
    }

    // Once there is memory for all of them: who was taken is told in the end.
    void take(Line &line, std::vector<Place *> &places, std::vector<Job *> &jobs) const
    {
        const size_t many = std::min(m_most, line.waiting.size());
        places.reserve(many);
        jobs.reserve(many);
        for (size_t i = 0; i < many; ++i) {
            places.push_back(line.waiting.front());
            jobs.push_back(line.waiting.front()->job);
            line.waiting.pop_front();
        }
    }

    void callNext(const Line &line) const
    {
        if (mayBegin(line))
            line.waiting.front()->turn.notify_one();
    }

    const int m_workers;
    const size_t m_most;
    std::mutex m_mutex;
    std::map<QString, Line> m_lines; // they stay where they are
};

} // namespace onhire
