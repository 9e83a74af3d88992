// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the pages of a printout one at a time, as large as there is room.
#pragma once

#include "ui/shared/printing/printout.h"

#include <QWidget>

#include <memory>

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

private:
    QRectF sheet() const;

    std::shared_ptr<const Printout> m_printout;
    int m_page = 0;
    QImage m_picture; // of the page, in the size in which it was shown last
};

} // namespace onhire
