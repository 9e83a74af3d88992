// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/request_id.h"

#include <QRandomGenerator>

namespace onhire {

static void appendCharacters(QByteArray &id, quint64 bits, int count)
{
    for (int i = 0; i < count; ++i, bits >>= 5)
        id += "0123456789abcdefghjkmnpqrstvwxyz"[bits & 31];
}

QByteArray newRequestId()
{
    constexpr int HalfLength = 13; // 64 bits fill twelve characters and four fifths of another
    QByteArray id;
    id.reserve(4 + 2 * HalfLength);
    id += "req_";
    for (int half = 0; half < 2; ++half)
        appendCharacters(id, QRandomGenerator::global()->generate64(), HalfLength);
    return id;
}

} // namespace onhire
