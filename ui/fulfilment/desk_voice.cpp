// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_voice.h"

#include "ui/fulfilment/notice_card.h"

namespace onhire {

DeskVoice::DeskVoice(DeskErrands &errands, QWidget *page)
    : QObject(page), m_errands(errands), m_notice(new NoticeCard(page))
{
    connect(m_notice, &NoticeCard::linkFollowed, this, [this] { Q_EMIT rentalChosen(m_rental); });
    connect(m_notice, &NoticeCard::earlyReturnWanted, &m_errands, &DeskErrands::askForEarlyReturn);
}

void DeskVoice::explain(const DeskNotice &notice)
{
    m_rental = notice.rentalId;
    DeskNotice shown = notice;
    shown.offersEarlyReturn = notice.offersEarlyReturn && m_errands.mayAskForEarlyReturn();
    m_notice->show(shown, notice.rentalId.isEmpty() ? QString() : tr("Open the subscription"));
}

void DeskVoice::refuse(const DeskNotice &notice)
{
    m_sounds.play(ScanSounds::Sound::Wrong);
    explain(notice);
}

void DeskVoice::refuseOver(const QString &what, const QString &whatToDo)
{
    explain({.what = what, .whatToDo = whatToDo, .passes = true});
}

void DeskVoice::confirm()
{
    m_notice->pass();
    m_sounds.play(ScanSounds::Sound::Done);
}

} // namespace onhire
