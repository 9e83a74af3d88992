// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/printer_box.h"

namespace onhire {

PrinterBox::PrinterBox(PrintQueue &queue, QWidget *parent) : ChoiceBox(parent), m_queue(queue)
{
    setAccessibleName(tr("Printer"));
    addItem(tr("Looking for printers…"));
    setEnabled(false);
    look();
}

QCoro::Task<> PrinterBox::look()
{
    const Ticket alive = m_life.current();
    PrintQueue::Known known = co_await m_queue.known();
    if (!alive.isCurrent())
        co_return;
    m_known = std::move(known);
    clear();
    addItems(m_known.names);
    if (!hasAny())
        addItem(tr("No printer found"));
    setEnabled(hasAny());
    choosePreferred();
    Q_EMIT found();
}

void PrinterBox::prefer(const QString &printer)
{
    m_preferred = printer;
    if (hasAny())
        choosePreferred();
}

void PrinterBox::choosePreferred()
{
    const QString printer = m_known.names.contains(m_preferred) ? m_preferred : m_known.usual;
    setCurrentIndex(qMax(0, findText(printer)));
}

} // namespace onhire
