// SPDX-License-Identifier: GPL-3.0-or-later
// What a company does first, one after the other, each as a link to the form that does it. It is there until
// there is one of each.
#pragma once

#include "core/data/today/work_rows.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/links/link.h"
#include "ui/shared/workplace/session.h"

#include <optional>

namespace onhire {

class FirstStepsCard : public Card
{
    Q_OBJECT

public:
    // `screens` are those that the window has.
    FirstStepsCard(SessionPointer session, QStringList screens, QWidget *parent = nullptr);

    bool mayBeWanted() const; // whoever looks at it may do one of them, and there is one to be done
    void show(const FirstSteps &taken);
    using QWidget::show;
    bool focusFirst(); // what is next; false: it is not shown

Q_SIGNALS:
    void followed(const onhire::Link &link);

private:
    struct Step
    {
        QString title, explanation;
        bool isTaken;
        bool mayTake;
        Link form;
    };
    QList<Step> steps(const FirstSteps &taken) const;
    void addStep(const Step &step);

    const SessionPointer m_session;
    const QStringList m_screens;
    QVBoxLayout *m_lines;
    std::optional<FirstSteps> m_shown;
    QWidget *m_next = nullptr;
};

} // namespace onhire
