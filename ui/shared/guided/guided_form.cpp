// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/guided/guided_form.h"

#include "ui/shared/controls/busy_line.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace onhire {

static constexpr auto AfterLastChange = 200ms;
static constexpr int MostForeseen = 1100; // wider, figures stand too far from what they are of
static constexpr int MostFields = 430;

GuidedForm::GuidedForm(const Workplace &workplace, const GuidedPlace &place, GuidedFields *fields,
                       QString recordId, QWidget *parent)
    : QWidget(parent), m_workplace(workplace), m_fields(fields), m_recordId(std::move(recordId))
{
    setAccessibleName(place.words.title);
    setFocusPolicy(Qt::ClickFocus); // where there is no field
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *top = new GuidedHead(place, this);
    connect(top, &GuidedHead::left, this, &GuidedForm::left);
    connect(top, &GuidedHead::leftForRecord, this, &GuidedForm::leftForRecord);
    connect(top, &GuidedHead::followed, this, &GuidedForm::followed);
    layout->addWidget(top);
    layout->addWidget(horizontalLine(this));
    layout->addWidget(scrolling(bothSides()), 1);
    layout->addWidget(horizontalLine(this));
    layout->addWidget(foot());
    m_busy = new BusyLine(this, this);
    connectFields();
}

QWidget *GuidedForm::scrolling(QWidget *content)
{
    auto *area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    setDress(area, "plain");
    return area;
}

// Wider at the edge of the page than between the sides; margins do not turn with the language by themselves.
QMargins GuidedForm::sideMargins(bool isFirst) const
{
    // The scroll bar stands at the edge of the second one.
    const int edge = units(this, isFirst ? 24 : 18), between = units(this, 6), high = units(this, 16);
    return isFirst != isRightToLeft() ? QMargins(edge, high, between, high)
                                      : QMargins(between, high, edge, high);
}

// One area scrolls with both: what a field changes stays beside it.
QWidget *GuidedForm::bothSides()
{
    auto *content = new QWidget;
    auto *sides = new QHBoxLayout(content);
    sides->setContentsMargins({});
    sides->setSpacing(0);
    sides->addWidget(leftSide());
    sides->addWidget(rightSide(), 1);
    return content;
}

QWidget *GuidedForm::leftSide()
{
    auto *content = m_left = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(sideMargins(true));
    layout->setSpacing(units(this, 12));
    m_refusal = new WordBox("refusal", content);
    m_notice = new WordBox("note", content);
    layout->addWidget(m_notice);
    layout->addWidget(m_refusal);
    m_fields->setParent(content);
    layout->addWidget(m_fields);
    m_told = mutedLabel({}, content, 0.92);
    m_told->setWordWrap(true);
    layout->addWidget(m_told);
    layout->addStretch(1);
    return content;
}

// What will happen needs more of a narrow page than the fields.
void GuidedForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_left->setFixedWidth(std::clamp(width() * 424 / 1000, units(this, 340), units(this, MostFields)));
}

QWidget *GuidedForm::rightSide()
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(sideMargins(false));
    m_foreseen = new Foreseen(m_workplace.locale, content);
    m_foreseen->setMaximumWidth(units(this, MostForeseen));
    auto *line = new QHBoxLayout;
    line->addWidget(m_foreseen, 1);
    line->addStretch();
    layout->addLayout(line);
    layout->addStretch(1);
    return content;
}

QWidget *GuidedForm::foot()
{
    auto *foot = new QWidget(this);
    foot->setObjectName(footName());
    setDress(foot, "pane");
    foot->setAttribute(Qt::WA_StyledBackground);
    auto *whole = new QHBoxLayout(foot);
    whole->setContentsMargins(units(this, 24), units(this, 12), units(this, 24), units(this, 12));
    // No wider than what stands above: on a wide screen the buttons stay with the form.
    auto *below = new QWidget(foot);
    below->setMaximumWidth(units(this, MostFields + 6 + MostForeseen - 24));
    whole->addWidget(below, 1);
    whole->addStretch();
    auto *line = new QHBoxLayout(below);
    line->setContentsMargins({});
    line->setSpacing(units(this, 8));
    m_draft = new QLabel(tr("Draft"), foot);
    setDress(m_draft, "draft");
    line->addWidget(m_draft, 0, Qt::AlignVCenter);
    line->addWidget(mutedLabel(tr("Nothing changes until you press the button."), foot));
    line->addStretch(1);
    m_discard = button(tr("Discard"), foot);
    m_verb = primaryButton(m_fields->verb(), foot);
    setDress(m_verb, "danger", m_fields->isDestructive());
    m_verb->setEnabled(false);
    line->addWidget(m_discard);
    line->addWidget(m_verb);
    line->addWidget(new KeyCap(Qt::CTRL | Qt::Key_Return, foot), 0, Qt::AlignVCenter);
    connect(m_discard, &QAbstractButton::clicked, this, &GuidedForm::discarded);
    connect(m_verb, &QAbstractButton::clicked, this, &GuidedForm::save);
    return foot;
}

void GuidedForm::connectFields()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(AfterLastChange);
    connect(&m_soon, &QTimer::timeout, this, &GuidedForm::look);
    m_slow.setSingleShot(true);
    m_slow.setInterval(BusyLine::Unnoticed);
    connect(&m_slow, &QTimer::timeout, this, [this] { m_foreseen->showWaiting(true); });
    connect(m_fields, &GuidedFields::edited, this, &GuidedForm::askSoon);
    connect(m_fields, &GuidedFields::edited, this, [this] { m_notice->say({}); }); // it was of another preview
    connect(m_fields, &GuidedFields::renewed, this, &GuidedForm::askSoon);
    connect(m_fields, &Form::saveRequested, this, &GuidedForm::save);
    connect(&m_workplace.live, &LiveChanges::changed, this, &GuidedForm::adopt);
    connect(&m_workplace.live, &LiveChanges::companyRenewed, this, &GuidedForm::lookAgain);
}

void GuidedForm::start()
{
    m_draft->setVisible(m_fields->isTouched());
    focusFirst();
    look();
}

void GuidedForm::focusFirst()
{
    QWidget *first = m_fields->first() ? m_fields->first() : this;
    first->setFocus(Qt::OtherFocusReason);
}

void GuidedForm::focusAgain()
{
    if (QWidget *last = focusWidget())
        last->setFocus(Qt::OtherFocusReason);
    else
        focusFirst();
}

void GuidedForm::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (enter && event->modifiers() & Qt::ControlModifier)
        save();
    else
        QWidget::keyPressEvent(event);
}

} // namespace onhire
