// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/payment_lines.h"

#include "core/base/json_members.h"

namespace onhire {

QByteArrayView linesOf(QByteArrayView paymentDocument)
{
    const std::vector<RawMember> members = rawMembers(paymentDocument);
    const RawMember *lines = findMember(members, "lineItems");
    return lines ? lines->value : QByteArrayView("[]");
}

} // namespace onhire
