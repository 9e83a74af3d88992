// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/foreseen.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/guided/change_table.h"
#include "ui/shared/guided/dated_lines.h"
#include "ui/shared/guided/time_bar.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace onhire {

static constexpr int RoomForBothSides = 560;

Foreseen::Foreseen(const QLocale &locale, QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 16));
    layout->addWidget(changes(locale));
    layout->addLayout(payments());
    m_documents = new DatedLines(tr("Documents"), DatedLines::Side::Now, this);
    m_documents->hide();
    layout->addWidget(m_documents);
    layout->addStretch(1);
}

QWidget *Foreseen::changes(const QLocale &locale)
{
    auto *card = new Card(this);
    card->setAccessibleName(tr("What will happen"));
    QVBoxLayout *inside = card->content();
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(units(this, 16), units(this, 10), units(this, 16), units(this, 6));
    head->addWidget(heading(tr("What will happen"), card, 1));
    head->addStretch(1);
    m_unit = mutedLabel({}, card);
    m_unit->setWordWrap(true);
    m_unit->setAlignment(Qt::AlignAbsolute | (isRightToLeft() ? Qt::AlignLeft : Qt::AlignRight)
                         | Qt::AlignVCenter); // whatever letters it begins with
    head->addWidget(m_unit, 2);
    inside->addLayout(head);
    m_nothing = mutedLabel(tr("Calculating…"), card);
    m_nothing->setContentsMargins(units(this, 16), units(this, 8), units(this, 16), units(this, 16));
    m_nothing->hide();
    inside->addWidget(m_nothing);

    m_shown = new QWidget(card);
    auto *shown = new QVBoxLayout(m_shown);
    shown->setContentsMargins({});
    shown->setSpacing(0);
    m_bar = new TimeBar(locale, m_shown);
    auto *barLine = new QHBoxLayout;
    barLine->setContentsMargins(units(this, 16), units(this, 4), units(this, 16), units(this, 8));
    barLine->addWidget(m_bar);
    shown->addLayout(barLine);
    m_table = new ChangeTable(m_shown);
    shown->addWidget(m_table);
    inside->addWidget(m_shown);
    m_shown->hide();
    return card;
}

// Side by side where there is room.
void Foreseen::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < units(this, RoomForBothSides);
    m_sides->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QLayout *Foreseen::payments()
{
    auto *sides = m_sides = new QBoxLayout(QBoxLayout::TopToBottom);
    sides->setSpacing(units(this, 16));
    m_now = new DatedLines(tr("Next payments now"), DatedLines::Side::Now, this);
    m_after = new DatedLines(tr("Next payments after"), DatedLines::Side::After, this);
    m_now->hide();
    m_after->hide();
    sides->addWidget(m_now, 1);
    sides->addWidget(m_after, 1);
    return sides;
}

void Foreseen::show(const GuidedPreview &preview)
{
    m_nothing->hide();
    m_unit->setText(preview.unit);
    m_bar->show(preview.spans, preview.today);
    m_table->show(preview.rows);
    m_now->show(preview.paymentsNow);
    m_after->show(preview.paymentsAfter);
    m_shown->show();
    m_now->setVisible(!preview.paymentsNow.isEmpty() || !preview.paymentsAfter.isEmpty());
    m_after->setVisible(!m_now->isHidden());
    m_documents->show(preview.documents.isEmpty()
                          ? QList<DatedLine>{{tr("No documents will be created."), {}, {}}}
                          : preview.documents);
    m_documents->show();
}

void Foreseen::showNothing(const QString &why)
{
    m_shown->hide();
    m_now->hide();
    m_after->hide();
    m_documents->hide();
    m_nothing->setText(why);
    m_nothing->show();
}

void Foreseen::showWaiting(bool waiting)
{
    if (waiting) {
        m_nothing->setText(tr("Calculating…"));
        m_nothing->show();
    } else if (!m_shown->isHidden()) {
        m_nothing->hide();
    }
}

} // namespace onhire
