// SPDX-License-Identifier: GPL-3.0-or-later
// The figures as a table, each written as soon as it is known: figure, limit, held or missed.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace onhire::bench {

struct Times
{
    QList<double> all; // ms

    double middle() const;
    double worst() const;
};

// How long the window stood still, and how much of that it was at work itself: on a busy machine it also waits.
struct Frames
{
    Times byTheClock, atWork;
};

class FigureTable
{
public:
    // A machine that is so many times as slow as one that keeps the limits has so many times as long for
    // everything.
    explicit FigureTable(double slower) : m_slower(slower) { }

    void begin(const QString &part);
    // The middle one is held against the limit; of frames the longest.
    void add(const QString &what, const Times &times, std::optional<double> limit);
    void addFrames(const QString &what, const Frames &frames, double limit);
    void addSize(const QString &what, double megabytes, double limit);
    void note(const QString &what, const QString &figure);
    void end() const; // says again what was missed
    const QStringList &missed() const { return m_missed; }

private:
    void line(const QString &what, const QString &figure, const QString &worst, const QString &limit,
              bool held);

    const double m_slower;
    QString m_part;
    int m_held = 0;
    QStringList m_missed;
};

} // namespace onhire::bench
