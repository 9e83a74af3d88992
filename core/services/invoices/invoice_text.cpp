// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoice_text.h"

#include "core/domain/invoices/service_days.h"

namespace onhire {

static QString wordsFor(const std::optional<ServiceDays> &days, InvoiceWord fromTo, const InvoiceText &text)
{
    return days ? text.word(fromTo).arg(text.date(days->first), text.date(days->last)) : QString();
}

QString InvoiceText::period(const JsonValue &line) const
{
    return wordsFor(serviceDaysIn(line), InvoiceWord::PeriodFromTo, *this);
}

QString InvoiceText::wholePeriod(const JsonValue &invoice) const
{
    return wordsFor(serviceDaysOfAll(invoice), InvoiceWord::PeriodInTwoLines, *this);
}

} // namespace onhire
