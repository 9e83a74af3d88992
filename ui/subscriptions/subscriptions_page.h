// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of subscriptions: the table, the pane beside it, and the guided forms over both. What is entered in a
// guided form stays there as a draft when somebody leaves it for another record.
#pragma once

#include "ui/shared/guided/guided_form.h"
#include "ui/shared/pages/editing_page.h"
#include "ui/shell/action_registry.h"
#include "ui/subscriptions/record/subscription_details.h"
#include "ui/subscriptions/subscription_actions.h"

namespace onhire {

class SubscriptionsPage : public EditingPage
{
    Q_OBJECT

public:
    SubscriptionsPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    bool openLink(const Link &link) override;
    bool hasUnsaved() const override;
    void begin(const QString &actionId); // with the record that the pane shows, or the chosen one

    GuidedForm *guided() const { return m_guided; } // none: the table is shown
    int drafts() const;

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;
    void showAgain() override;

private:
    using DraftKey = std::pair<QString, SubscriptionAct>; // of which subscription

    void addActions(ActionRegistry &actions);
    void show(const SubscriptionDetails &details);
    void addPaneActions();
    void addMore(const QList<RecordAction> &rest);
    QList<RecordAction> fitting() const; // of the record in the pane
    void run(const RecordAction &action);
    ShownRecord shownRecord() const;
    void startEdit();
    void guide(SubscriptionAct act);
    GuidedForm *formFor(SubscriptionAct act);
    void cover(GuidedForm *form);
    void leaveGuided();
    void discardGuided();
    void finishGuided(const QString &id, const QString &words);

    QList<RecordAction> m_actions;
    SubscriptionDetails m_shown;
    std::function<void()> m_afterShown;
    std::map<DraftKey, GuidedForm *> m_forms; // those that hold a draft, and the one that is shown
    GuidedForm *m_guided = nullptr;
};

} // namespace onhire
