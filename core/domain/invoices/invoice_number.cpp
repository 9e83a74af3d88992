// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/invoices/invoice_number.h"

#include <algorithm>

namespace onhire {
namespace {

constexpr qsizetype YearDigits = 4, FewestDigits = 6;

bool isDigits(QStringView text)
{
    return std::ranges::all_of(text, [](QChar each) { return each >= u'0' && each <= u'9'; });
}

} // namespace

bool isInvoiceNumber(QStringView text)
{
    return text.size() > YearDigits + FewestDigits && text[YearDigits] == u'-'
        && isDigits(text.first(YearDigits)) && isDigits(text.sliced(YearDigits + 1));
}

} // namespace onhire
