// SPDX-License-Identifier: GPL-3.0-or-later
// Makes PDFs: of a page of simple HTML, or of an invoice. An interface, because this needs fonts, and the core
// knows no screen.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QLocale>
#include <QString>

namespace onhire {

// A file inside the PDF, for the recipient's programs.
struct DocumentAttachment
{
    QString name, type;
    QByteArray content;
    QByteArray metadata; // XMP, by which those programs know what it is
};

struct DocumentPages
{
    QString title; // of the PDF; not printed
    QString html; // every text of others in it escaped
    QString footer; // at the foot of each page, before its number
    QString pageOf; // that number: Page %1 of %2
    QLocale locale = QLocale::c(); // of its digits, and of the side where reading begins
};

struct InvoiceSheet;

// May be called from any thread.
class DocumentMaker
{
public:
    virtual ~DocumentMaker() = default;
    virtual Result<QByteArray> pdf(const DocumentPages &pages) const = 0;
    virtual Result<QByteArray> invoice(const InvoiceSheet &sheet) const = 0;
    // Whether that can be a logo; isDrawing: SVG. It may be anything, of any size.
    virtual bool canDraw(const QByteArray &picture, bool isDrawing) const = 0;
};

} // namespace onhire
