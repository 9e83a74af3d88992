// SPDX-License-Identifier: GPL-3.0-or-later
// What whoever receives webhooks has to know: /docs/webhooks.
#pragma once

#include <QByteArray>

namespace onhire {

QByteArray webhooksPage();

} // namespace onhire
