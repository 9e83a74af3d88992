// SPDX-License-Identifier: GPL-3.0-or-later
// A single device: its states, and who may move it from one to another.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"

#include <QDate>

#include <optional>

namespace onhire {

struct Tenant;

enum class AssetStatus { Available, RentedOut, Returned, Sold, Unavailable };

QLatin1StringView nameOf(AssetStatus status);
std::optional<AssetStatus> assetStatusNamed(QStringView name);

enum class AssetMover {
    Person, // who looks after the devices
    Subscription, // assigned to one, or leaving it
};

bool mayMove(AssetStatus from, AssetStatus to, AssetMover mover);

// A person's move: ASSET_IN_USE while a subscription holds the device, INVALID_STATUS where there is no way.
Result<void> checkMove(AssetStatus from, AssetStatus to);

Schema assetStatusSchema();
const QStringList &assetConditions(); // from the best to the worst: excellent, good, fair, poor, damaged
Schema assetConditionSchema();

// The status that a request asks for, none if it asks for none: INVALID_STATUS when there is no such status.
Result<std::optional<AssetStatus>> requestedStatus(const JsonValue &body);

// When a request says that the device was acquired, with a fault when that is before 1950 or more than two
// years ahead.
std::optional<QDate> requestedAcquisitionDate(const JsonValue &body, const Tenant &tenant, QDate today,
                                              QList<Fault> &faults);

// What somebody tells of a new device. What its product is called comes from the catalogue.
struct AssetRequest
{
    QString serialNumber, sku;
    AssetStatus status = AssetStatus::Available;
    std::optional<Money> acquisitionCost; // else what the catalogue says
    std::optional<QDate> acquisitionDate; // else today
    QString condition, location, notes;

    static Schema schema();
    // `today` in the tenant's zone.
    static Result<AssetRequest> read(const JsonValue &body, const Tenant &tenant, QDate today,
                                     bool strict = false);

    // What two requests for the same device have in common, hexadecimal.
    QByteArray digest() const;
};

} // namespace onhire
