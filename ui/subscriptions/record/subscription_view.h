// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription as the pane shows it: whether it has paid for its device, its terms with links to all that
// belongs to it, its payments and what happened.
#pragma once

#include "ui/subscriptions/record/subscription_details.h"

#include <functional>

class QWidget;

namespace onhire {

class DetailPane;
struct Tenant;

class SubscriptionView
{
public:
    using Follow = std::function<void(const Link &)>;

    SubscriptionView(DetailPane &pane, const SubscriptionDetails &details, TextFormat format,
                     const Tenant &tenant, Follow follow);

    void showHead() const;
    void showSections() const;

private:
    QString amount(Money money) const; // 89.00
    QString amountInCurrency(Money money) const;
    QWidget *link(const QString &text, const Link &to, bool isCode) const;
    void addFacts() const;
    void addRecovery() const;
    void addTerms() const;
    void addPayments() const;
    QString lastPaymentText() const;
    void addRemarks() const;
    void addHistory() const;

    DetailPane &m_pane;
    const SubscriptionDetails &m_details;
    const TextFormat m_format;
    const Tenant &m_tenant;
    const Follow m_follow;
};

} // namespace onhire
