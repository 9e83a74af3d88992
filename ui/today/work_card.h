// SPDX-License-Identifier: GPL-3.0-or-later
// A work list with its title, how many there are in all, and the way to all of them.
#pragma once

#include "ui/shared/controls/controls.h"
#include "ui/today/work_list.h"

class QPushButton;
class QStackedWidget;

namespace onhire {

class WorkCard : public Card
{
    Q_OBJECT

public:
    struct Words
    {
        QString title;
        QString nothing; // when nothing waits
        QString all; // on the button that leads to all of them
    };
    // Where `all` is empty, no button leads there.
    WorkCard(const Words &words, const Link &all, QWidget *parent = nullptr);

    void show(const QList<WorkLine> &lines, int count);
    using QWidget::show;
    void setWhereAll(const Link &link) { m_whereAll = link; } // if a button leads there

    WorkList *list() const { return m_list; }
    QPushButton *allButton() const { return m_all; }
    QString countText() const { return m_count->text(); }

Q_SIGNALS:
    void followed(const onhire::Link &link);

private:
    const QString m_title;
    Link m_whereAll;
    QLabel *m_count;
    QPushButton *m_all;
    QStackedWidget *m_stack;
    WorkList *m_list;
};

} // namespace onhire
