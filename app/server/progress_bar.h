// SPDX-License-Identifier: GPL-3.0-or-later
// One line on the terminal that says how far long work is and how long it will take. Says nothing where nobody
// looks.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace onhire {

class ProgressBar
{
public:
    explicit ProgressBar(QString noun); // "orders"
    ~ProgressBar();
    ProgressBar(const ProgressBar &) = delete;
    ProgressBar &operator=(const ProgressBar &) = delete;

    void show(int done, int of);
    void end(); // what is written from now on begins on a line of its own

private:
    const QString m_noun;
    const bool m_isSeen;
    bool m_isBegun = false;
    QElapsedTimer m_since;
};

// "[####....] 40 of 80 orders, about 2 min left"
QString progressLine(int done, int of, const QString &noun, qint64 elapsedMilliseconds);

} // namespace onhire
