// SPDX-License-Identifier: GPL-3.0-or-later
// An order as rules see it: its states, and what it takes to make one.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"
#include "core/base/schema.h"

#include <QList>
#include <QString>

#include <optional>

namespace onhire {

struct Tenant;

enum class OrderStatus { Pending, Confirmed, Partial, Fulfilled, Cancelled };

QLatin1StringView nameOf(OrderStatus status);
std::optional<OrderStatus> orderStatusNamed(QStringView name);

// Partial and fulfilled follow from the devices that are out, and are never set by hand.
bool canConfirm(OrderStatus status);
bool canCancel(OrderStatus status);

// What somebody wants to order.
struct OrderRequest
{
    struct Item
    {
        QString sku;
        int quantity = 1;
        std::optional<int> contractLength; // zero: a number that no length can have
        std::optional<Money> agreedPrice = {}; // a month, instead of the catalogue's
        QString sentLength = {}; // as it was written
    };
    struct Customer
    {
        QString email, firstName, lastName, company, phone;
        QString type = QStringLiteral("individual");
    };

    QString type = QStringLiteral("standard");
    Customer customer;
    QByteArray billingAddress, shippingAddress; // JSON
    QByteArray customFields, extensionDetails, upgradeDetails; // JSON, or empty
    QString extendedOrderId, upgradedRentalId; // by a client; empty: none, or one that is known to be its own
    QList<Item> items;
    QString notes;

    static Schema schema();
    static Result<OrderRequest> read(const JsonValue &body, const Tenant &tenant, bool strict = false);
};

struct OrderRecord;

// What the same order, sent twice, has in common: e-mail, type and the items, in whatever order they are
// listed. The key of an order is that of the request it was made of.
QString naturalKey(const OrderRequest &request, int defaultContractLength); // as a UUID
QString naturalKey(const OrderRecord &order);

} // namespace onhire
