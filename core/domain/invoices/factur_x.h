// SPDX-License-Identifier: GPL-3.0-or-later
// Factur-X, which Germany calls ZUGFeRD: an invoice as CII inside its own PDF.
#pragma once

#include <QByteArray>
#include <QString>

namespace onhire {

inline constexpr QLatin1StringView FacturXFile("factur-x.xml");

// The PDF's XMP: that it carries an invoice of the profile EN 16931, and its own title.
QByteArray facturXMetadata(const QString &title);

} // namespace onhire
