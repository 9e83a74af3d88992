// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/first_steps_card.h"

#include "ui/shared/behaviour/kept_focus.h"
#include "ui/shared/controls/glyph_mark.h"
#include "ui/shared/links/link_label.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

FirstStepsCard::FirstStepsCard(SessionPointer session, QStringList screens, QWidget *parent)
    : Card(parent), m_session(std::move(session)), m_screens(std::move(screens)), m_lines(new QVBoxLayout)
{
    content()->setContentsMargins(units(this, 16), units(this, 12), units(this, 16), units(this, 14));
    content()->setSpacing(units(this, 8));
    content()->addWidget(heading(tr("First steps"), this, 1.0));
    m_lines->setSpacing(units(this, 6));
    content()->addLayout(m_lines);
    hide(); // until it is known what there is
}

QList<FirstStepsCard::Step> FirstStepsCard::steps(const FirstSteps &taken) const
{
    const auto step = [this](bool isTaken, const QString &screen, QLatin1StringView permission,
                             const QString &title, const QString &explanation) {
        return Step{title, explanation, isTaken, m_screens.contains(screen) && m_session->may(permission),
                    Link{.screen = screen, .act = screen + u".new"_s}};
    };
    return {step(taken.hasProducts, u"catalogue"_s, "products:write"_L1, tr("Add products"),
                 tr("What you rent out, and what it costs each month.")),
            step(taken.hasDevices, u"devices"_s, "assets:write"_L1, tr("Add devices"),
                 tr("Each with its serial number.")),
            step(taken.hasOrders, u"orders"_s, "orders:write"_L1, tr("Enter the first order"),
                 tr("Its customer is created with it."))};
}

bool FirstStepsCard::mayBeWanted() const
{
    if (m_shown && m_shown->areTaken())
        return false;
    return std::ranges::any_of(steps({}), &Step::mayTake);
}

void FirstStepsCard::show(const FirstSteps &taken)
{
    setVisible(!taken.areTaken());
    if (m_shown == taken)
        return;
    m_shown = taken;
    const KeptFocus focus(*this);
    while (m_lines->count() > 0) {
        const std::unique_ptr<QLayoutItem> line(m_lines->takeAt(0));
        line->widget()->hide();
        line->widget()->deleteLater();
    }
    m_next = nullptr;
    for (const Step &step : steps(taken))
        addStep(step);
    focus.giveBack();
}

void FirstStepsCard::addStep(const Step &step)
{
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 8));
    const bool isNext = !step.isTaken && step.mayTake && !m_next;
    layout->addWidget(new GlyphMark(step.isTaken ? Glyph::Check
                                        : isNext ? Glyph::ArrowNext
                                                 : Glyph::Ring,
                                    step.isTaken ? Role::Ok : Role::Muted, line));
    if (!step.isTaken && step.mayTake) {
        auto *link = new LinkLabel(step.title, line);
        connect(link, &QAbstractButton::clicked, this, [this, form = step.form] { Q_EMIT followed(form); });
        layout->addWidget(link);
        m_next = m_next ? m_next : link;
    } else {
        //: A step that is done, as in: Add products – done
        layout->addWidget(mutedLabel(step.isTaken ? tr("%1 – done").arg(step.title) : step.title, line));
    }
    if (!step.isTaken)
        layout->addWidget(mutedLabel(step.explanation, line));
    layout->addStretch(1);
    m_lines->addWidget(line);
    line->show();
}

bool FirstStepsCard::focusFirst()
{
    if (isHidden() || !m_next)
        return false;
    m_next->setFocus();
    return true;
}

} // namespace onhire
