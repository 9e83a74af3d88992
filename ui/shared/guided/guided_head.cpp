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
namespace {

QHBoxLayout *lineIn(QWidget *holder, int gap)
{
    auto *line = new QHBoxLayout(holder);
    line->setContentsMargins({});
    line->setSpacing(gap);
    return line;
}

QWidget *keyCap(const QString &key, QWidget *parent)
{
    QLabel *cap = mutedLabel(key, parent, 0.85);
    setDress(cap, "keycap");
    return cap;
}

} // namespace

GuidedHead::GuidedHead(const HeadTexts &texts, QWidget *parent) : QWidget(parent)
{
    setDress(this, "pane");
    setAttribute(Qt::WA_StyledBackground);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 24), units(this, 12), units(this, 24), units(this, 12));
    layout->setSpacing(units(this, 4));
    layout->addWidget(crumbs(texts));
    layout->addWidget(titleLine(texts));
    layout->addWidget(factsLine(texts));
}

QWidget *GuidedHead::crumbs(const HeadTexts &texts)
{
    auto *holder = new QWidget(this);
    QHBoxLayout *line = lineIn(holder, units(this, 8));
    auto *back = new QToolButton(holder);
    back->setIcon(iconOf(Glyph::ArrowBack));
    back->setAccessibleName(tr("Back"));
    back->setToolTip(tr("Back (Esc)"));
    connect(back, &QAbstractButton::clicked, this, &GuidedHead::left);
    auto *list = new LinkLabel(texts.list, {}, holder);
    connect(list, &QAbstractButton::clicked, this, &GuidedHead::left);
    line->addWidget(back);
    line->addWidget(list);
    const QString between = isRightToLeft() ? QStringLiteral("‹") : QStringLiteral("›");
    line->addWidget(mutedLabel(between, holder));
    if (texts.step.isEmpty()) {
        line->addWidget(mutedLabel(texts.record, holder));
    } else {
        auto *record = new LinkLabel(texts.record, {}, holder);
        connect(record, &QAbstractButton::clicked, this, &GuidedHead::leftForRecord);
        line->addWidget(record);
        line->addWidget(mutedLabel(between, holder));
        line->addWidget(mutedLabel(texts.step, holder));
    }
    line->addStretch(1);
    if (!texts.wayBack.isEmpty()) {
        line->addWidget(keyCap(tr("Esc"), holder));
        line->addWidget(mutedLabel(texts.wayBack, holder, 0.92));
    }
    return holder;
}

QWidget *GuidedHead::titleLine(const HeadTexts &texts)
{
    auto *holder = new QWidget(this);
    QHBoxLayout *line = lineIn(holder, units(this, 8));
    QLabel *title = heading(texts.title, holder, 1.54);
    title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    title->setMinimumWidth(units(this, 60));
    auto *status = new Pill(holder);
    status->setLook(texts.status);
    line->addWidget(title);
    line->addWidget(status, 0, Qt::AlignVCenter);
    line->addStretch(1);
    m_actions = new QWidget(holder);
    lineIn(m_actions, units(this, 8));
    line->addWidget(m_actions);
    return holder;
}

QWidget *GuidedHead::factsLine(const HeadTexts &texts)
{
    auto *holder = new QWidget(this);
    QHBoxLayout *line = lineIn(holder, units(this, 16));
    for (const HeadFact &fact : texts.facts) {
        auto *pair = lineIn(new QWidget(holder), units(this, 4));
        QWidget *place = pair->parentWidget();
        if (!fact.name.isEmpty())
            pair->addWidget(mutedLabel(fact.name, place));
        if (!fact.link.isEmpty()) {
            auto *link = new LinkLabel(fact.text, fact.link, place);
            if (fact.isCode)
                link->setCode();
            connect(link, &LinkLabel::followed, this, &GuidedHead::followed);
            pair->addWidget(link);
        } else {
            if (fact.isPressing) {
                auto *clock = new QLabel(place);
                clock->setPixmap(iconOf(Glyph::Clock, Role::Warn).pixmap(units(this, 12)));
                pair->addWidget(clock);
            }
            QLabel *text = mutedLabel(fact.text, place);
            if (fact.isCode)
                text->setFont(monospaced(text->font()));
            if (fact.isPressing) {
                setDress(text, "muted", false);
                setDress(text, "warning");
            }
            text->setTextInteractionFlags(Qt::TextSelectableByMouse);
            pair->addWidget(text);
        }
        line->addWidget(place);
    }
    line->addStretch(1);
    return holder;
}

} // namespace onhire
