// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/product_names.h"

#include <QCoreApplication>

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Orders)
};

} // namespace

QString productsText(const QString &first, int more)
{
    //: The first product of an order and how many others there are, as in: MacBook Pro 14 · +2
    return more > 0 ? Words::tr("%1 · +%2").arg(first).arg(more) : first;
}

} // namespace onhire
