// SPDX-License-Identifier: GPL-3.0-or-later
// Labels as pages to be printed: one on each page of a roll, or side by side on sheets.
#pragma once

#include "ui/shared/printing/label_template.h"
#include "ui/shared/printing/printout.h"

namespace onhire {

// How a label is divided: where its barcode is and where its words are, in mm from its upper left corner.
struct LabelLayout
{
    std::optional<Barcode> barcode; // none: none fits in here, or none can say the code
    QRectF barcodeRect, codeRect, linesRect;
    qreal moduleWidth = 0;
};

// A code that is too long for bars of a width that can be read becomes a matrix.
LabelLayout layoutOf(const LabelTemplate &format, const LabelContent &content, qreal dotMm = 0);

class LabelSheet final : public Printout
{
public:
    // `skipped`: so many labels of the first sheet are used already.
    LabelSheet(QString title, LabelTemplate format, QList<LabelContent> labels, int skipped = 0);

    QString title() const override { return m_title; }
    QSizeF paper() const override { return m_format.paper(); }
    int pageCount() const override;
    void paint(QPainter *painter, int page, qreal dot) const override;

    int withoutBarcode() const; // labels on which none can be printed

private:
    void paintLabel(QPainter *painter, const LabelContent &content, qreal dot) const;

    const QString m_title;
    const LabelTemplate m_format;
    const QList<LabelContent> m_labels;
    const int m_skipped;
};

} // namespace onhire
