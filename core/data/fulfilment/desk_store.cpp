// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/fulfilment/desk_store.h"

#include "core/domain/orders/possible.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostCounted = 500; // beyond that nobody at a desk needs the number

QDate dateOf(const Rows &rows, int column)
{
    return QDate::fromString(rows.text(column), Qt::ISODate);
}

Result<std::vector<DeskOrder::Item>> itemsOf(Connection &connection, const Scope &scope, const QString &orderId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::items, {scope.name(), orderId}));
    std::vector<DeskOrder::Item> items;
    while (rows.next())
        items.push_back({rows.text(0), rows.text(1), int(rows.integer(2)), int(rows.integer(3))});
    return items;
}

} // namespace

int DeskOrder::open() const
{
    if (status == OrderStatus::Cancelled)
        return 0;
    int units = 0;
    for (const Item &item : items)
        units += item.open();
    return units;
}

QStringList DeskOrder::openSkus() const
{
    QStringList skus;
    if (status == OrderStatus::Cancelled)
        return skus;
    for (const Item &item : items) {
        if (item.open() > 0 && !skus.contains(item.sku))
            skus += item.sku;
    }
    return skus;
}

bool DeskOrder::takesDevices() const
{
    return unitsToAssign(status, open()) > 0;
}

Result<std::optional<DeskOrder>> deskOrder(Connection &connection, const Scope &scope, const QString &orderId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::order, {scope.name(), orderId}));
    if (!rows.next())
        return std::nullopt;
    const auto status = orderStatusNamed(rows.text(1));
    if (!status)
        return Failure(Error::internal(u"order of unknown status "_s + rows.text(1)));
    DeskOrder order{rows.text(0), *status, rows.text(2), rows.text(3), {}};
    if (!rows.isNull(4))
        order.comesBack = DeskOrder::OldDevice{rows.text(4), rows.text(5), rows.text(6), rows.flag(7)};
    ONHIRE_ASSIGN(order.items, itemsOf(connection, scope, orderId));
    return order;
}

Result<QString> orderOfShortCode(Connection &connection, const Scope &scope, const QString &code)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::order_by_code, {scope.name(), code}));
    return rows.next() ? rows.text(0) : QString();
}

Result<std::optional<DeskDevice>> deskDevice(Connection &connection, const Scope &scope,
                                             const QString &serialNumber, const QTimeZone &zone)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::fulfilment::device,
                                 {scope.name(), serialNumber, QString::fromLatin1(zone.id())}));
    if (!rows.next())
        return std::nullopt;
    const auto status = assetStatusNamed(rows.text(3));
    if (!status)
        return Failure(Error::internal(u"asset of unknown status "_s + rows.text(3)));
    return DeskDevice{.serialNumber = rows.text(0),
                      .sku = rows.text(1),
                      .name = rows.text(2),
                      .status = *status,
                      .condition = rows.nullableText(4),
                      .location = rows.nullableText(5),
                      .isHeld = !rows.isNull(6),
                      .rentalId = rows.nullableText(7),
                      .orderId = rows.nullableText(8),
                      .customerId = rows.nullableText(9),
                      .customer = rows.nullableText(10),
                      .contractEnd = dateOf(rows, 11),
                      .upgradeOrderId = rows.nullableText(12)};
}

Result<QStringList> devicesOfWord(Connection &connection, const Scope &scope, const QString &word, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::by_word, {scope.name(), word, most}));
    QStringList serials;
    while (rows.next())
        serials += rows.text(0);
    return serials;
}

Result<std::vector<ShelfStock>> shelfStock(Connection &connection, const Scope &scope, const QStringList &skus)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::shelf, {scope.name(), skus, MostCounted}));
    std::vector<ShelfStock> stock;
    while (rows.next())
        stock.push_back({.sku = rows.text(0),
                         .device = rows.text(1),
                         .location = rows.nullableText(2),
                         .devices = int(rows.integer(3)),
                         .isMore = rows.integer(3) >= MostCounted});
    return stock;
}

Result<UninspectedDevices> uninspectedDevices(Connection &connection, const Scope &scope, int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::fulfilment::uninspected, {scope.name(), MostCounted, most}));
    UninspectedDevices devices;
    while (rows.next()) {
        devices.next += rows.text(0);
        devices.devices = int(rows.integer(1));
    }
    return devices;
}

Result<FulfilmentQueue> fulfilmentQueue(Connection &connection, const Scope &scope, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::fulfilment::queue, {scope.name(), most, MostCounted}));
    FulfilmentQueue queue;
    while (rows.next()) {
        queue.next.push_back({rows.text(0), rows.text(1), int(rows.integer(2)), int(rows.integer(3))});
        queue.orders = int(rows.integer(4));
        queue.devices = int(rows.integer(5));
    }
    queue.isMore = queue.orders >= MostCounted;
    return queue;
}

Result<ReturnsDue> returnsDue(Connection &connection, const Scope &scope, const ReturnsQuestion &question)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::fulfilment::returns,
                                 {scope.name(), question.until.toString(Qt::ISODate), MostCounted,
                                  QString::fromLatin1(question.zone.id()), question.today.toString(Qt::ISODate),
                                  question.most}));
    ReturnsDue due;
    while (rows.next()) {
        due.next.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3), dateOf(rows, 4)});
        due.devices = int(rows.integer(5));
        due.late = int(rows.integer(6));
    }
    return due;
}

} // namespace onhire
