// SPDX-License-Identifier: GPL-3.0-or-later
// A paper of A4 pages that is written as simple HTML, with barcodes in it and a footer on each page.
#pragma once

#include "ui/shared/printing/barcode.h"
#include "ui/shared/printing/printout.h"

#include <memory>
#include <mutex>

class QTextDocument;

namespace onhire {

struct PaperContent
{
    QString title; // of the document
    QString html; // every text of others in it escaped
    QString footer;
    Qt::LayoutDirection direction = Qt::LeftToRight;
};

// Where a barcode is to stand in the HTML: its height and width in mm.
QString barcodeHtml(const QString &code, Symbology symbology, const QSizeF &mm);

// Several of them one after the other, each beginning on a page of its own.
class Paper final : public Printout
{
public:
    // `pageWords`: "Page %1 of %2" in the language of the paper.
    Paper(QString title, const QList<PaperContent> &contents, QString pageWords);
    ~Paper() override;

    QString title() const override { return m_title; }
    QSizeF paper() const override { return {210, 297}; }
    int pageCount() const override;
    void paint(QPainter *painter, int page, qreal dot) const override;

private:
    struct Part
    {
        std::unique_ptr<QTextDocument> document;
        QString footer;
        Qt::LayoutDirection direction;
    };

    void paintFooter(QPainter *painter, const Part &part, int page) const;

    mutable std::mutex m_turn; // the preview paints while it is printed
    const QString m_title;
    const QString m_pageWords;
    std::vector<Part> m_parts;
};

} // namespace onhire
