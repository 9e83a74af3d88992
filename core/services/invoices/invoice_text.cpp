// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoice_text.h"

namespace onhire {

QString InvoiceText::period(const JsonValue &record, InvoiceWord fromTo) const
{
    const QString start = record[u"periodStart"].toString();
    const QDate end = QDate::fromString(record[u"periodEnd"].toString(), Qt::ISODate);
    if (start.isEmpty() || !end.isValid())
        return {};
    return word(fromTo).arg(date(start), date(end.addDays(-1)));
}

} // namespace onhire
