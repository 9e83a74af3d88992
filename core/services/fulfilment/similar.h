// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/fulfilment/fulfilment.h"

namespace onhire {

// The only device that has this serial number in another case. Empty: there is none, or more than one.
Result<QString> similarSerial(const Context &context, const QString &serialNumber);

// Where no device has this serial number, with the only one that has it in another case.
Result<ScanOutcome> withSimilar(const Context &context, ScanOutcome outcome, const QString &serialNumber);

} // namespace onhire
