// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/painted_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace onhire {
namespace {

// Takes down what is written and leaves out what is drawn.
class Clerk : public QPaintEngine
{
public:
    Clerk() : QPaintEngine(AllFeatures) { }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override { }
    Type type() const override { return User; }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
    void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override { }
    void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override { }
    void drawPath(const QPainterPath &) override { }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override { }
    void drawRects(const QRect *, int) override { }
    void drawRects(const QRectF *, int) override { }
    void drawLines(const QLine *, int) override { }
    void drawLines(const QLineF *, int) override { }
    void drawEllipse(const QRect &) override { }
    void drawEllipse(const QRectF &) override { }
    void drawPoints(const QPoint *, int) override { }
    void drawPoints(const QPointF *, int) override { }

    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QPaintDevice *device = painter()->device();
        const bool isWidget = device && device->devType() == QInternal::Widget;
        const QRectF line(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        if (isWidget && !item.text().trimmed().isEmpty())
            texts.append({item.text(), static_cast<const QWidget *>(device), state->transform().mapRect(line),
                          state->pen().color(), item.font()});
    }

    QList<PaintedText> texts;
};

class Sheet : public QPaintDevice
{
public:
    Sheet(const QWidget &window, Clerk &clerk) : m_window(window), m_clerk(clerk) { }
    QPaintEngine *paintEngine() const override { return &m_clerk; }

protected:
    int metric(PaintDeviceMetric asked) const override
    {
        switch (asked) {
        case PdmWidth: return m_window.width();
        case PdmHeight: return m_window.height();
        case PdmWidthMM: return m_window.widthMM();
        case PdmHeightMM: return m_window.heightMM();
        case PdmNumColors: return m_window.colorCount();
        case PdmDepth: return m_window.depth();
        case PdmDpiX: return m_window.logicalDpiX();
        case PdmDpiY: return m_window.logicalDpiY();
        case PdmPhysicalDpiX: return m_window.physicalDpiX();
        case PdmPhysicalDpiY: return m_window.physicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return QPaintDevice::metric(asked);
        }
    }

private:
    const QWidget &m_window;
    Clerk &m_clerk;
};

} // namespace

QList<PaintedText> textsPaintedBy(QWidget &window)
{
    Clerk clerk;
    Sheet sheet(window, clerk);
    window.render(&sheet);
    return clerk.texts;
}

} // namespace onhire
