// SPDX-License-Identifier: GPL-3.0-or-later
// A line that runs along the upper edge of what somebody waits for. Work that is quick shows none.
#pragma once

#include <QProgressBar>
#include <QTimer>

namespace onhire {

class BusyLine : public QProgressBar
{
    Q_OBJECT

public:
    // `over` is the parent or stands in it.
    BusyLine(QWidget *parent, QWidget *over);

    void begin();
    void end();

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
