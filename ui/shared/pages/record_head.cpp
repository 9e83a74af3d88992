// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/record_head.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/flow_layout.h"
#include "ui/shared/controls/glyph_mark.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace onhire {

static QToolButton *iconButton(Glyph glyph, const QString &name, QWidget *parent)
{
    auto *made = new QToolButton(parent);
    made->setIcon(iconOf(glyph));
    made->setAccessibleName(name);
    made->setToolTip(name);
    return made;
}

RecordHead::RecordHead(Place place, QWidget *parent)
    : QWidget(parent), m_place(place), m_title(heading({}, this, place == Place::Page ? 1.55 : 1.23)),
      m_status(new Pill(this)), m_draft(new QLabel(tr("Draft"), this)),
      m_close(iconButton(Glyph::Close, tr("Close the details"), this)),
      m_more(iconButton(Glyph::More, tr("More actions"), this)), m_facts(new FlowLayout(units(this, 14))),
      m_actions(new QWidget(this))
{
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_title->setFocusPolicy(Qt::NoFocus);
    m_status->hide();
    setDress(m_draft, "draft");
    m_draft->hide();
    setDress(m_more, "framed");
    m_more->setFixedSize(units(this, 32), units(this, 32)); // as high as the buttons beside it
    m_more->hide();
    place == Place::Page ? layOutForPage() : layOutForPane();
    connect(m_close, &QAbstractButton::clicked, this, &RecordHead::closed);
    connect(m_more, &QAbstractButton::clicked, this, &RecordHead::showMenu);
}

void RecordHead::layOutForPane()
{
    auto *titleLine = new QHBoxLayout;
    titleLine->setSpacing(units(this, 8));
    m_title->setWordWrap(true);
    titleLine->addWidget(m_title);
    titleLine->addWidget(m_status, 0, Qt::AlignVCenter);
    titleLine->addStretch(1);
    titleLine->addWidget(m_close, 0, Qt::AlignVCenter);
    auto *facts = new QHBoxLayout; // a serial number cannot be broken: its line has no room for two pills
    facts->addLayout(m_facts, 1);
    facts->addWidget(m_draft, 0, Qt::AlignTop);

    auto *actions = new QHBoxLayout(m_actions);
    actions->setContentsMargins({});
    m_buttons = new FlowLayout(units(this, 8));
    actions->addLayout(m_buttons, 1);
    actions->addWidget(m_more, 0, Qt::AlignTop);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 8));
    layout->addLayout(titleLine);
    layout->addLayout(facts);
    layout->addWidget(m_actions);
}

void RecordHead::layOutForPage()
{
    m_close->hide();
    auto *titleLine = new QHBoxLayout;
    titleLine->setSpacing(units(this, 10));
    titleLine->addWidget(m_title);
    titleLine->addWidget(m_status, 0, Qt::AlignVCenter);
    titleLine->addWidget(m_draft, 0, Qt::AlignVCenter);
    titleLine->addStretch(1);
    auto *actions = new QHBoxLayout(m_actions);
    actions->setContentsMargins({});
    m_buttons = new QHBoxLayout; // in one line, which the title leaves them
    m_buttons->setSpacing(units(this, 8));
    actions->addLayout(m_buttons);
    actions->addWidget(m_more);
    titleLine->addWidget(m_actions);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 6));
    layout->addLayout(titleLine);
    layout->addLayout(m_facts);
}

QString RecordHead::title() const
{
    return m_title->text();
}

static void clear(QLayout *layout)
{
    while (layout->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(layout->takeAt(0));
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
    }
}

void RecordHead::setWords(const HeadWords &words)
{
    m_title->setText(words.title);
    m_status->setLook(words.status);
    m_status->setVisible(!words.status.word.isEmpty());
    clear(m_facts);
    for (const HeadFact &fact : words.facts)
        addFact(fact);
}

void RecordHead::setDraft(bool isKept)
{
    m_draft->setVisible(isKept);
}

// A label and its text stay together when the line breaks.
void RecordHead::addFact(const HeadFact &fact)
{
    auto *box = new QWidget(this);
    auto *layout = new QHBoxLayout(box);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 4));
    if (!fact.label.isEmpty())
        layout->addWidget(mutedLabel(fact.label, box));
    QWidget *text = nullptr;
    if (!fact.link.isEmpty()) {
        auto *link = new LinkLabel(fact.text, box);
        connect(link, &QAbstractButton::clicked, this, [this, to = fact.link] { Q_EMIT followed(to); });
        text = link;
    } else if (fact.tone == Tone::Warn && m_place == Place::Page) {
        text = pressingWords(fact.text, box);
    } else if (fact.tone != Tone::Idle) {
        auto *pill = new Pill(box);
        pill->setLook({fact.text, fact.tone, fact.tone == Tone::Ok ? Glyph::Check : Glyph::Clock});
        text = pill;
    } else {
        auto *label = mutedLabel(fact.text, box);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        text = label;
    }
    if (fact.isCode)
        text->setFont(monospaced(text->font()));
    layout->addWidget(text);
    m_facts->addWidget(box);
    box->show();
}

void RecordHead::clearActions()
{
    m_primary = nullptr;
    m_offers.clear();
    m_run = {};
    clear(m_buttons);
    m_more->hide();
}

QPushButton *RecordHead::addAction(const QString &text, bool primary)
{
    QPushButton *made = primary ? primaryButton(text, m_actions) : button(text, m_actions);
    m_buttons->addWidget(made);
    made->show();
    if (primary)
        m_primary = made;
    return made;
}

void RecordHead::setOffers(const QList<ActionOffer> &offers, const QString &nextStep, const RunOffer &run,
                           bool mayOpen)
{
    clearActions();
    m_run = run;
    m_offers = offers;
    const auto next = std::find_if(m_offers.begin(), m_offers.end(), [&](const ActionOffer &offer) {
        return offer.action.id == nextStep && offer.isPossible();
    });
    if (next != m_offers.end()) {
        const ActionOffer offer = *next;
        m_offers.erase(next);
        connect(addAction(offer.action.text, true), &QAbstractButton::clicked, this,
                [offer, run] { run(offer); });
    }
    if (mayOpen)
        connect(addAction(tr("Open"), false), &QAbstractButton::clicked, this, &RecordHead::openWanted);
    m_more->setVisible(!m_offers.isEmpty());
}

void RecordHead::setActionsEnabled(bool enabled)
{
    m_actions->setEnabled(enabled);
    m_more->setEnabled(enabled);
}

void RecordHead::showMenu()
{
    auto *menu = new ActionMenu(m_more);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionOffer &offer : std::as_const(m_offers))
        menu->add(offer, m_run);
    const QPoint below = m_more->mapToGlobal(QPoint(m_more->width(), m_more->height() + units(this, 4)));
    const int left = layoutDirection() == Qt::LeftToRight ? below.x() - menu->sizeHint().width()
                                                          : m_more->mapToGlobal(QPoint()).x();
    menu->popup({left, below.y()});
}

} // namespace onhire
