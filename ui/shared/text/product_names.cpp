// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/product_names.h"
#include "ui/shared/text/texts.h"

#include <QLocale>

namespace onhire {
QString productsText(const QString &first, int more)
{
    //: The first product of an order and how many others there are, as in: MacBook Pro 14 · +2
    return more > 0 ? OrderTexts::tr("%1 · +%2").arg(first, QLocale().toString(more)) : first;
}

QStringList namesOfItems(const QList<NamedItem> &items)
{
    QStringList names;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const qsizetype alike = items.count(items[i]), before = items.first(i).count(items[i]);
        //: One of several equal items of an order, and which of how many it is
        names += alike > 1 ? OrderTexts::tr("%1 (%2 of %3)")
                                 .arg(items[i].name, QLocale().toString(before + 1), QLocale().toString(alike))
                           : items[i].name;
    }
    return names;
}

} // namespace onhire
