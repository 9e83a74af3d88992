// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that somebody at this desk has set aside, until they are taken up again. The company's queue does not
// know of it: at another desk they wait as before.
#pragma once

#include "core/services/fulfilment/fulfilment.h"

#include <QObject>

namespace onhire {

class OrdersAside : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void add(const DeskOrder &order);
    void remove(const QString &orderId);
    void see(const std::vector<DeskOrder> &read); // as they are by now: those that are complete go

    bool has(const QString &orderId) const;
    const std::vector<DeskOrder> &orders() const { return m_orders; } // the first that was set aside first
    QStringList ids() const;

Q_SIGNALS:
    void changed();

private:
    std::vector<DeskOrder> m_orders;
};

} // namespace onhire
