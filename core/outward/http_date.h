// SPDX-License-Identifier: GPL-3.0-or-later
// Dates as HTTP writes them (RFC 9110, 5.6.7): Sat, 21 Nov 2026 09:30:00 GMT
#pragma once

#include <QByteArray>
#include <QDateTime>

namespace onhire {

QByteArray httpDate(const QDateTime &moment);
QDateTime fromHttpDate(const QByteArray &text); // invalid: it is none

} // namespace onhire
