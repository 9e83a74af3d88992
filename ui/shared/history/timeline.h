// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to a record, the latest first: when, and what.
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QLabel;

namespace onhire {

struct TimelineEntry
{
    QString when;
    QString what;
    QStringList details = {};
};

class Timeline : public QWidget
{
    Q_OBJECT

public:
    explicit Timeline(const QList<TimelineEntry> &entries, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<QLabel *> m_lines; // beside which a dot is drawn
    int m_dotsAt = 0;
};

} // namespace onhire
