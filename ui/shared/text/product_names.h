// SPDX-License-Identifier: GPL-3.0-or-later
// What an order is for, in one line, and how its items are called.
#pragma once

#include <QStringList>

namespace onhire {

QString productsText(const QString &first, int more);

struct NamedItem
{
    QString name, sku;
    friend bool operator==(const NamedItem &, const NamedItem &) = default;
};

// Those of one product and SKU are numbered: iPad (2 of 3).
QStringList namesOfItems(const QList<NamedItem> &items);

} // namespace onhire
