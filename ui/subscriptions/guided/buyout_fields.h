// SPDX-License-Identifier: GPL-3.0-or-later
// The customer keeps the device, for a price.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class PriceChoice;

class BuyoutFields : public SubscriptionFields
{
    Q_OBJECT

public:
    BuyoutFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Buy out"); }
    GuidedLook look() const override;
    void renew() override { calculate(); }
    QString missing() const override { return tr("Enter the price."); }
    Wording wordsFor(const Error &error) const override;

    PriceChoice *price() const { return m_price; }

private:
    enum Price { Calculated, Typed };

    QCoro::Task<> calculate();

    PriceChoice *m_price;
    QComboBox *m_reason;
    QPlainTextEdit *m_notes;
    Latest m_reads;
};

} // namespace onhire
