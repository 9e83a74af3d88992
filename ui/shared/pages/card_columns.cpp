// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/card_columns.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QVBoxLayout>

namespace onhire {

static constexpr int RoomForTwo = 760, SideWidth = 270;

CardColumns::CardColumns(QWidget *parent)
    : QScrollArea(parent), m_all(new QVBoxLayout), m_columns(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_main(new QVBoxLayout), m_side(new QVBoxLayout)
{
    auto *content = new QWidget;
    setDress(content, "ground");
    content->setLayout(m_all);
    const int margin = units(this, 16);
    m_all->setContentsMargins(units(this, 24), margin, units(this, 24), margin);
    m_all->setSpacing(margin);
    m_all->addLayout(m_columns, 1);
    m_columns->setSpacing(margin);
    for (QVBoxLayout *column : {m_main, m_side}) {
        column->setSpacing(margin);
        m_columns->addLayout(column, column == m_main ? 2 : 1);
        column->addStretch(1);
    }
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

DetailSection *CardColumns::addSection(const QString &title, Column column)
{
    auto *card = new Card(widget());
    card->content()->setContentsMargins(units(this, 16), units(this, 12), units(this, 16), units(this, 14));
    auto *section = new DetailSection(title, card);
    section->headCard();
    card->content()->addWidget(section);
    QVBoxLayout *layout = column == Column::Main ? m_main : m_side;
    if (column == Column::Side)
        card->setMinimumWidth(units(this, SideWidth));
    layout->insertWidget(layout->count() - 1, card);
    connect(section, &DetailSection::followed, this, &CardColumns::followed);
    return section;
}

void CardColumns::addWidget(QWidget *widget)
{
    m_main->insertWidget(m_main->count() - 1, widget);
}

void CardColumns::addBanner(QWidget *widget)
{
    m_all->insertWidget(0, widget);
}

void CardColumns::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const bool two = viewport()->width() >= units(this, RoomForTwo);
    m_columns->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace onhire
