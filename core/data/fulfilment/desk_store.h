// SPDX-License-Identifier: GPL-3.0-or-later
// What the scan desk looks at: an order with its open units, the shelves, the orders that wait, a device with
// whoever has it, and the devices that should be back. However large the company, each reads a bounded number
// of rows.
#pragma once

#include "core/base/result.h"
#include "core/data/db/connection.h"
#include "core/domain/assets/asset.h"
#include "core/domain/orders/order.h"

#include <QDate>
#include <QTimeZone>

#include <optional>
#include <vector>

namespace onhire {

struct DeskOrder
{
    struct Item
    {
        QString sku, device;
        int wanted = 0;
        int assigned = 0;
        int open() const { return wanted - assigned; }
    };
    struct OldDevice
    {
        QString rentalId, serialNumber, device;
        bool isOut = false; // still
    };

    QString id;
    OrderStatus status = OrderStatus::Confirmed;
    QString customerId, customer;
    std::vector<Item> items;
    std::optional<OldDevice> comesBack = {}; // for it, where it is an upgrade

    int open() const; // units that still wait for a device; of a cancelled order none does
    QStringList openSkus() const;
    bool takesDevices() const; // now
};
Result<std::optional<DeskOrder>> deskOrder(Connection &connection, const Scope &scope, const QString &orderId);

// The order that somebody who scans this short code means; empty: there is none.
Result<QString> orderOfShortCode(Connection &connection, const Scope &scope, const QString &code);

struct DeskDevice
{
    QString serialNumber, sku, name;
    AssetStatus status = AssetStatus::Available;
    QString condition, location; // null: unknown
    bool isHeld = false; // by the subscription below; else that is the last one it had, if any
    QString rentalId, orderId, customerId, customer;
    QDate contractEnd; // the agreed one, or before it the day on which it ended
    QString upgradeOrderId = {}; // the order for which it comes back; null: none
};
Result<std::optional<DeskDevice>> deskDevice(Connection &connection, const Scope &scope,
                                             const QString &serialNumber, const QTimeZone &zone);

// Serial numbers that have this word, folded as words are kept for searches.
Result<QStringList> devicesOfWord(Connection &connection, const Scope &scope, const QString &word, int most);

struct ShelfStock
{
    QString sku, device;
    QString location; // null: nobody has said where
    int devices = 0;
    bool isMore = false; // than were counted
};
Result<std::vector<ShelfStock>> shelfStock(Connection &connection, const Scope &scope, const QStringList &skus);

// Back, and nobody has recorded their condition since.
struct UninspectedDevices
{
    QStringList next; // serial numbers, those that wait longest first
    int devices = 0; // in all, up to as many as are counted
};
Result<UninspectedDevices> uninspectedDevices(Connection &connection, const Scope &scope, int most);

struct FulfilmentQueue
{
    struct Order
    {
        QString id, customer;
        int devices = 0;
        int assigned = 0;
        int open() const { return devices - assigned; }
    };

    std::vector<Order> next; // the oldest first
    int orders = 0, devices = 0; // in all
    bool isMore = false; // than were counted
};
Result<FulfilmentQueue> fulfilmentQueue(Connection &connection, const Scope &scope, int most);

struct ReturnsDue
{
    struct Device
    {
        QString rentalId, serialNumber, name, customer;
        QDate dueOn;
    };

    std::vector<Device> next; // the latest first
    int devices = 0, late = 0;
};
struct ReturnsQuestion
{
    QDate today, until;
    QTimeZone zone;
    int most = 0;
};
Result<ReturnsDue> returnsDue(Connection &connection, const Scope &scope, const ReturnsQuestion &question);

} // namespace onhire
