// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/page_preview.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <QtMath>

#include <algorithm>

namespace onhire {

static QAccessibleInterface *pictureHeard(const QString &className, QObject *object)
{
    auto *preview =
        className == QLatin1StringView("onhire::PagePreview") ? qobject_cast<PagePreview *>(object) : nullptr;
    return preview ? new QAccessibleWidget(preview, QAccessible::Graphic, preview->accessibleName()) : nullptr;
}

PagePreview::PagePreview(QWidget *parent) : QWidget(parent)
{
    QAccessible::installFactory(pictureHeard); // once; further calls change nothing
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize PagePreview::sizeHint() const
{
    return {units(this, 380), units(this, 440)};
}

void PagePreview::show(std::shared_ptr<const Printout> printout)
{
    m_printout = std::move(printout);
    // one that came and went with the height would change the width, and with that the height
    if (QScrollArea *around = area())
        around->setVerticalScrollBarPolicy(isRead() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
    fitHeight();
    turnTo(m_page);
}

void PagePreview::turnTo(int page)
{
    const int before = m_page;
    m_page = std::clamp(page, 0, m_printout ? std::max(0, m_printout->pageCount() - 1) : 0);
    m_picture = {};
    if (QScrollBar *bar = scrollBar(); bar && m_page != before)
        bar->setValue(0);
    update();
    Q_EMIT turned();
}

bool PagePreview::isRead() const
{
    constexpr qreal WidestLabel = 150; // mm
    return m_printout && m_printout->paper().width() > WidestLabel;
}

void PagePreview::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void PagePreview::fitHeight()
{
    const int edge = units(this, 32);
    const qreal across = isRead() ? (width() - edge) / m_printout->paper().width() : 0;
    setMinimumHeight(isRead() ? qCeil(across * m_printout->paper().height()) + edge : 0);
}

// No larger than three times its size on paper: a small label is to look like one.
QRectF PagePreview::sheet() const
{
    constexpr qreal Largest = 3;
    const QSizeF paper = m_printout->paper();
    const QSizeF room = QSizeF(size()) - QSizeF(units(this, 32), units(this, 32));
    const qreal most = Largest * logicalDpiX() / 25.4;
    const qreal high = isRead() ? most : room.height() / paper.height(); // the rest is scrolled to
    const qreal scale = std::min({room.width() / paper.width(), high, most});
    QRectF sheet(QPointF(), paper * std::max(scale, 0.1));
    sheet.moveCenter(QRectF(rect()).center());
    return sheet;
}

void PagePreview::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), colorOf(Role::Bg, palette()));
    if (!m_printout || m_printout->pageCount() == 0)
        return;
    const QRectF place = sheet();
    const qreal perMm = place.width() * devicePixelRatioF() / m_printout->paper().width();
    const QSize pixels = (m_printout->paper() * perMm).toSize();
    if (m_picture.size() != pixels)
        m_picture = pictureOf(*m_printout, m_page, perMm);
    painter.drawImage(place, m_picture);
    painter.setPen(colorOf(hasFocus() ? Role::Accent : Role::Line, palette()));
    painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
}

QScrollArea *PagePreview::area() const
{
    return parentWidget() ? qobject_cast<QScrollArea *>(parentWidget()->parentWidget()) : nullptr;
}

QScrollBar *PagePreview::scrollBar() const
{
    const QScrollArea *around = area();
    return around ? around->verticalScrollBar() : nullptr;
}

bool PagePreview::scroll(int pages)
{
    QScrollBar *bar = scrollBar();
    if (!bar)
        return false;
    const int before = bar->value();
    bar->setValue(before + pages * bar->pageStep());
    return bar->value() != before;
}

// Through a page first, then to the next.
void PagePreview::keyPressEvent(QKeyEvent *event)
{
    const int pages = event->key() == Qt::Key_PageDown ? 1 : event->key() == Qt::Key_PageUp ? -1 : 0;
    if (pages != 0 && !scroll(pages))
        turnTo(m_page + pages);
    else if (pages == 0)
        QWidget::keyPressEvent(event);
}

} // namespace onhire
