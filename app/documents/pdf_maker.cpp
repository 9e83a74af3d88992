// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdf_maker.h"

#include "app/documents/invoice_printer.h"
#include "app/documents/logo.h"
#include "app/documents/paper_font.h"
#include "app/documents/pdf_objects.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlockFormat>
#include <QTextCursor>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Resolution = 300, InvoiceResolution = 1200;
constexpr qreal PointsPerInch = 72, FooterPoints = 7;

// A picture or a style sheet that somebody's text names is not fetched, from the disk no more than from
// elsewhere. A picture has to be some picture: for none at all Qt would look in the file system itself.
class SealedDocument final : public QTextDocument
{
protected:
    QVariant loadResource(int type, const QUrl &) override
    {
        if (type != ImageResource)
            return {};
        QImage nothing(1, 1, QImage::Format_ARGB32);
        nothing.fill(Qt::transparent);
        return nothing;
    }
};

class Printing
{
public:
    Printing(const DocumentPages &pages, QPdfWriter &writer) : m_pages(pages), m_writer(writer)
    {
        m_document.documentLayout()->setPaintDevice(&m_writer); // sizes in points become dots of this device
        m_document.setDocumentMargin(0);
        m_document.setHtml(drawable(pages.html, paperFont(FooterPoints)));
        setDirection();
        m_document.setPageSize(textArea());
    }

    bool run()
    {
        QPainter painter;
        if (!painter.begin(&m_writer))
            return false;
        for (int page = 1; page <= m_document.pageCount(); ++page) {
            if (page > 1 && !m_writer.newPage())
                return false;
            printText(painter, page);
            printFooter(painter, page);
        }
        return painter.end();
    }

private:
    static qreal dots(qreal points) { return points * Resolution / PointsPerInch; }

    // Of each paragraph: what comes from HTML says of itself that it is read from the left.
    void setDirection()
    {
        QTextBlockFormat format;
        format.setLayoutDirection(m_pages.locale.textDirection());
        QTextCursor all(&m_document);
        all.select(QTextCursor::Document);
        all.mergeBlockFormat(format);
    }

    QSizeF paper() const { return {qreal(m_writer.width()), qreal(m_writer.height())}; }
    QSizeF textArea() const { return paper() - QSizeF(0, dots(28)); }

    void printText(QPainter &painter, int page)
    {
        const QRectF part(QPointF(0, (page - 1) * textArea().height()), textArea());
        painter.save();
        painter.translate(0, -part.top());
        QAbstractTextDocumentLayout::PaintContext context;
        context.clip = part;
        context.palette.setColor(QPalette::Text, Qt::black); // whatever the desktop's colours are
        painter.setClipRect(part);
        m_document.documentLayout()->draw(&painter, context);
        painter.restore();
    }

    void printFooter(QPainter &painter, int page)
    {
        const QFont font = paperFont(FooterPoints);
        painter.setFont(font);
        painter.setPen(QColor(0x5c, 0x5c, 0x5c));
        const QRectF line(0, paper().height() - dots(14), paper().width(), dots(14));
        // at the two edges, the number where reading ends
        const bool isRightToLeft = m_pages.locale.textDirection() == Qt::RightToLeft;
        const auto leading = Qt::AlignVCenter | (isRightToLeft ? Qt::AlignRight : Qt::AlignLeft);
        const auto trailing = Qt::AlignVCenter | (isRightToLeft ? Qt::AlignLeft : Qt::AlignRight);
        painter.setLayoutDirection(m_pages.locale.textDirection());
        painter.drawText(line, int(leading) | Qt::AlignAbsolute, drawable(m_pages.footer, font));
        painter.drawText(
            line, int(trailing) | Qt::AlignAbsolute,
            m_pages.pageOf.arg(m_pages.locale.toString(page), m_pages.locale.toString(m_document.pageCount())));
    }

    const DocumentPages &m_pages;
    QPdfWriter &m_writer;
    SealedDocument m_document;
};

// As PDF/A-1 Qt writes the output intent and the document's id, embeds the fonts, draws nothing transparent,
// and attaches the file nevertheless; relate() makes it PDF/A-3.
void attach(const DocumentAttachment &file, QPdfWriter &writer)
{
    writer.setPdfVersion(QPdfWriter::PdfVersion_A1b);
    writer.addFileAttachment(file.name, file.content, file.type);
    writer.setDocumentXmpMetadata(file.metadata);
}

