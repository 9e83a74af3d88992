// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the bottom: which rows, how many are chosen, where the data is, and whether changes of others
// arrive. Also what is still being worked on, and what was typed and not saved.
#pragma once

#include "ui/shared/forms/draft_store.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace onhire {

class LinkLabel;
class LiveDot;

class StatusLine : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setCounts(const QString &shown, const QString &selected);
    void setSteps(bool may); // whether keys lead to the record before and after
    void setConnection(const QString &text);
    void setLive(bool isLive, const QString &text);
    void setWork(const QString &text); // that goes on; empty: none
    void setDrafts(const QList<Draft> &drafts); // lists them, and opens the one that is chosen

Q_SIGNALS:
    void stopWanted(); // of the work that goes on
    void draftChosen(const onhire::Draft &draft);

private:
    void listDrafts();

    QLabel *m_shown;
    QWidget *m_steps;
    QLabel *m_selected;
    QLabel *m_connection;
    QLabel *m_live;
    LiveDot *m_dot;
    QLabel *m_work;
    LinkLabel *m_stop;
    QToolButton *m_drafts;
    QList<Draft> m_listed;
};

} // namespace onhire
