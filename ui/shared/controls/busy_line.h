// SPDX-License-Identifier: GPL-3.0-or-later
// A line that runs along the upper edge of what somebody waits for. Work that is quick shows none.
#pragma once

#include <QProgressBar>
#include <QTimer>

#include <chrono>

namespace onhire {

class BusyLine : public QProgressBar
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds Unnoticed{300}; // what takes less needs no sign

    // `over` is the parent or stands in it.
    BusyLine(QWidget *parent, QWidget *over);

    void setBusy(bool isBusy);

Q_SIGNALS:
    void lasts(); // it is seen now

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();
    void place();

    QWidget *const m_over;
    QTimer m_soon;
};

} // namespace onhire
