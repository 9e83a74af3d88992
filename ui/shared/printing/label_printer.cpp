// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_printer.h"

#include "ui/shared/printing/label_sheet.h"

#include <QPrinter>
#include <QPrinterInfo>
#include <QSettings>

namespace onhire {

static std::unique_ptr<QPrinter> systemPrinter(const QString &name)
{
    const QPrinterInfo info = QPrinterInfo::printerInfo(name);
    return info.isNull() ? nullptr : std::make_unique<QPrinter>(info, QPrinter::HighResolution);
}

LabelPrinter::LabelPrinter(QSettings &settings) : m_settings(settings), m_printers(systemPrinter) { }

QString LabelPrinter::name() const
{
    return m_settings.value(printerKeyOf(lastTemplate(m_settings).id)).toString();
}

QCoro::Task<LabelPrinter::Outcome> LabelPrinter::print(QString title, QList<LabelContent> labels)
{
    const auto work = [sheet = std::make_shared<LabelSheet>(title, lastTemplate(m_settings), labels),
                       chosen = name(), printers = m_printers] {
        const std::unique_ptr<QPrinter> printer = chosen.isEmpty() ? nullptr : printers(chosen);
        if (!printer)
            return Outcome::NoPrinter;
        return printOn(*printer, *sheet) ? Outcome::Printed : Outcome::Refused;
    };
    const Outcome outcome = co_await m_runner.run(work);
    co_return outcome;
}

} // namespace onhire
