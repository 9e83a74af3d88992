// SPDX-License-Identifier: GPL-3.0-or-later
// The screen of subscriptions: the table, the pane and the record's page, and the guided forms over all of
// them. What is entered in a guided form is kept as a draft, like that of every other form.
#pragma once

#include "ui/shared/guided/guided_form.h"
#include "ui/shared/pages/records_page.h"
#include "ui/subscriptions/record/subscription_view.h"

namespace onhire {

class SubscriptionsPage : public RecordsPage
{
    Q_OBJECT

public:
    SubscriptionsPage(const Workplace &workplace, ActionRegistry &actions, QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    void refresh() override;
    bool open(const QString &id) override;
    bool openLink(const Link &link) override;
    bool goBack() override;
    bool isCovered() const override { return m_guided; }
    void keepWork() override;

    GuidedForm *guided() const { return m_guided; } // none: the table or the record is shown

protected:
    void showNothingYet(EmptyState &state) override;
    QString countText(int total, bool filtered) const override;
    void readRecord(const QString &id) override;
    void resumeOpenForm(const Draft &draft) override;

private:
    void startInspections(const ShownRecords &subscriptions); // of their devices
    SubscriptionView viewAt(const Workplace &workplace);
    RecordNoun nounFor(const Workplace &workplace);
    void startEdit(const ShownRecord &subscription);
    QCoro::Task<> guide(SubscriptionAct act, QString id);
    void showGuided(SubscriptionAct act, const SubscriptionDetails &details);
    void connectGuided(const QString &id);
    void leaveGuided();
    void closeGuided();
    void tellLater(GuidedForm *form);
    void discardGuided();
    void finishGuided(const QString &id, const QString &words);

    GuidedForm *m_guided = nullptr;
    QString m_guidedId, m_guidedAct; // what it is about, and its action
    QStringList m_notSaved; // of forms that were left meanwhile, as told
    DraftKeeper *m_guidedDraft;
    QWidget *m_behind = nullptr; // what the guided form stands before
    QString m_guidingId; // whose form is being asked for
    Latest m_guides;
};

} // namespace onhire
