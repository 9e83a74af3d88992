// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/segmented.h"

#include "ui/shared/controls/controls.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace onhire {

Segmented::Segmented(const QString &name, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(0);
    m_layout->addStretch(1);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int value, bool on) {
        if (on)
            Q_EMIT changed(value);
    });
}

void Segmented::add(int value, const QString &text)
{
    auto *made = button(text, this);
    made->setCheckable(true);
    made->setFocusPolicy(Qt::NoFocus);
    made->setAccessibleName(text);
    const auto before = m_group->buttons();
    if (!before.isEmpty())
        setDress(before.constLast(), "last", false);
    made->setProperty("segment", true);
    made->setProperty("first", before.isEmpty());
    made->setProperty("last", true);
    m_group->addButton(made, value);
    m_layout->insertWidget(m_layout->count() - 1, made);
}

void Segmented::choose(int value)
{
    if (QAbstractButton *wanted = m_group->button(value))
        wanted->setChecked(true);
}

int Segmented::chosen() const
{
    return m_group->checkedId();
}

void Segmented::step(int by)
{
    const auto buttons = m_group->buttons();
    const auto at = buttons.indexOf(m_group->checkedButton()) + by;
    if (at >= 0 && at < buttons.size())
        buttons[at]->setChecked(true);
}

void Segmented::keyPressEvent(QKeyEvent *event)
{
    const int onward = isRightToLeft() ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Right: step(onward); break;
    case Qt::Key_Left: step(-onward); break;
    case Qt::Key_Down: step(1); break;
    case Qt::Key_Up: step(-1); break;
    default: QWidget::keyPressEvent(event);
    }
}

// The one that holds shows the focus of them all.
void Segmented::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

} // namespace onhire
