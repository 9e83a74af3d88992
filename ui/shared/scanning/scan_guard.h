// SPDX-License-Identifier: GPL-3.0-or-later
// Sees to it that nothing is scanned into the dialogs and menus over a screen. Whoever scans may believe that
// it has been done: it is heard, and told where it was scanned.
#pragma once

#include "ui/shared/scanning/scan_sounds.h"
#include "ui/shared/workplace/session.h"

#include <QWidget>

#include <functional>

namespace onhire {

// A dialog that lists what is scanned gets every scan over it, whichever of its fields has the focus.
void giveScansTo(QWidget *dialog, const std::function<void(const QString &code)> &take);

class ScanGuard : public QObject
{
    Q_OBJECT

public:
    ScanGuard(const SessionPointer &session, ScanSounds &sounds, QWidget *screen);

Q_SIGNALS:
    void refused(const QString &what, const QString &whatToDo);
    void refusedUntold(const QString &what, const QString &whatToDo); // there was no dialog to tell it in

private:
    void answer(const QString &code);

    ScanSounds &m_sounds;
};

// For a screen that takes no scans itself: its guard has sounds of its own, and what no dialog could tell, the
// screen does.
template <typename Screen>
void guardAgainstScans(Screen &screen, const SessionPointer &session)
{
    const auto *guard = new ScanGuard(session, *new ScanSounds(&screen), &screen);
    QObject::connect(guard, &ScanGuard::refusedUntold, &screen, &Screen::failed);
}

} // namespace onhire
