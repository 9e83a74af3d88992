// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/guided_head.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace onhire {

GuidedHead::GuidedHead(const GuidedPlace &place, QWidget *parent) : QWidget(parent)
{
    setDress(this, "pane");
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 24), units(this, 10), units(this, 24), units(this, 12));
    layout->setSpacing(units(this, 6));
    auto *head = new RecordHead(RecordHead::Place::Page, this);
    head->setWords(place.words);
    connect(head, &RecordHead::followed, this, &GuidedHead::followed);
    layout->addWidget(crumbs(place));
    layout->addWidget(head);
}

QWidget *GuidedHead::crumbs(const GuidedPlace &place)
{
    auto *holder = new QWidget(this);
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins({});
    line->setSpacing(units(this, 6));
    auto *back = new QToolButton(holder);
    back->setIcon(iconOf(Glyph::ArrowBack));
    back->setAccessibleName(tr("Back"));
    back->setToolTip(tr("Back (Esc)"));
    connect(back, &QAbstractButton::clicked, this, &GuidedHead::left);
    auto *list = new LinkLabel(place.list, holder);
    connect(list, &QAbstractButton::clicked, this, &GuidedHead::left);
    auto *record = new LinkLabel(place.record, holder);
    connect(record, &QAbstractButton::clicked, this, &GuidedHead::leftForRecord);
    const QString between = isRightToLeft() ? QStringLiteral("‹") : QStringLiteral("›");
    line->addWidget(back);
    line->addWidget(list);
    line->addWidget(mutedLabel(between, holder));
    line->addWidget(record);
    line->addWidget(mutedLabel(between, holder));
    line->addWidget(mutedLabel(place.step, holder));
    line->addStretch(1);
    line->addWidget(mutedLabel(tr("Esc: back; the draft is kept"), holder, 0.92));
    return holder;
}

} // namespace onhire
