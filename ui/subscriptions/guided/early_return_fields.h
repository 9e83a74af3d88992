// SPDX-License-Identifier: GPL-3.0-or-later
// The device comes back before its time, for a fee or without one.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class PriceChoice;

class EarlyReturnFields : public SubscriptionFields
{
    Q_OBJECT

public:
    EarlyReturnFields(const Workplace &workplace, const SubscriptionDetails &details,
                      QWidget *parent = nullptr);

    QString verb() const override { return tr("Return early"); }
    GuidedLook look() const override;
    void renew() override { calculate(); }
    QString missing() const override { return tr("Enter the fee."); }

    PriceChoice *fee() const { return m_fee; }
    QComboBox *reason() const { return m_reason; }

private:
    enum Fee { Calculated, Waived, Typed };

    QCoro::Task<> calculate();

    PriceChoice *m_fee;
    QComboBox *m_condition;
    QPlainTextEdit *m_damage;
    QComboBox *m_reason;
    QPlainTextEdit *m_notes;
    Latest m_reads;
};

} // namespace onhire
