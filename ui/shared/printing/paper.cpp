// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextObjectInterface>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int BarcodeObject = QTextFormat::UserObject + 1;
enum Property { Code = QTextFormat::UserProperty + 1, Kind, Width, Height };

const QMarginsF margins(20, 18, 20, 14); // mm
constexpr qreal FooterHeight = 10; // mm

QRectF textArea()
{
    const QRectF inside = QRectF(0, 0, 210, 297).marginsRemoved(margins + QMarginsF(0, 0, 0, FooterHeight));
    return {inside.topLeft() * UnitsPerMm, inside.size() * UnitsPerMm};
}

// Draws barcodes inside a text, as shapes.
class BarcodeDrawer : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        return QSizeF(format.doubleProperty(Width), format.doubleProperty(Height)) * UnitsPerMm;
    }

    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                    const QTextFormat &format) override
    {
        const auto symbology = Symbology(format.intProperty(Kind));
        if (const auto barcode = barcodeOf(format.stringProperty(Code), symbology))
            paintBarcode(painter, rect, *barcode, moduleWidthIn(*barcode, rect.size()));
    }
};

// What barcodeHtml() has written: ⟦kind|width|height|code⟧ in characters that nobody types.
constexpr QChar Begin(0xE000), Separator(0xE001), End(0xE002);

void putBarcodes(QTextDocument &document)
{
    static const QRegularExpression marks(u"%1[^%2]*%2"_s.arg(Begin).arg(End));
    for (QTextCursor mark = document.find(marks); !mark.isNull(); mark = document.find(marks, mark)) {
        const QStringList parts = mark.selectedText().mid(1).chopped(1).split(Separator);
        QTextCharFormat format;
        format.setObjectType(BarcodeObject);
        format.setProperty(Kind, parts.value(0).toInt());
        format.setProperty(Width, parts.value(1).toDouble());
        format.setProperty(Height, parts.value(2).toDouble());
        format.setProperty(Code, parts.value(3));
        mark.insertText(QString(QChar::ObjectReplacementCharacter), format);
    }
}

// Of every paragraph: Qt goes by the letters of each otherwise, and a name would stand at the wrong side.
void setDirection(QTextDocument &document, Qt::LayoutDirection direction)
{
    QTextBlockFormat format;
    format.setLayoutDirection(direction);
    QTextCursor all(&document);
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(format);
}

// A picture or a style sheet that somebody's text names is not fetched.
class SealedPaper final : public QTextDocument
{
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

// Text is laid out in the units in which it is painted.
QImage *layoutDevice()
{
    static QImage device = [] {
        QImage image(1, 1, QImage::Format_RGB32);
        const int perMetre = qRound(UnitsPerInch / 0.0254);
        image.setDotsPerMeterX(perMetre);
        image.setDotsPerMeterY(perMetre);
        return image;
    }();
    return &device;
}

// Headings are measured by it. The font of the screens may be one of pixels, of which paper has far more.
QFont textFont()
{
    QFont font;
    font.setPointSizeF(8.5);
    return font;
}

std::unique_ptr<QTextDocument> documentOf(const PaperContent &content)
{
    auto document = std::make_unique<SealedPaper>();
    auto *drawer = new BarcodeDrawer(document.get());
    document->documentLayout()->registerHandler(BarcodeObject, drawer);
    document->documentLayout()->setPaintDevice(layoutDevice());
    document->setDocumentMargin(0);
    document->setDefaultFont(textFont());
    document->setHtml(content.html);
    setDirection(*document, content.direction);
    putBarcodes(*document);
    document->setPageSize(textArea().size());
    return document;
}

} // namespace

QString barcodeHtml(const QString &code, Symbology symbology, const QSizeF &mm)
{
    const QStringList parts{QString::number(int(symbology)), QString::number(mm.width()),
                            QString::number(mm.height()), code.toHtmlEscaped()};
    return Begin + parts.join(Separator) + End;
}

Paper::Paper(QString title, const QList<PaperContent> &contents, QString pageWords)
    : m_title(std::move(title)), m_pageWords(std::move(pageWords))
{
    for (const PaperContent &content : contents)
        m_parts.push_back({documentOf(content), content.footer, content.direction});
}

Paper::~Paper() = default;

int Paper::pageCount() const
{
    const std::lock_guard turn(m_turn);
    int pages = 0;
    for (const Part &part : m_parts)
        pages += part.document->pageCount();
    return pages;
}

void Paper::paint(QPainter *painter, int page, qreal) const
{
    const std::lock_guard turn(m_turn);
    auto part = m_parts.begin();
    while (page >= part->document->pageCount())
        page -= (part++)->document->pageCount();
    const QRectF area = textArea();
    const QRectF shown(QPointF(0, page * area.height()), area.size());
    painter->save();
    painter->translate(area.left(), area.top() - shown.top());
    painter->setClipRect(shown);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = shown;
    context.palette.setColor(QPalette::Text, Qt::black); // whatever the screen's colours are
    part->document->documentLayout()->draw(painter, context);
    painter->restore();
    paintFooter(painter, *part, page);
}

void Paper::paintFooter(QPainter *painter, const Part &part, int page) const
{
    QFont font(u"DejaVu Sans"_s);
    font.setPixelSize(int(7 * UnitsPerPoint));
    const QRectF area = textArea();
    const QRectF line(area.left(), area.bottom(), area.width(), FooterHeight * UnitsPerMm);
    painter->save();
    painter->setLayoutDirection(part.direction);
    painter->setFont(font);
    painter->setPen(QColor(0x5c, 0x5c, 0x5c));
    painter->drawText(line, Qt::AlignLeft | Qt::AlignBottom, part.footer);
    painter->drawText(line, Qt::AlignRight | Qt::AlignBottom,
                      m_pageWords.arg(page + 1).arg(part.document->pageCount()));
    painter->restore();
}

} // namespace onhire

#include "paper.moc"
