// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of an order, as a PDF among its files.
#pragma once

#include "core/services/context.h"

#include <functional>

namespace onhire {

struct ContractRequest
{
    QString orderId;
    QString contractType; // what the caller calls it; kept with the file
    QString templateId; // empty: the one that there is
};

// A new file each time: what was signed before stays. ORDER_NOT_FOUND, TEMPLATE_NOT_FOUND.
Result<Record> generateContract(const Context &context, const ContractRequest &request);
QString contractFileName(const Context &context, const QString &orderId);
Result<void> checkContractsAreMade(const Context &context); // by this program

// A change of a subscription, and the order whose contract agrees it.
struct AgreedChange
{
    Record rental;
    QString orderId;
};
enum class Contract { Stays, IsMade };
// The change, and where it is wished the contract that says it: both, or neither.
Result<Record> changeWith(Contract contract, const Context &context,
                          const std::function<Result<AgreedChange>(const Context &)> &change);

} // namespace onhire
