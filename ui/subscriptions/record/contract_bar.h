// SPDX-License-Identifier: GPL-3.0-or-later
// A contract as a bar of its months: those that are paid, and those to come.
#pragma once

#include "core/services/previews/outlook.h"
#include "ui/shared/text/text_format.h"

#include <QWidget>

namespace onhire {

class ContractBar : public QWidget
{
    Q_OBJECT

public:
    ContractBar(const SubscriptionOutlook &outlook, const TextFormat &format, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Month { Paid, ToCome, Cancelled };

    QList<Month> m_months;
    QString m_start, m_end;
};

} // namespace onhire
