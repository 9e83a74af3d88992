// SPDX-License-Identifier: GPL-3.0-or-later
// The members of an object that this program has written itself, as the bytes that stand there: for telling two
// versions of a record apart without reading either.
#pragma once

#include <QByteArrayView>

#include <vector>

namespace onhire {

struct RawMember
{
    QByteArrayView name; // without its quotes, as it is escaped
    QByteArrayView value;
};

// The views end with the text. The text has to be a JSON object.
std::vector<RawMember> rawMembers(QByteArrayView object);

// Null: there is none of that name.
const RawMember *findMember(const std::vector<RawMember> &members, QByteArrayView name);

} // namespace onhire
