// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace onhire {

// The lines of an invoice are those of its payment, as they stand in that one's document. Ends with it.
QByteArrayView linesOf(QByteArrayView paymentDocument);

} // namespace onhire
