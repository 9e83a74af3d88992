// SPDX-License-Identifier: GPL-3.0-or-later
// Prints labels without asking: of the kind, and on the printer, that were chosen the last time in the dialog.
// On a thread of its own, so that a printer that hangs keeps nobody waiting.
#pragma once

#include "ui/shared/printing/label_template.h"
#include "ui/shared/printing/printers.h"
#include "ui/shared/workplace/async_runner.h"

namespace onhire {

class LabelPrinter
{
public:
    enum class Outcome {
        Printed,
        NoPrinter, // none has been chosen yet, or it is not there any more
        Refused, // by the printer
    };

    explicit LabelPrinter(QSettings &settings);
    void setPrinters(const Printers &printers) { m_printers = &printers; } // asked on another thread

    QString name() const; // of the printer; empty: none has been chosen yet
    QCoro::Task<Outcome> print(QString title, QList<LabelContent> labels);

private:
    QSettings &m_settings;
    const Printers *m_printers = &Printers::ofThisMachine();
    AsyncRunner m_runner{1};
};

} // namespace onhire
