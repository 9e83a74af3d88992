// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/desktop/figure_table.h"

#include <QTextStream>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire::bench {

static QTextStream &out()
{
    static QTextStream stream(stdout);
    return stream;
}

static QString inMs(double figure)
{
    return u"%1 ms"_s.arg(figure, 0, 'f', figure < 10 ? 1 : 0);
}

double Times::middle() const
{
    QList<double> sorted = all;
    std::ranges::sort(sorted);
    return sorted.value(sorted.size() / 2);
}

double Times::worst() const
{
    return all.isEmpty() ? 0 : *std::ranges::max_element(all);
}

void FigureTable::begin(const QString &part)
{
    m_part = part;
    out() << "\n" << part.leftJustified(64);
    for (const QString &title : {u"figure"_s, u"worst"_s, u"limit"_s})
        out() << title.rightJustified(10);
    out() << Qt::endl;
}

void FigureTable::line(const QString &what, const QString &figure, const QString &worst, const QString &limit,
                       bool held)
{
    const QString where = m_part.isEmpty() ? what : m_part + u", "_s + what;
    held ? void(++m_held) : m_missed.append(u"%1: %2, not below %3"_s.arg(where, figure, limit));
    out() << "  " << what.leftJustified(62) << figure.rightJustified(10) << worst.rightJustified(10)
          << limit.rightJustified(10) << (held ? "  held" : "  MISSED") << Qt::endl;
}

void FigureTable::add(const QString &what, const Times &times, std::optional<double> limit)
{
    if (!limit)
        return note(what, inMs(times.middle()));
    const double most = *limit * m_slower;
    line(what, inMs(times.middle()), inMs(times.worst()), inMs(most), times.middle() < most);
}

void FigureTable::addFrames(const QString &what, const Frames &frames, double limit)
{
    const double longest = frames.byTheClock.worst(), most = limit * m_slower;
    line(u"%1 (at work at most %2)"_s.arg(what, inMs(frames.atWork.worst())), inMs(longest), inMs(longest),
         inMs(most), longest < most);
}

void FigureTable::addSize(const QString &what, double megabytes, double limit)
{
    const auto inMB = [](double size) { return u"%1 MB"_s.arg(size, 0, 'f', 0); };
    line(what, inMB(megabytes), {}, inMB(limit), megabytes < limit);
}

void FigureTable::note(const QString &what, const QString &figure)
{
    out() << "  " << what.leftJustified(62) << figure.rightJustified(10) << Qt::endl;
}

void FigureTable::end() const
{
    out() << "\n" << m_held << " held, " << m_missed.size() << " missed" << Qt::endl;
    for (const QString &missed : m_missed)
        out() << "  missed: " << missed << Qt::endl;
}

} // namespace onhire::bench
