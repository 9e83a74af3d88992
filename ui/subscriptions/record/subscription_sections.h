// SPDX-License-Identifier: GPL-3.0-or-later
// The sections that a subscription is shown in, beside the table or on its page: each with what all of them
// need.
#pragma once

#include "ui/shared/pages/section_place.h"
#include "ui/subscriptions/record/subscription_view.h"

namespace onhire {

struct DeviceSpell;

class SubscriptionSections
{
public:
    // All of these outlive it.
    SubscriptionSections(SectionPlace &place, const SubscriptionDetails &details, const SubscriptionView &view)
        : m_place(place), m_details(details), m_format(view.format), m_tenant(*view.tenant),
          m_openInvoice(view.openInvoice), m_showsCustomer(view.showsCustomer)
    {
    }

    void add() const;
    void addAllPayments() const;
    void addDevices() const;
    void addHistory(qsizetype most) const;

private:
    QString amount(Money money) const;
    QList<PaymentLine> payments() const;
    void addPaymentRows(DetailSection &section, const QList<PaymentLine> &lines) const;
    void addSpell(const DeviceSpell &spell) const;
    void addEarlyReturnRequest() const;
    void addUpgrade() const;
    void addUpgradedFrom() const;
    QString endText() const;
    void addRecovery() const;
    void addContract() const;
    void addTerms() const;
    void addSerial(DetailSection &section) const;
    void addDevice() const;
    void addCustomer() const;
    void addPayments(int most) const;
    void addNotes() const;

    SectionPlace &m_place;
    const SubscriptionDetails &m_details;
    const TextFormat &m_format;
    const Tenant &m_tenant;
    const OpenInvoice &m_openInvoice;
    const bool m_showsCustomer;
};

} // namespace onhire
