// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/links/crumb_line.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/glyph_mark.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace onhire {

CrumbLine::CrumbLine(const QString &list, QWidget *parent)
    : QWidget(parent), m_here(mutedLabel({}, this)), m_escape(mutedLabel({}, this, 0.92)),
      m_steps(new QHBoxLayout)
{
    auto *arrow = new QToolButton(this);
    arrow->setIcon(iconOf(Glyph::ArrowBack));
    arrow->setAccessibleName(tr("Back to the list"));
    arrow->setToolTip(tr("Back to the list (Esc)"));
    auto *back = new LinkLabel(list, this);
    for (QAbstractButton *each : {static_cast<QAbstractButton *>(arrow), static_cast<QAbstractButton *>(back)})
        connect(each, &QAbstractButton::clicked, this, &CrumbLine::backWanted);

    auto *line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->setSpacing(units(this, 6));
    m_steps->setSpacing(units(this, 6));
    line->addWidget(arrow);
    line->addLayout(m_steps);
    addLink(back);
    line->addWidget(m_here);
    line->addStretch(1);
    line->addWidget(new KeyCap(QKeySequence(Qt::Key_Escape), this));
    line->addWidget(m_escape);
}

void CrumbLine::addLink(LinkLabel *link)
{
    m_steps->addWidget(link);
    m_steps->addWidget(new GlyphMark(Glyph::ChevronNext, Role::Muted, this));
}

LinkLabel *CrumbLine::addStep(const QString &text)
{
    auto *link = new LinkLabel(text, this);
    addLink(link);
    return link;
}

void CrumbLine::setHere(const QString &text)
{
    m_here->setText(text);
}

void CrumbLine::setEscape(const QString &text)
{
    m_escape->setText(text);
}

} // namespace onhire
