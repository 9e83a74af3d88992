// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything stands on the pages of an invoice, in millimetres from the edge at which reading begins.
#pragma once

#include "app/documents/invoice_printer.h"

namespace onhire::test {

struct RecordedPage
{
    struct Text
    {
        QString text;
        QRectF area; // as wide as its longest line
    };
    struct Area
    {
        QRectF area;
        QColor colour;
    };

    QList<Text> texts;
    QList<Area> areas;

    const Text *find(const QString &text) const
    {
        const auto found = std::ranges::find(texts, text, &Text::text);
        return found == texts.end() ? nullptr : &*found;
    }
};

class RecordedPaper final : public InvoicePaper
{
public:
    using InvoicePaper::InvoicePaper;

    void fill(const QRectF &area, const QColor &colour, qreal) override
    {
        m_pages.last().areas.append({area, colour});
    }
    bool beginPage() override
    {
        m_pages.append(RecordedPage());
        return true;
    }
    const QList<RecordedPage> &pages() const { return m_pages; }

protected:
    void draw(const QTextLayout &layout, const QRectF &, const QRectF &ink, const TextLook &) override
    {
        m_pages.last().texts.append({layout.text().replace(QChar::LineSeparator, u'\n'), ink});
    }

private:
    QList<RecordedPage> m_pages{RecordedPage()};
};

} // namespace onhire::test
