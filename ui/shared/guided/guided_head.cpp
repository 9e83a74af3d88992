// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/guided_head.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/links/crumb_line.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

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
    auto *line = new CrumbLine(place.list, this);
    connect(line, &CrumbLine::backWanted, this, &GuidedHead::left);
    connect(line->addStep(place.record), &QAbstractButton::clicked, this, &GuidedHead::leftForRecord);
    line->setHere(place.step);
    line->setEscape(tr("back; the draft is kept"));
    return line;
}

} // namespace onhire
