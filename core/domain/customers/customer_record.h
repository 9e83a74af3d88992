// SPDX-License-Identifier: GPL-3.0-or-later
// A customer as the API and the screens show it: what is stored about them, and what follows from their
// orders, subscriptions and payments.
#pragma once

#include "core/base/record_shape.h"

#include <QByteArray>
#include <QStringList>

namespace onhire {

struct CustomerRecord
{
    QString id, tenantId, email, firstName, lastName, type, status;
    QString company, phone; // null: none
    QByteArray customFields, billingAddress, shippingAddress; // JSON; empty: none
    QStringList orderIds, rentalIds; // oldest first
    int devicesRented = 0, devicesEver = 0;
    Money monthlyRevenue, collected, acquisitionCost;
    QString currency;
    QString taxTreatment = QStringLiteral("standard"); // domain/payments/tax_terms.h
    QString vatNumber; // null: none
    QString taxRate; // percent; null: the tenant's
    QString createdBy, createdAt, updatedAt;

    bool isActive() const { return status == QLatin1StringView("active"); }
};

const RecordShape<CustomerRecord> &customerShape();
QByteArray documentOf(const CustomerRecord &customer);

} // namespace onhire
