// SPDX-License-Identifier: GPL-3.0-or-later
// Prints labels without asking: of the kind, and on the printer, that were chosen the last time in the dialog.
#pragma once

#include "ui/shared/printing/label_template.h"
#include "ui/shared/printing/print_queue.h"

namespace onhire {

class LabelPrinter
{
public:
    explicit LabelPrinter(QSettings &settings) : m_settings(settings) { }
    void setQueue(PrintQueue &queue) { m_queue = &queue; }

    QString name() const; // of the printer; empty: none has been chosen yet
    QCoro::Task<PrintQueue::Outcome> print(const QString &title, const QList<LabelContent> &labels);

private:
    QSettings &m_settings;
    PrintQueue *m_queue = &PrintQueue::ofThisMachine();
};

} // namespace onhire
