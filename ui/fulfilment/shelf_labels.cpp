// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/shelf_labels.h"

#include "ui/fulfilment/desk_papers.h"
#include "ui/papers/device_papers.h"
#include "ui/shared/pages/page.h"
#include "ui/shared/text/wording.h"

#include <QSettings>

namespace onhire {

static constexpr auto EachKey = "fulfilment/printEachLabel";

ShelfLabels::ShelfLabels(const Workplace &workplace, DeskWork &work, Page &page)
    : QObject(&page), m_workplace(workplace), m_work(work), m_page(page), m_printer(workplace.settings)
{
    connect(&work, &DeskWork::takenBack, this, [this](const DeskRow &row) {
        if (printsEach())
            print(row, Wish::Each);
    });
}

bool ShelfLabels::printsEach() const
{
    return m_workplace.settings.value(QLatin1StringView(EachKey), false).toBool();
}

void ShelfLabels::setPrintsEach(bool on)
{
    m_workplace.settings.setValue(QLatin1StringView(EachKey), on);
}

void ShelfLabels::printOne()
{
    const DeskRow *row = m_work.returnRow();
    if (!row || !row->isDone)
        return;
    if (m_printer.name().isEmpty())
        printDeviceLabels(m_workplace, {labelled(*row)}, m_page);
    else
        print(*row, Wish::One);
}

QCoro::Task<> ShelfLabels::print(DeskRow row, Wish wish)
{
    const auto read = [session = m_workplace.session, devices = ShownRecords{labelled(row)}] {
        return deviceLabels(session->context(), devices);
    };
    const Ticket alive = m_alive.current();
    const auto labels = co_await m_workplace.runner.run(alive, read);
    if (!labels)
        co_return;
    const QString serial = leftToRight(row.code);
    if (!*labels) {
        Q_EMIT told({Tone::Warn, tr("The label of %1 was not printed.").arg(serial),
                     wordingOf(labels->error()).whatToDo});
        co_return;
    }
    const QString printer = m_printer.name();
    const PrintQueue::Outcome outcome = co_await m_printer.print(tr("Label of %1").arg(serial), **labels);
    if (!alive.isCurrent())
        co_return;
    if (outcome != PrintQueue::Outcome::Printed) {
        Q_EMIT told({Tone::Warn, tr("The label of %1 was not printed.").arg(serial),
                     printer.isEmpty()
                         ? tr("No printer has been chosen for labels yet. Print a label to choose one.")
                         : PrintQueue::whyNot(outcome, printer)});
    } else if (wish == Wish::One) {
        Q_EMIT m_page.succeeded(tr("The label of %1 is being printed on %2.").arg(serial, printer));
    }
}

} // namespace onhire
