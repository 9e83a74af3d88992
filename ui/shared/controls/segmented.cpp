// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/segmented.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace onhire {
namespace {

class Segment : public QPushButton
{
public:
    using QPushButton::QPushButton;
    QSize sizeHint() const override
    {
        const QFontMetrics chosen(scaled(font(), 1, QFont::DemiBold));
        const int more = chosen.horizontalAdvance(text()) - fontMetrics().horizontalAdvance(text());
        return QPushButton::sizeHint() + QSize(qMax(0, more), 0);
    }
};

} // namespace

QPushButton *segment(const QString &text, QWidget *parent)
{
    auto *made = new Segment(text, parent);
    made->setAutoDefault(false);
    made->setCheckable(true);
    setDress(made, "segment");
    return made;
}

Segmented::Segmented(const QString &name, QWidget *parent)
    : QFrame(parent), m_group(new QButtonGroup(this)), m_layout(new QHBoxLayout(this))
{
    setDress(this, "segments");
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(name);
    setFocusPolicy(Qt::StrongFocus);
    m_layout->setContentsMargins(1, 1, 1, 1);
    m_layout->setSpacing(0);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int value, bool on) {
        if (on)
            Q_EMIT changed(value);
    });
}

void Segmented::add(int value, const QString &text)
{
    QPushButton *made = segment(text, this);
    made->setFocusPolicy(Qt::NoFocus);
    made->setAccessibleName(text);
    m_group->addButton(made, value);
    m_layout->addWidget(made);
}

void Segmented::clear()
{
    const auto buttons = m_group->buttons();
    for (QAbstractButton *each : buttons) {
        m_group->removeButton(each);
        m_layout->removeWidget(each);
        each->hide();
        each->deleteLater();
    }
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
    default: QFrame::keyPressEvent(event);
    }
}

// Whoever comes by keyboard begins with the first.
void Segmented::focusInEvent(QFocusEvent *event)
{
    QFrame::focusInEvent(event);
    if (!m_group->checkedButton() && !m_group->buttons().isEmpty())
        m_group->buttons().constFirst()->setChecked(true);
}

} // namespace onhire
