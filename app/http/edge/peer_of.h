// SPDX-License-Identifier: GPL-3.0-or-later
// Who is at the other end of a socket that Qt does not have, or not yet.
#pragma once

#include <QHostAddress>

namespace onhire {

QHostAddress peerOf(int socket); // null: nobody any more

} // namespace onhire
