// SPDX-License-Identifier: GPL-3.0-or-later
// By how many months a contract goes on, and at which price.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class PriceChoice;
class Segmented;
class WholeNumberBox;

class ExtendFields : public SubscriptionFields
{
    Q_OBJECT

public:
    ExtendFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Extend"); }
    GuidedLook look() const override;
    void renew() override;
    QString missing() const override;
    int months() const;

    Segmented *lengths() const { return m_lengths; }
    PriceChoice *price() const { return m_price; }

private:
    enum Price { AsNow, Catalogue, Typed };

    void addLengths();
    int mostMonths() const;
    void offerLengths();
    void addPrice();
    void chooseLength();
    QCoro::Task<> readCatalogue();
    std::optional<Money> newPrice() const; // none: as now

    QList<int> m_offered; // lengths, in months
    Segmented *m_lengths = nullptr;
    WholeNumberBox *m_other = nullptr;
    QLabel *m_inAll = nullptr;
    PriceChoice *m_price = nullptr;
    QComboBox *m_reason = nullptr;
    QPlainTextEdit *m_notes = nullptr;
    std::optional<Money> m_catalogue;
    Latest m_reads;
};

} // namespace onhire
