// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/receipt.h"

#include "core/base/json_reader.h"

using namespace Qt::StringLiterals;

namespace onhire {

const RecordShape<Receipt> &receiptShape()
{
    using namespace member;
    static const RecordShape<Receipt> shape(
        "Receipt"_L1,
        {
            text<&Receipt::id>("receiptId"_L1),
            amount<&Receipt::amount>("amount"_L1, Schema::money().describedAs("Including any overpayment."_L1)),
            optionalText<&Receipt::method>("method"_L1),
            optionalText<&Receipt::reference>("reference"_L1),
            text<&Receipt::at>("at"_L1, moment().describedAs("When the money arrived."_L1)),
        });
    return shape;
}

QByteArray withReceipt(const QByteArray &receipts, const Receipt &more, int exponent)
{
    const QByteArray one = receiptShape().document(more, exponent);
    if (receipts.isEmpty())
        return '[' + one + ']';
    return receipts.chopped(1) + ',' + one + ']';
}

qsizetype countOf(const QByteArray &receipts)
{
    return receipts.isEmpty() ? 0 : qsizetype(readJson(receipts).value_or(JsonValue()).elements().size());
}

} // namespace onhire
