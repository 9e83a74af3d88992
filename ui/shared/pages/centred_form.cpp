// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/centred_form.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QBoxLayout>

namespace onhire {

static constexpr int FormWidth = 760, SummaryWidth = 264, RoomForBoth = 760;

CentredForm::CentredForm() : m_sides(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setDress(this, "pane");
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(units(this, 24), units(this, 16), units(this, 24), units(this, 24));
    m_sides->setSpacing(units(this, 24));
    layout->addStretch(); // only of what the sides do not take
    layout->addLayout(m_sides, 1);
    layout->addStretch();
}

void CentredForm::take(QWidget *form, QWidget *summary)
{
    form->setMaximumWidth(units(this, FormWidth));
    m_sides->addWidget(form, 1, Qt::AlignTop);
    if (summary) {
        summary->setFixedWidth(units(this, SummaryWidth));
        m_sides->addWidget(summary, 0, Qt::AlignTop);
        summary->show(); // now that it is no window of its own
    }
}

void CentredForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool both = width() >= units(this, RoomForBoth);
    m_sides->setDirection(both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace onhire
