// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/session_card.h"

#include "ui/fulfilment/blank_session.h"
#include "ui/shared/tables/cell_delegate.h"
#include "ui/shared/tables/table_header.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace onhire {
namespace {

// Of the subscription that it leads to: its code, or who has had the device.
class LinkDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;

    void paintContent(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                      const QRect &rect) const override
    {
        const bool leadsThere = index.data(DeskSession::LinkRole).toBool();
        const Role ink = leadsThere ? Role::Accent : Role::Muted;
        if (index.model()->columnCount() > DeskSession::Shelf) {
            paintText(painter, option, index, rect, leadsThere ? ink : Role::Ink);
            return;
        }
        const QString text = index.data().toString();
        painter->setFont(monospaced(option.font));
        painter->setPen(colorOf(ink, option.palette));
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->drawText(
            rect, int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)), text);
    }
};

// What the company does not know stands back: the scan as it came, and a dash where its device would be.
class ScannedDelegate final : public CellDelegate
{
    using CellDelegate::CellDelegate;

    void paintContent(QPainter *painter, const QStyleOptionViewItem &given, const QModelIndex &index,
                      const QRect &rect) const override
    {
        QStyleOptionViewItem option = given;
        if (index.column() == DeskSession::Serial) {
            option.font = monospaced(option.font);
            option.fontMetrics = QFontMetrics(option.font);
            painter->setFont(option.font);
        }
        const bool isUnknown = index.data(DeskSession::UnknownRole).toBool();
        paintText(painter, option, index, rect, isUnknown ? Role::Muted : Role::Ink);
    }
};

} // namespace

SessionCard::SessionCard(DeskSession &assigned, DeskSession &returned, QWidget *parent)
    : Card(parent), m_paper(button({}, this)), m_blank(new BlankSession(this)),
      m_assigned(newTable(assigned, tr("Devices assigned in this session"))),
      m_returned(newTable(returned, tr("Devices taken back in this session")))
{
    content()->setContentsMargins(units(this, 7), units(this, 4), units(this, 7), units(this, 6));
    auto *title = heading(tr("This session"), this, 1);
    title->setContentsMargins(units(this, 9), units(this, 6), units(this, 9), units(this, 6));
    setDress(m_paper, "dense");
    m_paper->setFocusPolicy(Qt::TabFocus);
    connect(m_paper, &QPushButton::clicked, this, &SessionCard::paperChosen);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_paper, 0, Qt::AlignVCenter);
    head->addSpacing(units(this, 9)); // as far from the edge as the title
    content()->addLayout(head);
    content()->addWidget(horizontalLine(this));
    content()->addWidget(m_blank, 1);
    content()->addWidget(m_assigned, 1);
    content()->addWidget(m_returned, 1);
    for (const DeskSession *session : {&assigned, &returned})
        connect(session, &QAbstractItemModel::rowsInserted, this, &SessionCard::showRows);
    setTakingBack(false);
    setPaper({});
}

void SessionCard::setPaper(const QString &name)
{
    m_paper->setText(name);
    m_paper->setVisible(!name.isEmpty());
}

QTableView *SessionCard::newTable(DeskSession &session, const QString &name)
{
    auto *table = new QTableView(this);
    table->setAccessibleName(name);
    table->setHorizontalHeader(new TableHeader(table));
    table->setModel(&session);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
    table->setMinimumSize(units(this, 240), units(this, 50)); // in a low window what is above needs the room
    table->setCornerButtonEnabled(false);
    table->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where scans go
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(units(this, 35));
    setDress(table, "pane");
    const bool isReturns = session.columnCount() > DeskSession::Shelf;
    table->setItemDelegate(new CellDelegate(table));
    table->setItemDelegateForColumn(DeskSession::Time, delegateFor(CellKind::Muted, table));
    for (const int column : {DeskSession::Serial, DeskSession::Device})
        table->setItemDelegateForColumn(column, new ScannedDelegate(table));
    table->setItemDelegateForColumn(DeskSession::Result, delegateFor(CellKind::Status, table));
    table->setItemDelegateForColumn(DeskSession::Owner, new LinkDelegate(table));
    fitColumns(table);
    connect(table, &QAbstractItemView::clicked, this, [this, &session, isReturns](const QModelIndex &index) {
        const DeskRow &row = session.at(index.row());
        choose(row, isReturns);
        if (index.column() == DeskSession::Owner)
            follow(row);
    });
    connect(table, &QAbstractItemView::activated, this, [this, &session, isReturns](const QModelIndex &index) {
        const DeskRow &row = session.at(index.row());
        choose(row, isReturns);
        if (!isReturns || index.column() == DeskSession::Owner) // else its condition is to be set
            follow(row);
    });
    return table;
}

void SessionCard::choose(const DeskRow &row, bool isReturns)
{
    if (!row.notice.what.isEmpty())
        Q_EMIT refusalChosen(row.notice);
    else if (isReturns && row.isDone)
        Q_EMIT returnChosen(row.scan);
}

void SessionCard::follow(const DeskRow &row)
{
    if (!row.rentalId.isEmpty())
        Q_EMIT rentalChosen(row.rentalId);
}

void SessionCard::fitColumns(QTableView *table) const
{
    auto *header = table->horizontalHeader();
    header->setSectionsMovable(false);
    header->setStretchLastSection(false);
    const auto fix = [&](int column, qreal width) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        header->resizeSection(column, units(this, width));
    };
    const bool isReturns = table->model()->columnCount() > DeskSession::Shelf;
    fix(DeskSession::Time, 84);
    fix(DeskSession::Serial, 138);
    header->setSectionResizeMode(DeskSession::Device, QHeaderView::Stretch);
    fix(DeskSession::Owner, 116);
    fix(DeskSession::Result, isReturns ? 180 : 156);
    if (isReturns) {
        header->setSectionResizeMode(DeskSession::Owner, QHeaderView::Stretch);
        fix(DeskSession::Shelf, 96);
    }
}

// Where there is no room for all, the names matter more than the time, and than each word of a result.
void SessionCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    const bool isNarrow = width() < units(this, 700);
    for (QTableView *table : {m_assigned, m_returned})
        table->setColumnHidden(DeskSession::Time, isNarrow);
    m_returned->horizontalHeader()->resizeSection(DeskSession::Result, units(this, isNarrow ? 180 : 212));
}

void SessionCard::setTakingBack(bool isTakingBack)
{
    m_isTakingBack = isTakingBack;
    m_blank->setTakingBack(isTakingBack);
    showRows();
}

void SessionCard::showRows()
{
    const bool isBlank = table()->model()->rowCount() == 0;
    m_blank->setVisible(isBlank);
    m_assigned->setVisible(!isBlank && !m_isTakingBack);
    m_returned->setVisible(!isBlank && m_isTakingBack);
}

QTableView *SessionCard::table() const
{
    return m_isTakingBack ? m_returned : m_assigned;
}

} // namespace onhire
