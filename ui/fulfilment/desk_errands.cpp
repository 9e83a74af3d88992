// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_errands.h"

#include "core/base/id.h"
#include "ui/fulfilment/desk_words.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/workplace/signed_line.h"

using namespace Qt::StringLiterals;

namespace onhire {

DeskErrands::DeskErrands(const Workplace &workplace, DeskWork &work, QWidget &page)
    : QObject(&page), m_workplace(workplace), m_work(work), m_page(page)
{
}

std::optional<DeskNotice> DeskErrands::whyNoNote(bool isTakingBack) const
{
    if (!isTakingBack && !m_workplace.session->may("orders:write"_L1))
        return DeskWords::ordersAreNotTheirs();
    const bool isThere =
        isTakingBack ? m_work.returnRow() && m_work.returnRow()->isDone : m_work.shownOrder().has_value();
    return isThere ? std::nullopt : std::optional(DeskWords::nothingToNoteOn(isTakingBack));
}

bool DeskErrands::mayAskForEarlyReturn() const
{
    return m_workplace.session->may("subscriptions:write"_L1);
}

// It is on what is shown now, whatever is scanned until it is written.
void DeskErrands::note(bool isTakingBack)
{
    if (whyNoNote(isTakingBack))
        return;
    const QString subject = isTakingBack ? m_work.returnRow()->code : m_work.shownOrder()->id;
    const Question question{
        .title = isTakingBack ? tr("Note on device %1").arg(leftToRight(subject))
                              : tr("Note on order %1").arg(leftToRight(shortCodeOf(subject))),
        .text = tr("It is added to the existing notes, with your name and the time."),
        .verb = tr("Add note"),
        .reasonLabel = tr("Note"),
    };
    ask(&m_page, question, [this, subject](const QString &words) {
        if (!words.isEmpty())
            m_work.note(subject, signedLine(m_workplace, words));
    });
}

void DeskErrands::askForEarlyReturn(const DeskNotice &notice)
{
    const DeskRow *row = m_work.returned().find(notice.scan);
    if (!row || !mayAskForEarlyReturn())
        return;
    const QString serial = leftToRight(row->code);
    const Question question{
        .title = tr("Ask for an early return of %1?").arg(serial),
        .text =
            tr("Account managers see subscription %1 on Today, with a note saying that the device is at the "
               "scan desk and what the fee would be. The contract runs on, and nothing is charged, until one "
               "of them returns it early.")
                .arg(leftToRight(shortCodeOf(notice.rentalId))),
        .verb = tr("Ask"),
        .reasonLabel = tr("Reason (optional)"),
    };
    ask(&m_page, question, [this, notice, code = row->code](const QString &reason) {
        //: A note on a subscription. A serial number; then what the fee would be, as said at the desk
        QString words = tr("Early return requested: %1 is at the scan desk.").arg(code);
        if (!notice.fee.isEmpty())
            words += u' ' + tr("Fee: %1.").arg(notice.fee);
        if (!reason.isEmpty())
            words += u' ' + reason;
        m_work.askForEarlyReturn(notice.rentalId, signedLine(m_workplace, words), notice.scan);
    });
}

} // namespace onhire
