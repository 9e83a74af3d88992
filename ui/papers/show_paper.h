// SPDX-License-Identifier: GPL-3.0-or-later
// What every printing of papers does: it reads the facts away from the screen, then shows what would be
// printed.
#pragma once

#include "core/base/calendar.h"
#include "core/services/moment.h"
#include "ui/papers/paper_text.h"
#include "ui/shared/pages/page.h"
#include "ui/shared/printing/print_dialog.h"
#include "ui/shared/text/wording.h"
#include "ui/shared/workplace/workplace.h"

#include <QPointer>

namespace onhire {

inline Letterhead letterheadOf(const Workplace &workplace)
{
    const TenantPointer tenant = workplace.session->tenant();
    return {tenant->name, dateIn(tenant->zone, workplace.session->now()), workplace.format()};
}

// What the dialog tells at its end is told by the page.
template <typename Dialog>
void openFor(Page &page, Dialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &Dialog::done, &page, &Page::succeeded);
    dialog->open();
}

template <typename Facts>
QCoro::Task<> readForPaper(Workplace workplace, QPointer<Page> page,
                           std::function<Result<Facts>(const Context &)> read,
                           std::function<void(const Facts &)> show)
{
    const auto work = [session = workplace.session, read] { return read(session->context()); };
    const Result<Facts> facts = co_await workplace.runner.run(work);
    if (!page)
        co_return;
    if (facts) {
        show(*facts);
    } else {
        const Wording words = wordingOf(facts.error());
        Q_EMIT page->failed(words.what, words.whatToDo);
    }
}

} // namespace onhire
