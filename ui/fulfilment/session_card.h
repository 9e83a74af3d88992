// SPDX-License-Identifier: GPL-3.0-or-later
// The scans of this session as a table; a subscription in it is a link.
#pragma once

#include "ui/fulfilment/desk_session.h"
#include "ui/shared/controls/controls.h"

class QPushButton;
class QTableView;

namespace onhire {

class BlankSession;

class SessionCard : public Card
{
    Q_OBJECT

public:
    SessionCard(DeskSession &assigned, DeskSession &returned, QWidget *parent = nullptr);
    void setTakingBack(bool isTakingBack);
    QTableView *table() const;
    void setPaper(const QString &name); // that can be printed now; empty: none can

Q_SIGNALS:
    void paperChosen();
    void rentalChosen(const QString &rentalId);
    void returnChosen(quint64 scan);
    void refusalChosen(const onhire::DeskNotice &notice);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QTableView *newTable(DeskSession &session, const QString &name);
    void choose(const DeskRow &row, bool isReturns);
    void follow(const DeskRow &row);
    void fitColumns(QTableView *table) const;

    void showRows();

    QPushButton *m_paper;
    BlankSession *m_blank;
    QTableView *m_assigned;
    QTableView *m_returned;
    bool m_isTakingBack = false;
};

} // namespace onhire
