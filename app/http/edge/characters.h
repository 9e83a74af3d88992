// SPDX-License-Identifier: GPL-3.0-or-later
// The classes of characters of HTTP (RFC 9110, 5.5 and 5.6.2). ASCII only: the functions of <cctype> ask the
// locale.
#pragma once

#include <QByteArrayView>

#include <algorithm>

namespace onhire::characters {

inline bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
inline bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
inline bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
inline bool isVisible(char c)
{
    return c > 0x20 && c < 0x7f;
}
inline bool isValueChar(char c)
{
    return c == '\t' || (static_cast<uchar>(c) >= 0x20 && c != 0x7f);
}

inline bool isTokenChar(char c)
{
    return isLetter(c) || isDigit(c) || (c != '\0' && QByteArrayView("!#$%&'*+-.^_`|~").contains(c));
}

template <typename Predicate>
bool all(QByteArrayView bytes, Predicate predicate)
{
    return std::all_of(bytes.begin(), bytes.end(), predicate);
}

inline bool isToken(QByteArrayView bytes)
{
    return !bytes.isEmpty() && all(bytes, isTokenChar);
}

} // namespace onhire::characters
