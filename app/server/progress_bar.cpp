// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/progress_bar.h"

#include <cstdio>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int Width = 40;
static constexpr qint64 LeastToGuessBy = 2000; // milliseconds

static QString timeLeft(int done, int of, qint64 elapsed)
{
    if (done >= of)
        return u", finishing"_s;
    if (done <= 0 || elapsed < LeastToGuessBy)
        return {};
    const qint64 seconds = elapsed * (of - done) / done / 1000 + 1;
    return seconds < 90 ? u", about %1 s left"_s.arg(seconds)
                        : u", about %1 min left"_s.arg((seconds + 59) / 60);
}

QString progressLine(int done, int of, const QString &noun, qint64 elapsedMilliseconds)
{
    const int filled = of > 0 ? int(qint64(done) * Width / of) : Width;
    return u"[%1%2] %3 of %4 %5%6"_s.arg(QString(filled, u'#'), QString(Width - filled, u'.'),
                                         QString::number(done), QString::number(of), noun,
                                         timeLeft(done, of, elapsedMilliseconds));
}

ProgressBar::ProgressBar(QString noun) : m_noun(std::move(noun)), m_isSeen(::isatty(STDERR_FILENO))
{
    m_since.start();
}

ProgressBar::~ProgressBar()
{
    end();
}

void ProgressBar::end()
{
    if (std::exchange(m_isBegun, false))
        std::fputc('\n', stderr);
}

void ProgressBar::show(int done, int of)
{
    if (!m_isSeen)
        return;
    m_isBegun = true;
    const QString line = progressLine(done, of, m_noun, m_since.elapsed());
    std::fprintf(stderr, "\r%s\033[K", line.toUtf8().constData());
    std::fflush(stderr);
}

} // namespace onhire
