// SPDX-License-Identifier: GPL-3.0-or-later
// What the scan desk tells in lines: how much waits, what was done in this session, how the scanner is set up,
// and why somebody may not use it.
#pragma once

#include "core/services/fulfilment/fulfilment.h"
#include "ui/shared/scanning/scan_frame.h"

#include <QLocale>

namespace onhire {

class Session;

QString queueText(const FulfilmentQueue &queue); // orders that wait, and how many devices they still need
QString returnsText(const ReturnsDue &returns, const QLocale &locale);
QString sessionText(int assigned, int takenBack, const QLocale &locale);

// What the scanner is expected to type, for whoever sets one up.
QString scannerText(const ScanFrame &frame);

QString whyForbidden(const Session &session, bool isTakingBack); // empty: it is allowed

} // namespace onhire
