// SPDX-License-Identifier: GPL-3.0-or-later
// What a device has collected, as a bar with a mark at its cost: in the accent until the cost is recovered,
// green from then on.
#pragma once

#include "core/services/assets/asset_figures.h"

#include <QWidget>

namespace onhire {

class DeviceRecovery : public QWidget
{
    Q_OBJECT

public:
    DeviceRecovery(const AssetFigures &figures, const QString &name, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_collected = 0, m_cost = 0; // shares of the bar
};

} // namespace onhire
