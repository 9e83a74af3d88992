// SPDX-License-Identifier: GPL-3.0-or-later
// How a contract goes on that was not ended.
#pragma once

#include "core/domain/subscriptions/schedule.h"
#include "core/domain/tenants/contract_end.h"

#include <QDate>
#include <QString>

#include <optional>

namespace onhire {

// Why a contract was extended, in its history, where nobody asked for that.
inline constexpr QLatin1StringView AutomaticRenewal("automatic_renewal");

// How it came to that, which no request can say: people may give any reason (billing/_contract.sql looks for
// the monthly one).
enum class ExtensionKind { Agreed, MonthlyRenewal, TermRenewal };
QLatin1StringView nameOf(ExtensionKind kind);

// By terms of so many months; the last one may be shorter.
struct Renewal
{
    int term = 0, months = 0;
};
ExtensionKind kindOf(const Renewal &renewal);

// The fewest whole terms, in months, with which the contract reaches beyond that day, or what is left until it
// is as long as contracts may be. None where it is that already.
std::optional<int> renewalFor(const Terms &terms, int term, QDate today);

// What becomes of this contract where its tenant has chosen that for all: one that is as long as contracts may
// be does not go on by itself.
ContractEnd contractEndOf(const Terms &terms, ContractEnd chosen);

} // namespace onhire
