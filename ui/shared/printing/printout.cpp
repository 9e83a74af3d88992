// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/printout.h"

#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Exact sizes: Qt would take a label for the nearest paper that it knows.
QPageLayout layoutOf(const Printout &printout)
{
    const QPageSize size(printout.paper(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    return {size, QPageLayout::Portrait, {}, QPageLayout::Millimeter};
}

template <typename Device>
bool paintPages(Device &device, const Printout &printout, qreal resolution, qreal dot)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    for (int page = 0; page < printout.pageCount(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        painter.save();
        painter.scale(resolution / UnitsPerInch, resolution / UnitsPerInch);
        printout.paint(&painter, page, dot);
        painter.restore();
    }
    return painter.end();
}

} // namespace

bool writePdf(const Printout &printout, QIODevice *device)
{
    constexpr int Resolution = 1200;
    QPdfWriter writer(device);
    writer.setResolution(Resolution);
    writer.setPageLayout(layoutOf(printout));
    writer.setTitle(printout.title());
    writer.setCreator(u"Onhire"_s);
    return paintPages(writer, printout, Resolution, 0);
}

bool printOn(QPrinter &printer, const Printout &printout)
{
    printer.setFullPage(true);
    printer.setPageLayout(layoutOf(printout));
    printer.setFullPage(true); // a layout of its own resets it
    printer.setDocName(printout.title());
    const qreal resolution = printer.resolution();
    return paintPages(printer, printout, resolution, UnitsPerInch / resolution);
}

QImage pictureOf(const Printout &printout, int page, qreal pixelsPerMm)
{
    QImage picture((printout.paper() * pixelsPerMm).toSize(), QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(pixelsPerMm / UnitsPerMm, pixelsPerMm / UnitsPerMm);
    printout.paint(&painter, page, 0);
    return picture;
}

} // namespace onhire
