// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a contract whose last day has passed while its device is still out.
#pragma once

#include "core/domain/subscriptions/schedule.h"

#include <QDate>
#include <QStringList>

#include <optional>

namespace onhire {

enum class ContractEnd { RequireAction, AutoRenewMonthly, AutoRenewSameTerm, AutoTerminate };

const QStringList &contractEndNames(); // as the setting knows them, in the order above
std::optional<ContractEnd> contractEndNamed(QStringView name);

// The fewest whole terms, in months, with which the contract reaches beyond that day. None where it would
// become longer than contracts may be.
std::optional<int> renewalFor(const Terms &terms, int term, QDate today);

} // namespace onhire
