// SPDX-License-Identifier: GPL-3.0-or-later
// What can be printed: pages of a size, painted in the same units onto a printer, into a PDF and onto the
// screen.
#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>

class QIODevice;
class QPainter;
class QPrinter;

namespace onhire {

// Pages are painted in units of 1/720 inch, a tenth of a point, from the upper left corner of the paper.
inline constexpr qreal UnitsPerInch = 720;
inline constexpr qreal UnitsPerMm = UnitsPerInch / 25.4;
inline constexpr qreal UnitsPerPoint = 10;

class Printout
{
public:
    virtual ~Printout() = default;
    virtual QString title() const = 0; // of the document; proposed as the name of a file
    virtual QSizeF paper() const = 0; // in mm
    virtual int pageCount() const = 0;
    // `dot`: what the printer's smallest step is, in units; 0: it has none.
    virtual void paint(QPainter *painter, int page, qreal dot) const = 0;
};

bool writePdf(const Printout &printout, QIODevice *device);
// Onto paper of the printout's size, edge to edge. False: the printer did not take it.
bool printOn(QPrinter &printer, const Printout &printout);
QImage pictureOf(const Printout &printout, int page, qreal pixelsPerMm);

} // namespace onhire
