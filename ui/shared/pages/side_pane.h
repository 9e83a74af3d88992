// SPDX-License-Identifier: GPL-3.0-or-later
// The place beside a table, or over it where the window is narrow: shows one of what was put there.
#pragma once

#include <QStackedWidget>

class QSplitter;

namespace onhire {

class ColumnLayout;

class SidePane : public QStackedWidget
{
    Q_OBJECT

public:
    SidePane(QSplitter *splitter, QWidget *page);

    // After the page was resized, or what it shows has changed.
    void arrange(const ColumnLayout &columns);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int widthOver(const ColumnLayout &columns, int table) const;
    QRect placeOverTable(const ColumnLayout &columns) const;

    QSplitter *m_splitter;
    QWidget *m_page;
    bool m_over = false;
};

} // namespace onhire
