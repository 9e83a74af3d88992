// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the scans: for assigning the order, the shelves and the queue, for taking back the shelf
// and the devices that are due.
#pragma once

#include "ui/fulfilment/desk_watch.h"
#include "ui/fulfilment/side_cards.h"

#include <QScrollArea>

namespace onhire {

class DeskSide : public QScrollArea
{
    Q_OBJECT

public:
    explicit DeskSide(const TextFormat &format, QWidget *parent = nullptr);

    PlaceCard *place() const { return m_place; }
    void setTakingBack(bool isTakingBack);
    void show(const DeskSurroundings &read, const DeskWork &work);
    void showFailure(const Error &error, const QDateTime &seenAt); // invalid: nothing has been seen yet
    void showAside(const OrdersAside &aside);
    void showOrder(const std::optional<DeskOrder> &order);
    void showReturn(const std::optional<DeskDevice> &device, int stored);

Q_SIGNALS:
    void orderChosen(const QString &orderId);
    void rentalChosen(const QString &rentalId);
    void retryChosen();
    void focusLost(); // with what had it

private:
    const TextFormat m_format;
    OrderCard *m_order;
    ShelfCard *m_shelf;
    AsideCard *m_aside;
    QueueCard *m_queue;
    PlaceCard *m_place;
    ReturnsCard *m_returns;
    bool m_isTakingBack = false;
    bool m_hasAside = false;
};

} // namespace onhire
