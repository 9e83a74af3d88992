// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a number as JSON writes it (RFC 8259, section 6), shared by those who read the number and those
// who pass it by.
#pragma once

#include <QByteArrayView>

#include <optional>

namespace onhire {

struct NumberText
{
    bool isNegative = false;
    QByteArrayView whole; // digits before the point
    QByteArrayView fraction; // digits after it
    bool isExponentNegative = false;
    QByteArrayView exponent; // digits of it
    qsizetype length = 0; // of all that belongs to the number

    // The number at the beginning of a text, whatever follows; none if there is none.
    static std::optional<NumberText> at(QByteArrayView text);
};

} // namespace onhire
