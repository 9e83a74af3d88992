// SPDX-License-Identifier: GPL-3.0-or-later
// What the scan desk says to whoever scans: in the notice above the session, and by sounds.
#pragma once

#include "ui/fulfilment/desk_errands.h"
#include "ui/shared/scanning/scan_sounds.h"

namespace onhire {

class NoticeCard;

class DeskVoice : public QObject
{
    Q_OBJECT

public:
    DeskVoice(DeskErrands &errands, QWidget *page);

    void explain(const DeskNotice &notice);
    void refuse(const DeskNotice &notice); // likewise, and it is heard
    void refuseOver(const QString &what, const QString &whatToDo); // a dialog, where it has been heard
    void confirm(); // what was scanned is done

    NoticeCard *notice() const { return m_notice; }
    ScanSounds &sounds() { return m_sounds; }

Q_SIGNALS:
    void rentalChosen(const QString &id);

private:
    DeskErrands &m_errands;
    ScanSounds m_sounds;
    NoticeCard *m_notice;
    QString m_rental; // that is told of
};

} // namespace onhire
