// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/assets/asset.h"

#include "core/base/calendar.h"
#include "core/base/text.h"
#include "core/domain/tenants/tenant.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView names[] = {"available"_L1, "rented_out"_L1, "returned"_L1, "sold"_L1,
                                       "unavailable"_L1};

const QDate EarliestAcquisition(1950, 1, 1);
constexpr int YearsAhead = 2;

constexpr auto Nobody = std::optional<AssetMover>();
constexpr auto Person = std::optional(AssetMover::Person);
constexpr auto Subscription = std::optional(AssetMover::Subscription);

// Who moves a device from the row's state to the column's.
// clang-format off
constexpr std::optional<AssetMover> movers[5][5] = {
    // to:            available     rented_out    returned      sold          unavailable
    /* available   */ {Nobody,       Subscription, Nobody,       Nobody,       Person},
    /* rented_out  */ {Nobody,       Nobody,       Subscription, Subscription, Subscription},
    /* returned    */ {Person,       Nobody,       Nobody,       Nobody,       Person},
    /* sold        */ {Nobody,       Nobody,       Nobody,       Nobody,       Nobody},
    /* unavailable */ {Person,       Nobody,       Nobody,       Nobody,       Nobody},
};
// clang-format on

} // namespace

QLatin1StringView nameOf(AssetStatus status)
{
    return names[size_t(status)];
}

std::optional<AssetStatus> assetStatusNamed(QStringView name)
{
    const auto found = std::find(std::begin(names), std::end(names), name);
    return found == std::end(names) ? std::nullopt : std::optional(AssetStatus(found - std::begin(names)));
}

bool mayMove(AssetStatus from, AssetStatus to, AssetMover mover)
{
    return movers[size_t(from)][size_t(to)] == mover;
}

Result<void> checkMove(AssetStatus from, AssetStatus to)
{
    if (from == to || mayMove(from, to, AssetMover::Person))
        return {};
    const bool held = from == AssetStatus::RentedOut;
    return Failure(Error{held ? ErrorCode::AssetInUse : ErrorCode::InvalidStatus,
                         u"%1 → %2"_s.arg(nameOf(from), nameOf(to))});
}

Schema assetStatusSchema()
{
    return Schema::choice(QStringList(std::begin(names), std::end(names)));
}

Result<std::optional<AssetStatus>> requestedStatus(const JsonValue &body)
{
    if (!body.has(u"status"))
        return std::nullopt;
    const QString &name = body[u"status"].toString();
    const auto status = assetStatusNamed(name);
    if (!status)
        return Failure(Error{ErrorCode::InvalidStatus, name});
    return status;
}

std::optional<QDate> requestedAcquisitionDate(const JsonValue &body, const Tenant &tenant, QDate today,
                                              QList<Fault> &faults)
{
    const QString path = u"acquisitionDate"_s;
    const auto date = parseContractDate(cleaned(body[path].toString()), tenant.zone);
    if (date && *date < EarliestAcquisition)
        faults.append({path, Fault::Kind::TooSmall,
                       u"Must not be before %1."_s.arg(EarliestAcquisition.toString(Qt::ISODate))});
    else if (date && *date > today.addYears(YearsAhead))
        faults.append({path, Fault::Kind::TooBig, u"Must not be more than %1 years ahead."_s.arg(YearsAhead)});
    return date;
}

const QStringList &assetConditions()
{
    static const QStringList words{u"excellent"_s, u"good"_s, u"fair"_s, u"poor"_s, u"damaged"_s};
    return words;
}

Schema assetConditionSchema()
{
    return Schema::choice(assetConditions());
}

} // namespace onhire
