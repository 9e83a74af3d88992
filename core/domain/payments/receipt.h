// SPDX-License-Identifier: GPL-3.0-or-later
// Money that came in for a payment. A payment that is paid in parts has several receipts; what was too much is
// in them, the customer's credit is not.
#pragma once

#include "core/base/money.h"
#include "core/base/record_shape.h"

#include <QByteArray>
#include <QString>

namespace onhire {

struct Receipt
{
    QString id;
    Money amount;
    QString method, reference; // null: nobody said
    QString at; // when the money came, which may be long before it is noted
};

const RecordShape<Receipt> &receiptShape();

// A payment's receipts as they are stored and shown, in the order in which they were noted. None: empty.
QByteArray withReceipt(const QByteArray &receipts, const Receipt &more, int exponent);

} // namespace onhire
