// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_printer.h"

#include "ui/shared/printing/label_sheet.h"

#include <QSettings>

namespace onhire {

LabelPrinter::LabelPrinter(QSettings &settings) : m_settings(settings) { }

QString LabelPrinter::name() const
{
    return m_settings.value(printerKeyOf(lastTemplate(m_settings).id)).toString();
}

QCoro::Task<LabelPrinter::Outcome> LabelPrinter::print(QString title, QList<LabelContent> labels)
{
    const auto work = [sheet = std::make_shared<LabelSheet>(title, lastTemplate(m_settings), labels),
                       chosen = name(), printers = m_printers] {
        if (!printers->names().contains(chosen))
            return Outcome::NoPrinter;
        return printers->print(chosen, *sheet) ? Outcome::Printed : Outcome::Refused;
    };
    const Outcome outcome = co_await m_runner.run(work);
    co_return outcome;
}

} // namespace onhire