// What PDF/A-3 wants to know of an attached file, and Qt does not write: its name for Unicode, its type, its
// age and size, and that it says the same as the document.
bool relate(QByteArray &pdf, const DocumentAttachment &file, QDate date)
{
    auto objects = PdfObjects::read(pdf);
    const auto root = objects ? objects->root() : std::nullopt;
    const auto named = objects ? objects->withEntry("/Type/Filespec") : std::nullopt;
    const auto stream = named ? objects->reference(*named, "/EF <</F") : std::nullopt;
    if (!root || !stream)
        return false;
    const QByteArray name = '(' + file.name.toLatin1() + ')';
    const QByteArray reference = QByteArray::number(*named) + " 0 R";
    objects->add(*root, "/AF", '[' + reference + ']');
    objects->add(*named, "/UF", name);
    objects->add(*named, "/AFRelationship", "/Alternative");
    objects->add(*stream, "/Type", "/EmbeddedFile");
    objects->add(*stream, "/Subtype", '/' + file.type.toLatin1().replace('/', "#2F"));
    objects->add(*stream, "/Params",
                 "<< /ModDate (D:" + date.toString(u"yyyyMMdd"_s).toLatin1() + "000000Z) /Size "
                     + QByteArray::number(file.content.size()) + " >>");
    pdf = objects->write();
    return true;
}

bool hasFonts()
{
    return qobject_cast<QGuiApplication *>(QCoreApplication::instance());
}

Error noFonts()
{
    return Error::internal(u"no fonts are available for PDF output"_s);
}

void setMoments(QByteArray &pdf, QDate date)
{
    const QByteArray moment = date.toString(u"yyyyMMdd"_s).toLatin1() + "000000";
    for (const QByteArrayView name : {"/CreationDate (D:", "/ModDate (D:"}) {
        const qsizetype at = pdf.indexOf(name);
        if (at >= 0 && date.isValid())
            pdf.replace(at + name.size(), moment.size(), moment);
    }
}

// Both halves, each as long as Qt writes it: /ID [ <digits> <digits> ]
void setId(QByteArray &pdf, const QByteArray &digits)
{
    const qsizetype name = pdf.lastIndexOf("/ID ["), end = pdf.indexOf(']', name);
    for (qsizetype at = name; name >= 0 && (at = pdf.indexOf('<', at)) >= 0 && at < end;) {
        const qsizetype first = at + 1, length = pdf.indexOf('>', first) - first;
        if (length <= 0)
            return;
        pdf.replace(first, length, digits.repeated(length / digits.size() + 1).first(length));
        at = first + length;
    }
}

// Qt writes the moments at which it was made and changed, and an id by chance; a document of the same content
// is to be the same.
void makeReproducible(QByteArray &pdf, QDate date)
{
    setMoments(pdf, date);
    setId(pdf, "0");
    setId(pdf, QCryptographicHash::hash(pdf, QCryptographicHash::Md5).toHex());
}

} // namespace

Result<QByteArray> PdfMaker::pdf(const DocumentPages &pages) const
{
    if (!hasFonts())
        return Failure(noFonts());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(Resolution);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(20, 18, 20, 16),
                                     QPageLayout::Millimeter));
    writer.setTitle(pages.title);
    writer.setCreator(u"Onhire"_s);
    if (!Printing(pages, writer).run())
        return Failure(Error::internal(u"a PDF could not be written"_s));
    return bytes;
}

Result<QByteArray> PdfMaker::invoice(const InvoiceSheet &sheet) const
{
    if (!hasFonts())
        return Failure(noFonts());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(InvoiceResolution);
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, {}, QPageLayout::Millimeter));
    writer.setTitle(sheet.title);
    writer.setCreator(u"Onhire"_s);
    if (sheet.attachment)
        attach(*sheet.attachment, writer);
    InvoicePaper paper(writer, sheet.isRightToLeft);
    InvoicePrinter printer(sheet, paper);
    const int pages = printer.print(0);
    QPainter painter;
    if (!painter.begin(&writer))
        return Failure(Error::internal(u"a PDF could not be written"_s));
    paper.paintWith(&painter);
    printer.print(pages);
    if (!painter.end())
        return Failure(Error::internal(u"a PDF could not be written"_s));
    // no reason to withhold an invoice: readers find the file by its name
    if (sheet.attachment && !relate(bytes, *sheet.attachment, sheet.date))
        qWarning("the PDF is not of the form that Qt is known to write: it lacks what PDF/A-3 asks for");
    makeReproducible(bytes, sheet.date);
    return bytes;
}

bool PdfMaker::canDraw(const QByteArray &picture, bool isDrawing) const
{
    return drawLogo(nullptr, QRectF(0, 0, 1, 1), picture, isDrawing, false);
}

} // namespace onhire
