// SPDX-License-Identifier: GPL-3.0-or-later
// How text is made comparable before it is stored or looked up.
#pragma once

#include <QString>

namespace onhire {

QString cleaned(QStringView text); // NFC, no white space around it
QString emailKey(
    QStringView email); // what makes two e-mail addresses the same: cleaned and case-folded (ß is not ss)
QString serialKey(QStringView serial); // what makes two serial numbers the same: cleaned, case kept
bool isEmail(QStringView text); // one @, a dotted domain, nothing quoted, no blanks, at most 254 characters
bool isHttpUrl(QStringView text); // absolute, http or https, with a host, nothing that needs to be repaired
bool hasNul(QStringView text);
qsizetype characterCount(QStringView text); // what people count: code points, not the units of UTF-16
bool isWellFormed(QStringView text); // no lone surrogates

} // namespace onhire
