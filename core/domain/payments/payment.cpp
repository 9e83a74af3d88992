// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/payment.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView names[] = {"pending"_L1, "processing"_L1, "paid"_L1, "failed"_L1, "cancelled"_L1};
constexpr QLatin1StringView purposes[] = {"instalment"_L1, "buyout"_L1, "early_return_fee"_L1, "setup"_L1,
                                          "other"_L1};

using enum ErrorCode;
// What stands against a move from a state; nothing where it may be made.
constexpr std::optional<ErrorCode> Free = std::nullopt;
// clang-format off
constexpr std::optional<ErrorCode> refusals[5][4] = {
    //              mark paid         mark failed       cancel             retry
    /* pending    */ {Free,             Free,             Free,              PaymentNotFailed},
    /* processing */ {Free,             Free,             PaymentProcessing, PaymentProcessing},
    /* paid       */ {AlreadyPaid,      AlreadyPaid,      AlreadyPaid,       AlreadyPaid},
    /* failed     */ {Free,             Free,             Free,              Free},
    /* cancelled  */ {PaymentCancelled, PaymentCancelled, AlreadyCancelled,  PaymentCancelled},
};
// clang-format on

} // namespace

QLatin1StringView nameOf(PaymentStatus status)
{
    return names[size_t(status)];
}

std::optional<PaymentStatus> paymentStatusNamed(QStringView name)
{
    const auto found = std::find(std::begin(names), std::end(names), name);
    return found == std::end(names) ? std::nullopt : std::optional(PaymentStatus(found - std::begin(names)));
}

QLatin1StringView nameOf(PaymentPurpose purpose)
{
    return purposes[size_t(purpose)];
}

Result<void> mayMove(PaymentStatus from, PaymentMove move)
{
    const auto refusal = refusals[size_t(from)][size_t(move)];
    if (refusal)
        return Failure(Error{*refusal, nameOf(from)});
    return {};
}

} // namespace onhire
