// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/scanning/scan_guard.h"

#include "ui/shared/controls/fault_card.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/text/text_format.h"

#include <QApplication>
#include <QVariant>

namespace onhire {

using TakeScan = std::function<void(const QString &)>;

static constexpr const char *TakesEveryScan = "takesEveryScan";

void giveScansTo(QWidget *dialog, const TakeScan &take)
{
    dialog->setProperty(TakesEveryScan, QVariant::fromValue(take));
}

ScanGuard::ScanGuard(const SessionPointer &session, ScanSounds &sounds, QWidget *screen)
    : QObject(screen), m_sounds(sounds)
{
    const auto frame = [session] { return ScanFrame::of(session->tenant()->settings); };
    connect(new ScanBarrier(screen, frame), &ScanBarrier::refused, this, &ScanGuard::answer);
}

void ScanGuard::answer(const QString &code)
{
    QWidget *dialog = QApplication::activeModalWidget(); // below a menu or a list that is open
    if (const auto take = dialog ? dialog->property(TakesEveryScan).value<TakeScan>() : TakeScan()) {
        take(code);
        return;
    }
    m_sounds.play(ScanSounds::Sound::Wrong);
    const QString what = tr("%1 was scanned while a dialog or menu was open.").arg(leftToRight(code));
    const QString whatToDo = tr("Answer or close it first, then scan again. Nothing was changed.");
    if (dialog)
        showFaultIn(*dialog, what, whatToDo);
    else
        Q_EMIT refusedUntold(what, whatToDo);
    Q_EMIT refused(what, whatToDo);
}

} // namespace onhire
