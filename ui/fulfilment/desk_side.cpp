// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_side.h"

#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QVBoxLayout>

namespace onhire {

DeskSide::DeskSide(const TextFormat &format, QWidget *parent) : QScrollArea(parent), m_format(format)
{
    auto *side = new QWidget(this);
    m_order = new OrderCard(format, side);
    m_shelf = new ShelfCard(format, side);
    m_aside = new AsideCard(side);
    m_queue = new QueueCard(side);
    m_place = new PlaceCard(side);
    m_returns = new ReturnsCard(side);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 16));
    for (SideCard *card :
         std::initializer_list<SideCard *>{m_order, m_shelf, m_aside, m_queue, m_place, m_returns}) {
        layout->addWidget(card);
        connect(card, &SideCard::focusLost, this, &DeskSide::focusLost);
        connect(card, &SideCard::retryChosen, this, &DeskSide::retryChosen);
    }
    layout->addStretch(1);
    setWidget(side);
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setDress(this, "clear");
    m_aside->hide();
    connect(m_aside, &SideCard::chosen, this, &DeskSide::orderChosen);
    connect(m_queue, &SideCard::chosen, this, &DeskSide::orderChosen);
    for (const SideCard *card : std::initializer_list<SideCard *>{m_order, m_returns})
        connect(card, &SideCard::chosen, this, &DeskSide::rentalChosen);
}

void DeskSide::setTakingBack(bool isTakingBack)
{
    m_isTakingBack = isTakingBack;
    m_aside->setVisible(!isTakingBack && m_hasAside);
    m_order->setVisible(!isTakingBack);
    m_shelf->setVisible(!isTakingBack);
    m_queue->setVisible(!isTakingBack);
    m_place->setVisible(isTakingBack);
    m_returns->setVisible(isTakingBack);
}

// The order may be another by now than the one that was asked for.
void DeskSide::show(const DeskSurroundings &read, const DeskWork &work)
{
    const std::optional<DeskOrder> &order = work.order();
    m_shelf->show(read.shelf, work.shownOrder());
    m_queue->show(read.queue, work.aside().ids() + QStringList(order ? order->id : QString()));
    m_returns->show(read.returns, read.today);
    for (SideCard *card : std::initializer_list<SideCard *>{m_queue, m_returns})
        card->endTrouble();
}

void DeskSide::showFailure(const Error &error, const QDateTime &seenAt)
{
    const Wording words = wordingOf(error);
    const bool wasSeen = seenAt.isValid();
    const QString what = wasSeen ? tr("Could not refresh") : tr("Could not load the data");
    //: When what is still shown was read, as in: This is from 09:03. The database cannot be reached.
    const QString why =
        wasSeen ? tr("This is from %1. %2").arg(m_format.moment(seenAt), words.what) : words.all();
    for (SideCard *card : std::initializer_list<SideCard *>{m_queue, m_returns})
        card->showTrouble(what, why);
}

void DeskSide::showAside(const OrdersAside &aside)
{
    m_hasAside = !aside.orders().empty();
    m_aside->show(aside.orders());
    m_aside->setVisible(!m_isTakingBack && m_hasAside);
}

void DeskSide::showOrder(const std::optional<DeskOrder> &order)
{
    m_order->show(order);
    if (!order)
        m_shelf->show({}, order);
}

void DeskSide::showReturn(const std::optional<DeskDevice> &device, int stored)
{
    m_place->show(device, stored);
}

} // namespace onhire
