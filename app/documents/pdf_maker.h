// SPDX-License-Identifier: GPL-3.0-or-later
// PDFs by Qt's own text layout: A4, with a footer and page numbers. Needs a QGuiApplication for its fonts, but
// no display: the platform "offscreen" will do.
#pragma once

#include "core/services/documents/document_maker.h"

namespace onhire {

class PdfMaker final : public DocumentMaker
{
public:
    Result<QByteArray> pdf(const DocumentPages &pages) const override;
    Result<QByteArray> invoice(const InvoiceSheet &sheet) const override;
    bool canDraw(const QByteArray &picture, bool isDrawing) const override;
};

} // namespace onhire
