// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/fulfilment/fulfilment.h"

namespace onhire {

// Where no device has this serial number, with the only one that has it in another case.
Result<ScanOutcome> withSimilar(const Context &context, ScanOutcome outcome, const QString &serialNumber);

} // namespace onhire
