// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/payment.h"

#include <algorithm>
#include <iterator>
#include <span>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView names[] = {"pending"_L1,   "processing"_L1, "paid"_L1,       "failed"_L1,
                                       "cancelled"_L1, "refunded"_L1,   "written_off"_L1};
constexpr QLatin1StringView purposes[] = {"instalment"_L1, "buyout"_L1,   "early_return_fee"_L1,
                                          "setup"_L1,      "late_fee"_L1, "other"_L1};

using enum ErrorCode;
// What stands against a move from a state; nothing where it may be made.
constexpr std::optional<ErrorCode> Free = std::nullopt;
constexpr auto Moved = InvalidStatusTransition;
// clang-format off
constexpr std::optional<ErrorCode> refusals[7][7] = {
    //               mark paid         mark failed       cancel             retry             refund  write off  charge again
    /* pending     */ {Free,             Free,             Free,              PaymentNotFailed, Free,   Free,       Moved},
    /* processing  */ {Free,             Free,             PaymentProcessing, PaymentProcessing, Free,  Moved,     Moved},
    /* paid        */ {AlreadyPaid,      AlreadyPaid,      AlreadyPaid,       AlreadyPaid,      Free,   Moved,      Moved},
    /* failed      */ {Free,             Free,             Free,              Free,             Free,   Free,       Moved},
    /* cancelled   */ {PaymentCancelled, PaymentCancelled, AlreadyCancelled,  PaymentCancelled, Free,   Moved,     Free},
    /* refunded    */ {Moved,            Moved,            Moved,             Moved,            Free,   Moved,      Moved},
    /* written off */ {Moved,            Moved,            Moved,             Moved,            Free,   Moved,      Moved},
};
// clang-format on

QStringList listOf(std::span<const QLatin1StringView> all)
{
    return {all.begin(), all.end()};
}

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

const QStringList &paymentStatusNames()
{
    static const QStringList all = listOf(names);
    return all;
}

std::optional<PaymentPurpose> paymentPurposeNamed(QStringView name)
{
    const auto found = std::find(std::begin(purposes), std::end(purposes), name);
    return found == std::end(purposes) ? std::nullopt
                                       : std::optional(PaymentPurpose(found - std::begin(purposes)));
}

const QStringList &paymentPurposeNames()
{
    static const QStringList all = listOf(purposes);
    return all;
}

QLatin1StringView nameOf(PaymentPurpose purpose)
{
    return purposes[size_t(purpose)];
}

Result<void> mayMove(PaymentStatus from, PaymentMove move)
{
    const auto refusal = refusals[size_t(from)][size_t(move)];
    if (refusal) // most of them say by themselves what it is
        return Failure(
            Error{*refusal, *refusal == Moved || *refusal == PaymentNotFailed ? nameOf(from) : QString()});
    return {};
}

} // namespace onhire
