// SPDX-License-Identifier: GPL-3.0-or-later
// What may be asked of a running subscription, under every name that was ever published for it.
#pragma once

#include "core/base/money.h"
#include "core/base/result.h"
#include "core/base/schema.h"
#include "core/domain/subscriptions/schedule.h"

#include <QDate>
#include <QString>

#include <optional>

namespace onhire {

struct Tenant;

// Each is read from a body that may also name the subscription: `rentalId` is the one in the path.
struct ExtendRequest
{
    int months = 0;
    std::optional<Money> newMonthlyAmount;
    QString reason, notes;

    static Schema schema();
    static Result<ExtendRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                      bool strict = false);
};

struct UpgradeRequest
{
    QString newSku;
    QString newSerialNumber; // at once with this device; empty: once the old one is back
    int contractLength = 0; // 0: none that there is
    std::optional<Money> newMonthlyAmount; // else what the catalogue says
    QString reason, notes;
    QString sentLength = {}; // as it was written

    static Schema schema();
    static Result<UpgradeRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                       bool strict = false);
};

struct ReplaceRequest
{
    QString newSerialNumber;
    QString newSku; // empty: the same as before
    QString reason; // damaged, stolen, defective, lost, or somebody's own words
    QString damageAssessment, notes;
    bool insuranceClaim = false;

    bool deviceIsGone() const; // stolen or lost: it does not come back

    static Schema schema();
    static Result<ReplaceRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                       bool strict = false);
};

struct BuyoutRequest
{
    QString reason = QStringLiteral("other"); // customer_request, end_of_contract, other
    std::optional<Money> price; // by hand
    std::optional<QDate> effectiveDate; // else today
    QString notes;

    static Schema schema();
    static Result<BuyoutRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                      bool strict = false);
};

struct EarlyReturnRequest
{
    std::optional<Money> fee; // by hand
    bool waived = false;
    std::optional<QDate> effectiveDate; // else today
    bool mayForgive = true; // whoever asks, a fee that would be due today
    QString condition, reason, damageAssessment, notes;

    bool isByHand() const { return fee || waived; }

    static Schema schema();
    static Result<EarlyReturnRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                           bool strict = false);
};

struct CancelRequest
{
    QString reason, notes;

    static Schema schema();
    static Result<CancelRequest> read(const JsonValue &body, const Tenant &tenant, const QString &rentalId,
                                      bool strict = false);
};

Schema endSchema();
// Which subscription something is to be worked out for: the path has no id.
Schema calculationSchema();

} // namespace onhire
