// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/fault_card.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace onhire {

FaultCard::FaultCard(QWidget *parent) : QFrame(parent), m_what(new QLabel(this)), m_hint(new QLabel(this))
{
    setDress(this, "card");
    setDress(this, "bad");
    for (QLabel *label : {m_what, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        setDress(label, "fault");
    }
    m_what->setFont(scaled(m_what->font(), 1, QFont::DemiBold));
    m_what->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_what->setFocusPolicy(Qt::NoFocus);
    auto *close = new QToolButton(this);
    close->setIcon(iconOf(Glyph::Close, Role::Bad));
    close->setAccessibleName(tr("Close this message"));
    close->setToolTip(close->accessibleName());
    connect(close, &QAbstractButton::clicked, this, &FaultCard::clear);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(units(this, 12), units(this, 8), units(this, 6), units(this, 8));
    layout->addWidget(m_what, 0, 0);
    layout->addWidget(close, 0, 1, Qt::AlignTop);
    layout->addWidget(m_hint, 1, 0);
    layout->setColumnStretch(0, 1);
    hide();
}

void FaultCard::showFault(const QString &what, const QString &whatToDo)
{
    m_what->setText(what);
    m_hint->setText(whatToDo);
    m_hint->setVisible(!whatToDo.isEmpty());
    setAccessibleName(what);
    setAccessibleDescription(whatToDo);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void FaultCard::clear()
{
    m_what->clear();
    hide();
}

QString FaultCard::what() const
{
    return m_what->text();
}

void showFaultIn(QWidget &dialog, const QString &what, const QString &whatToDo)
{
    QLayout *layout = dialog.layout();
    if (!layout) // a dialog of the system, which we do not lay out
        return;
    auto *card = qobject_cast<FaultCard *>(layout->menuBar());
    if (!card && !layout->menuBar()) {
        card = new FaultCard(&dialog);
        layout->setMenuBar(card);
    }
    if (card)
        card->showFault(what, whatToDo);
}

} // namespace onhire
