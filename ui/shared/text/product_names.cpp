// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/texts.h"

namespace onhire {
namespace {

} // namespace

QString productsText(const QString &first, int more)
{
    //: The first product of an order and how many others there are, as in: MacBook Pro 14 · +2
    return more > 0 ? OrderTexts::tr("%1 · +%2").arg(first).arg(more) : first;
}

} // namespace onhire
