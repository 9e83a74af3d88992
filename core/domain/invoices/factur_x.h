// SPDX-License-Identifier: GPL-3.0-or-later
// Factur-X, which Germany calls ZUGFeRD: an invoice as CII inside its own PDF.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

namespace onhire {

inline constexpr QLatin1StringView FacturXFile("factur-x.xml");

// The PDF's XMP: that it is PDF/A-3 and carries an invoice of the profile EN 16931, and what the PDF says of
// itself elsewhere, as Qt writes that: its title, its day, and by what it was made.
QByteArray facturXMetadata(const QString &title, QDate date);

} // namespace onhire
