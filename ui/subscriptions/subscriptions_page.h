// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of subscriptions: the table, the pane and the record's page, and the guided forms over all of
// them. What is entered in a guided form stays there as a draft when somebody leaves it for another record.
#pragma once

#include "ui/shared/guided/guided_form.h"
#include "ui/shared/pages/records_page.h"
#include "ui/subscriptions/record/subscription_details.h"

#include <map>

namespace onhire {

class SubscriptionsPage : public RecordsPage
{
    Q_OBJECT

public:
    SubscriptionsPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    bool open(const QString &id) override;
    bool openLink(const Link &link) override;
    bool goBack() override;
    bool hasUnsaved() const override;

    GuidedForm *guided() const { return m_guided; } // none: the table or the record is shown
    int drafts() const;

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;

private:
    using DraftKey = std::pair<QString, SubscriptionAct>; // of which subscription

    void startEdit(const ShownRecord &subscription);
    QCoro::Task<> guide(SubscriptionAct act, QString id);
    void showGuided(SubscriptionAct act, const SubscriptionDetails &details);
    GuidedForm *formFor(SubscriptionAct act, const SubscriptionDetails &details);
    void leaveGuided();
    void discardGuided();
    void finishGuided(const QString &id, const QString &words);

    std::map<DraftKey, GuidedForm *> m_forms; // those that hold a draft, and the one that is shown
    GuidedForm *m_guided = nullptr;
    QWidget *m_behind = nullptr; // what the guided form stands before
    Latest m_guides;
};

} // namespace onhire
