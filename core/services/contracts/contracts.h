// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of an order, as a PDF among its files.
#pragma once

#include "core/services/context.h"

namespace onhire {

struct ContractRequest
{
    QString orderId;
    QString contractType; // what the caller calls it; kept with the file
    QString templateId; // empty: the one that there is
};

// A new file each time: what was signed before stays. ORDER_NOT_FOUND, TEMPLATE_NOT_FOUND.
Result<Record> generateContract(const Context &context, const ContractRequest &request);

} // namespace onhire
