// SPDX-License-Identifier: GPL-3.0-or-later
// Names one request in answers and logs: req_ and 26 Crockford characters, all of them chance. It is no secret.
#pragma once

#include <QByteArray>

namespace onhire {

QByteArray newRequestId();

} // namespace onhire
