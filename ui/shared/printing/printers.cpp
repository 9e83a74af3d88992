// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/printers.h"

#include "ui/shared/printing/printout.h"

#include <QPrinter>
#include <QPrinterInfo>

namespace onhire {

const Printers &Printers::ofThisMachine()
{
    static const Printers printers;
    return printers;
}

QStringList Printers::names() const
{
    return QPrinterInfo::availablePrinterNames();
}

QString Printers::usual() const
{
    return QPrinterInfo::defaultPrinterName();
}

bool Printers::print(const QString &name, const Printout &printout) const
{
    QPrinter printer(QPrinterInfo::printerInfo(name), QPrinter::HighResolution);
    return printOn(printer, printout);
}

} // namespace onhire
