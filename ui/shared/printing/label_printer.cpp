// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_printer.h"

#include "ui/shared/printing/label_sheet.h"

#include <QSettings>

namespace onhire {

QString LabelPrinter::name() const
{
    return m_settings.value(printerKeyOf(lastTemplate(m_settings).id)).toString();
}

QCoro::Task<PrintQueue::Outcome> LabelPrinter::print(const QString &title, const QList<LabelContent> &labels)
{
    return m_queue->print(name(), std::make_shared<LabelSheet>(title, lastTemplate(m_settings), labels));
}

} // namespace onhire
