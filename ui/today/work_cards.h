// SPDX-License-Identifier: GPL-3.0-or-later
// The work lists, those of them that somebody may see.
#pragma once

#include "core/services/today/today.h"
#include "ui/shared/workplace/workplace.h"
#include "ui/today/work_card.h"

namespace onhire {

class WorkWords;

class WorkCards : public QObject
{
    Q_OBJECT

public:
    WorkCards(const Workplace &workplace, QStringList screens, QWidget *parent);

    WorkKinds kinds() const { return {.payments = m_overdue != nullptr, .webhooks = m_failing != nullptr}; }
    void show(const WorkLists &lists);
    QList<QWidget *> cards() const; // that are shown now
    bool focusFirst(); // of those with something in it; false: there is nothing

    WorkCard *toConfirm() const { return m_confirm; }
    WorkCard *toFulfil() const { return m_fulfil; }
    WorkCard *returnsDue() const { return m_returns; }
    WorkCard *earlyReturns() const { return m_earlyReturns; } // hidden while nobody asks for one
    WorkCard *contractsEnding() const { return m_ending; }
    WorkCard *paymentsOverdue() const { return m_overdue; } // null: not to be seen
    WorkCard *chargesToMake() const { return m_charges; } // null likewise; hidden while there are none
    WorkCard *webhooksFailing() const { return m_failing; }

Q_SIGNALS:
    void followed(const onhire::Link &link);
    void cardsChanged();

private:
    WorkCard *card(QLatin1StringView permission, const WorkCard::Words &words, const Link &all,
                   QWidget *parent);

    QList<WorkCard *> all() const;
    void showCharges(const ChargesToMake &charges, const WorkWords &words);
    static bool place(WorkCard *card, bool isShown);

    const Workplace m_workplace;
    const QStringList m_screens;
    WorkCard *m_confirm;
    WorkCard *m_fulfil;
    WorkCard *m_returns;
    WorkCard *m_earlyReturns;
    WorkCard *m_ending;
    WorkCard *m_overdue;
    WorkCard *m_charges;
    WorkCard *m_failing;
};

} // namespace onhire
