// SPDX-License-Identifier: GPL-3.0-or-later
// A better device under a new contract: at once, or when the old one is back.
#pragma once

#include "ui/subscriptions/guided/subscription_fields.h"

namespace onhire {

class PriceChoice;
class RecordPicker;
class Segmented;

class UpgradeFields : public SubscriptionFields
{
    Q_OBJECT

public:
    UpgradeFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent = nullptr);

    QString verb() const override { return tr("Upgrade"); }
    GuidedLook look() const override;
    void renew() override { offerLengths(); }
    QString missing() const override;

    RecordPicker *variant() const { return m_variant; }
    RecordPicker *device() const { return m_device; }
    Segmented *lengths() const { return m_lengths; }

private:
    enum Price { Catalogue, Typed };

    void addLengths();
    void offerLengths();
    void chooseVariant();

    QList<int> m_offered; // lengths, in months
    RecordPicker *m_variant;
    Segmented *m_lengths = nullptr;
    RecordPicker *m_device;
    PriceChoice *m_price;
    QComboBox *m_reason;
    QPlainTextEdit *m_notes;
};

} // namespace onhire
