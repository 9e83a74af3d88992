// SPDX-License-Identifier: GPL-3.0-or-later
// The sample orders: two years of them, the older the more settled.
#pragma once

#include "core/domain/orders/pricing.h"
#include "core/services/context.h"

#include <QRandomGenerator>

namespace onhire {

class DemoOrders
{
public:
    DemoOrders(const Context &context, QHash<QString, OfferedVariant> offered, QStringList customerIds,
               QRandomGenerator &random);

    // The next `count` of `total` orders, oldest first, with the rentals that came of them and what was charged
    // for those of a part of them.
    Result<void> write(int first, int count, int total);

private:
    struct Batch;
    Result<void> addOrder(Batch &batch, const QDateTime &at, double age, bool withPayments);

    const Context &m_context;
    const QHash<QString, OfferedVariant> m_offered;
    const QStringList m_skus;
    const QStringList m_customerIds;
    QRandomGenerator &m_random;
    const QString m_today;
    const QString m_daysOfIds; // JSON
};

} // namespace onhire
