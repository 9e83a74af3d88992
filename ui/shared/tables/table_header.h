// SPDX-License-Identifier: GPL-3.0-or-later
// Column titles: quiet, aligned with their cells, the sort arrow beside its title. A right click chooses the
// columns, as does the button above the table.
#pragma once

#include <QHeaderView>

namespace onhire {

class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace onhire
