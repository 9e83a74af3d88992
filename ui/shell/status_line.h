// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the bottom: which rows, how many are chosen, where the data is, and whether changes of others
// arrive.
#pragma once

#include <QWidget>

class QLabel;

namespace onhire {

class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setCounts(const QString &shown, const QString &selected);
    void setConnection(const QString &text);
    void setLive(const QString &text);

private:
    QLabel *m_shown;
    QLabel *m_selected;
    QLabel *m_connection;
    QLabel *m_live;
};

} // namespace onhire
