// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fulfilment/desk_words.h"
#include "ui/shared/controls/controls.h"

class QBoxLayout;

namespace onhire {

// Why a scan was not done, until the next one is or somebody puts it away; what still is to be done stays.
class NoticeCard : public Card
{
    Q_OBJECT

public:
    explicit NoticeCard(QWidget *parent = nullptr);
    void show(const DeskNotice &notice, const QString &linkText = {});
    bool isShown() const { return !isHidden(); }
    QString similar() const { return isShown() ? m_notice.similar : QString(); } // that is offered
    void pass(); // another scan was done

Q_SIGNALS:
    void linkFollowed();
    void similarChosen();
    void earlyReturnWanted(const onhire::DeskNotice &notice);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QLabel *m_icon;
    QLabel *m_what;
    QLabel *m_whatToDo;
    QPushButton *m_link;
    QPushButton *m_ask;
    QPushButton *m_similar;
    QPushButton *m_dismiss;
    QBoxLayout *m_parts;
    QBoxLayout *m_buttons;
    DeskNotice m_notice;
};

} // namespace onhire
