// SPDX-License-Identifier: GPL-3.0-or-later
// Names and media types that clients chose, made harmless for those who get them.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace onhire {

// The name without anything that a file system, a browser or a terminal would understand as more than a name.
QString safeFileName(QStringView name);

// In one spelling, so that two that mean the same are equal: text/csv; charset=utf-8. None when it is
// malformed.
std::optional<QString> mediaType(QStringView text);

// What a browser may show instead of saving it: nothing that could carry a script.
bool mayBeShown(QStringView mediaType);

// The value of Content-Disposition (RFC 6266), with the name in ASCII and in full (RFC 8187).
QByteArray contentDisposition(QStringView name, bool shown);

} // namespace onhire
