// SPDX-License-Identifier: GPL-3.0-or-later
// The way back, above a record's page or a form: an arrow and the list, what lies between, where one is, and
// what Esc does.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace onhire {

class LinkLabel;

class CrumbLine : public QWidget
{
    Q_OBJECT

public:
    explicit CrumbLine(const QString &list, QWidget *parent = nullptr);

    LinkLabel *addStep(const QString &text); // between the list and where one is
    void setHere(const QString &text);
    void setEscape(const QString &text); // what it does

Q_SIGNALS:
    void backWanted(); // to the list

private:
    void addLink(LinkLabel *link);

    QLabel *m_here;
    QLabel *m_escape;
    QHBoxLayout *m_steps;
};

} // namespace onhire
