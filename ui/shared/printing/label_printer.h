// SPDX-License-Identifier: GPL-3.0-or-later
// Prints labels without asking: of the kind, and on the printer, that were chosen the last time in the dialog.
// On a thread of its own, so that a printer that hangs keeps nobody waiting.
#pragma once

#include "ui/shared/printing/label_template.h"
#include "ui/shared/workplace/async_runner.h"

#include <functional>
#include <memory>

class QPrinter;

namespace onhire {

class LabelPrinter
{
public:
    enum class Outcome {
        Printed,
        NoPrinter, // none has been chosen yet, or it is not there any more
        Refused, // by the printer
    };
    // The printer of that name, as a thread may use it; none: there is none.
    using Printers = std::function<std::unique_ptr<QPrinter>(const QString &name)>;

    explicit LabelPrinter(QSettings &settings);
    void setPrinters(Printers printers) { m_printers = std::move(printers); }

    QString name() const; // of the printer; empty: none has been chosen yet
    QCoro::Task<Outcome> print(QString title, QList<LabelContent> labels);

private:
    QSettings &m_settings;
    Printers m_printers;
    AsyncRunner m_runner{1};
};

} // namespace onhire
