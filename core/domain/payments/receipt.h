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

// A payment is read and written with all of them. The last one pays what is left, so each can be paid in full.
inline constexpr qsizetype MostReceipts = 500;

// A payment's receipts as they are stored and shown, in the order in which they were noted. None: empty.
QByteArray withReceipt(const QByteArray &receipts, const Receipt &more, int exponent);
qsizetype countOf(const QByteArray &receipts);

} // namespace onhire
