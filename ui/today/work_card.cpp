// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/work_card.h"

#include "core/services/today/today.h"
#include "ui/theme/metrics.h"
#include "ui/today/work_words.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace onhire {

WorkCard::WorkCard(const Words &words, const Link &all, QWidget *parent)
    : Card(parent), m_title(words.title), m_whereAll(all), m_count(new QLabel(this)),
      m_all(linkButton(words.all, this)), m_stack(new QStackedWidget(this)),
      m_list(new WorkList(words.title, WorkRows, m_stack))
{
    setObjectName(words.title);
    content()->setContentsMargins(1, units(this, 6), 1, units(this, 8));
    content()->setSpacing(units(this, 4));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(units(this, 10), 0, units(this, 10), 0);
    head->setSpacing(units(this, 8));
    QLabel *title = heading(words.title, this, 1.0);
    title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    head->addSpacing(units(this, 5)); // the button at the other end has its own room around it
    head->addWidget(title);
    setDress(m_count, "count");
    m_count->setFont(scaled(m_count->font(), 0.92, QFont::DemiBold));
    m_count->setFixedHeight(units(this, 18));
    m_count->hide();
    head->addWidget(m_count);
    head->addStretch(1);
    head->addWidget(m_all);
    m_all->setVisible(!all.isEmpty());
    head->addStrut(m_all->sizeHint().height()); // titles of a row are level, with the button or without it
    //: The button of a list, for screen readers, as in: Orders to confirm: Show all
    m_all->setAccessibleName(tr("%1: %2").arg(words.title, words.all));
    content()->addLayout(head);

    QLabel *nothing = mutedLabel(words.nothing, m_stack);
    nothing->setWordWrap(true);
    nothing->setContentsMargins(units(this, 16), units(this, 6), units(this, 16), 0);
    alignToReading(nothing, Qt::AlignTop);
    m_stack->addWidget(m_list);
    m_stack->addWidget(nothing);
    m_stack->setFixedHeight(m_list->height());
    content()->addWidget(m_stack);
    connect(m_list, &WorkList::opened, this, &WorkCard::followed);
    connect(m_all, &QPushButton::clicked, this, [this] { Q_EMIT followed(m_whereAll); });
}

void WorkCard::show(const QList<WorkLine> &lines, int count)
{
    m_list->setLines(lines);
    const QString text = countWords(count, locale());
    m_count->setText(text);
    m_count->setVisible(count > 0);
    //: A work list and how much there is, for screen readers, as in: Orders to confirm, 6
    m_list->setAccessibleName(count > 0 ? tr("%1, %2").arg(m_title, text) : m_title);
    m_stack->setCurrentIndex(lines.isEmpty() ? 1 : 0);
}

} // namespace onhire
