// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/filter_popup.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/menu_text.h"
#include "ui/theme/metrics.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QVBoxLayout>

namespace onhire {

QPoint below(const QWidget *widget, int width)
{
    const QPoint begin(widget->isRightToLeft() ? widget->width() - width : 0,
                       widget->height() + units(widget, 3));
    return widget->mapToGlobal(begin);
}

FilterPopup::FilterPopup(const FilterField &field, const QStringList &chosen, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_layout(new QVBoxLayout(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(field.title);
    setDress(this, "popup");
    const int margin = units(this, 12);
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_layout->setSpacing(units(this, 8));
    addChoices(field, chosen);
    m_panel = entryPanelFor(field, chosen.value(0), this);
    m_layout->addWidget(m_panel);
    connect(m_panel, &EntryPanel::entered, this, &FilterPopup::choose);
    addButtons(!chosen.isEmpty());
    setFocusProxy(m_panel);
}

void FilterPopup::addChoices(const FilterField &field, const QStringList &chosen)
{
    for (const FilterChoice &choice : field.choices) {
        auto *button = new QRadioButton(menuText(choice.text), this);
        button->setAutoExclusive(false); // so that arrows move through them without choosing
        button->setChecked(chosen.contains(choice.value));
        m_layout->addWidget(button);
        connect(button, &QAbstractButton::toggled, this, [this, value = choice.value] { choose(value); });
    }
    if (!field.choices.isEmpty())
        m_layout->addWidget(horizontalLine(this));
}

void FilterPopup::addButtons(bool isChosen)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(units(this, 8));
    row->addStretch(1);
    if (isChosen) {
        QPushButton *clear = button(tr("Clear"), this);
        connect(clear, &QAbstractButton::clicked, this, [this] { choose({}); });
        row->addWidget(clear);
    }
    //: Filters by what was entered
    QPushButton *apply = primaryButton(tr("Apply"), this);
    connect(apply, &QAbstractButton::clicked, m_panel, &EntryPanel::apply);
    row->addWidget(apply);
    m_layout->addLayout(row);
}

void FilterPopup::choose(const QString &value)
{
    Q_EMIT chosen(value.isEmpty() ? QStringList() : QStringList{value});
    close();
}

void FilterPopup::openBelow(QWidget *widget)
{
    const QSize size = sizeHint();
    const QRect room = widget->screen()->availableGeometry();
    QPoint at = below(widget, size.width());
    at.setX(qBound(room.left(), at.x(), qMax(room.left(), room.right() - size.width())));
    at.setY(qMin(at.y(), qMax(room.top(), room.bottom() - size.height())));
    move(at);
    show();
    m_panel->setFocus(Qt::PopupFocusReason);
}

void FilterPopup::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QFrame::keyPressEvent(event);
    else if (auto *button = qobject_cast<QAbstractButton *>(focusWidget()))
        button->click();
    else
        m_panel->apply();
}

} // namespace onhire
