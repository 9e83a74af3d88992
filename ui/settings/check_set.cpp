// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/check_set.h"

#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QGridLayout>

namespace onhire {

CheckSet::CheckSet(const QList<FilterChoice> &choices, QWidget *parent) : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(units(this, 12));
    grid->setVerticalSpacing(units(this, 4));
    for (const FilterChoice &choice : choices) {
        auto *box = new QCheckBox(choice.text, this);
        const int place = int(m_boxes.size());
        grid->addWidget(box, place / 2, place % 2);
        m_boxes.append({choice.value, box});
        connect(box, &QCheckBox::toggled, this, &CheckSet::changed);
    }
    if (!m_boxes.isEmpty())
        setFocusProxy(m_boxes.constFirst().second);
}

QStringList CheckSet::chosen() const
{
    QStringList values;
    for (const auto &[value, box] : m_boxes) {
        if (box->isChecked())
            values += value;
    }
    return values;
}

void CheckSet::choose(const QStringList &values)
{
    for (const auto &[value, box] : m_boxes)
        box->setChecked(values.contains(value));
}

} // namespace onhire
