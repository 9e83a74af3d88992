// SPDX-License-Identifier: GPL-3.0-or-later
// A billing group as it is stored, with what its members add up to, and how that is shown.
#pragma once

#include "core/base/record_shape.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace onhire {

struct BillingGroupRecord
{
    QString id, tenantId, customerId, name;
    int billingDay = 1;
    QString currency;
    bool active = true; // an inactive one takes no new members
    QStringList rentalIds; // in the order in which they were made
    int activeRentals = 0;
    Money monthlyAmount; // of these
    Money setupFees = {}; // of these, as far as they may still have to be charged; not shown
    QString notes; // null: none
    QString createdBy, createdAt, updatedAt;
};

const RecordShape<BillingGroupRecord> &billingGroupShape();
QByteArray documentOf(const BillingGroupRecord &group);

} // namespace onhire
