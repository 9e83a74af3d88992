// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody at the desk leaves in writing for others: a note on the order or the device there, and that a
// device whose contract still runs is asked to be taken back early.
#pragma once

#include "ui/fulfilment/desk_work.h"

namespace onhire {

class DeskErrands : public QObject
{
    Q_OBJECT

public:
    DeskErrands(const Workplace &workplace, DeskWork &work, QWidget &page);

    // Why no note can be added; none: there is something to note on, and this person may.
    std::optional<DeskNotice> whyNoNote(bool isTakingBack) const;
    void note(bool isTakingBack);
    bool mayAskForEarlyReturn() const;
    void askForEarlyReturn(const DeskNotice &notice);

private:
    const Workplace m_workplace;
    DeskWork &m_work;
    QWidget &m_page;
};

} // namespace onhire
