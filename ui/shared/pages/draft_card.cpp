// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/draft_card.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace onhire {

DraftCard::DraftCard(const Draft &draft, const TextFormat &format, QWidget *parent) : Card(parent)
{
    setDress(this, "conflict");
    const QString since = format.moment(draft.at);
    auto *words = new QLabel(
        draft.act.isEmpty() ? tr("You have a draft from %1.").arg(since)
                            //: What was begun, and when: You have a draft of “Extend MacBook Pro” from 9:30.
                            : tr("You have a draft of “%1” from %2.").arg(draft.title, since),
        this);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    content()->addWidget(words);
    auto *line = new QHBoxLayout;
    QPushButton *resume = button(tr("Resume"), this);
    QPushButton *discard = button(tr("Discard"), this);
    line->addWidget(resume);
    line->addWidget(discard);
    line->addStretch(1);
    content()->addLayout(line);
    connect(resume, &QAbstractButton::clicked, this, &DraftCard::resumed);
    connect(discard, &QAbstractButton::clicked, this, &DraftCard::discarded);
}

} // namespace onhire
