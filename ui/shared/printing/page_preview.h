// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the pages of a printout one at a time: a label as large as there is room, a page of a letter as wide as
// there is, so that it can be read, and scrolled where it lies in an area for that.
#pragma once

#include "ui/shared/printing/printout.h"

#include <QWidget>

#include <memory>

class QScrollArea;
class QScrollBar;

namespace onhire {

class PagePreview : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    void show(std::shared_ptr<const Printout> printout);
    void turnTo(int page);
    int page() const { return m_page; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void turned();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QRectF sheet() const;
    bool isRead() const; // rather than looked at as a whole
    void fitHeight();
    QScrollArea *area() const; // that it lies in; null: in none
    QScrollBar *scrollBar() const; // of the area that it lies in; null: there is none
    bool scroll(int pages); // false: there is no more of this page

    std::shared_ptr<const Printout> m_printout;
    int m_page = 0;
    QImage m_picture; // of the page, in the size in which it was shown last
};

} // namespace onhire
